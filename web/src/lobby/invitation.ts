// Invitations: what somebody types or pastes to get to a table.

/** The page that a code, or an address with one, leads to; null if nothing was given. */
export function pathOf(text: string): string | null {
  const given = text.trim();
  const found = /(?:^|\/)(join|table)\/([\w-]+)/.exec(given);
  if (found) return `/${found[1]}/${found[2]}`;
  return given ? `/join/${encodeURIComponent(given)}` : null;
}
