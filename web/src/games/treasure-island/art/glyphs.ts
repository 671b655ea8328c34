// Line drawings of 22 by 22 for actions, events and hint cards, drawn with the pen of the text.

export const ACTION_GLYPHS: Record<string, string> = {
  horse:
    "M5 18C5 12 6 9 9 6L9 3L12 5C16 5 19 8 19 12L16.6 13.6L14 11.6C13.6 14 15.4 15.6 15.4 18ZM12.6 8.2h.1",
  foot:
    "M8 3C10 3 10.6 6 10 9C9.6 11 6.4 11 6 9C5.4 6 6 3 8 3ZM6.4 12.6H9.8V14.4" +
    "C9.8 16.4 6.4 16.4 6.4 14.4ZM15.6 7C17.6 7 18 10 17.4 13C17 15 14 15 13.6 13" +
    "C13 10 13.6 7 15.6 7ZM14 16.6H17.2V18C17.2 20 14 20 14 18Z",
  small_search: "M11 6.2A4.8 4.8 0 1 0 11.01 6.2M11 9V13M9 11H13",
  large_search: "M11 3A8 8 0 1 0 11.01 3M11 8V14M8 11H14",
  verify:
    "M2.5 11C5.4 6.6 8.2 5 11 5C13.8 5 16.6 6.6 19.5 11C16.6 15.4 13.8 17 11 17" +
    "C8.2 17 5.4 15.4 2.5 11ZM11 8.2A2.8 2.8 0 1 0 11.01 8.2",
  full_gallop:
    "M3 8H8M2 12H7M4 16H8M10 18C10 13 11 10 13 8L13 5L15.6 7C18.4 7.2 20 9.4 20 12L18 13.2" +
    "L15.8 12C15.6 14 17 15.6 17 18Z",
  compass: "M11 2.8A8.2 8.2 0 1 0 11.01 2.8M11 5.6L13 11L11 16.4L9 11ZM9 11H13",
  king_george:
    "M6 9.6A5 5 0 1 1 16 9.6A5 5 0 1 1 6 9.6M6 8.4A2 2 0 1 0 5.6 11.6M16 8.4" +
    "A2 2 0 1 1 16.4 11.6M8.6 11.4C9.4 13 12.6 13 13.4 11.4M9 8.6h.1M13 8.6h.1M14 14" +
    "C17 16 18.6 18 17 20.4",
  spyglass:
    "M3 14.4L12.6 8.6L14.4 11.8L4.8 17.4ZM12.6 8.6L16.4 5.2L19 9.6L14.4 11.8M8 15.4L10 20M7.4 15.8L4.6 19.6",
  ancient_scrolls:
    "M5 4H15.6C18 4 18 7.6 15.6 7.6H14.4V16.4C14.4 18.6 11 18.6 11 16.4H4.6" +
    "C4.6 18.6 5.4 18.6 6.4 18.6H12.6M5 4C3.2 4 3.2 7.6 5 7.6H6.4V16.4M8.6 8.6H12M8.6 11.6H12",
  point: "M11 2.6V7M11 15V19.4M2.6 11H7M15 11H19.4M11 7.4A3.6 3.6 0 1 0 11.01 7.4",
  imprison: "M4 19V9A7 7 0 0 1 18 9V19ZM7.6 19V4.4M11 19V2.6M14.4 19V4.4M4 12H18",
  pass: "M4 11H16M12 6L17 11L12 16",
  give: "M3.5 10C3.5 6.6 5.6 5.4 7.4 5.4H14.6C16.4 5.4 18.5 6.6 18.5 10V17H3.5ZM3.5 10.6H18.5M9.4 9.4H12.6V13H9.4Z",
  lay_token: "M11 3.4A7.6 7.6 0 1 0 11.01 3.4M11 6.2A4.8 4.8 0 1 0 11.01 6.2",
  run:
    "M12 4.4A1.8 1.8 0 1 0 12.01 4.4M11.6 8L8 11.4L11.4 14L9.6 19M8 11.4L4.6 12.4M11.6 8" +
    "L15 10.4L18 9.4M11.4 14L15.4 18",
  pirate:
    "M3.6 9.4C6 5.6 8 6.6 9 4C10 2.4 12 2.4 13 4C14 6.6 16 5.6 18.4 9.4" +
    "C14 11.2 8 11.2 3.6 9.4ZM7 11C7 15 8.6 18 11 18C13.4 18 15 15 15 11",
  fog:
    "M3 8C6 6 8 10 11 8C14 6 16 10 19 8M3 12C6 10 8 14 11 12C14 10 16 14 19 12M3 16" +
    "C6 14 8 18 11 16C14 14 16 18 19 16",
  patrol: "M11 3L18 5.6V11C18 15 15 18 11 19.4C7 18 4 15 4 11V5.6ZM11 7V14",
  tunnel: "M4 18V11A7 7 0 0 1 18 11V18M7.6 18V12A3.4 3.4 0 0 1 14.4 12V18",
};

/** Which drawing stands for an action of a name not listed above. */
const SAME: Record<string, string> = {
  use_extra_search: "small_search",
  use_move_7: "horse",
  use_any_action: "give",
  nothing: "pass",
  no_trick: "pass",
  leave_it: "pass",
  end_turn: "pass",
  rest: "pass",
  take_pirate: "pirate",
  place_token: "pirate",
  send: "pirate",
  give_compass: "compass",
  phantom: "pirate",
  open_tunnels: "tunnel",
  play_hint: "card",
  exchange: "card",
};

export const EVENT_GLYPHS: Record<string, string> = {
  starting_hint:
    "M5 4H15.4C17.4 4 17.4 7.4 15.4 7.4H14V16.4C14 18.4 10.6 18.4 10.6 16.4H3.6" +
    "C3.6 18.4 4.4 18.4 5.4 18.4H12.4M5 4C3.4 4 3.4 7.4 5 7.4H6.4V16.4M8.6 7.4H11.8M8.6 10.2" +
    "H11.8M8.6 13H11.8",
  take_bluff:
    "M4 5.4C8 7.2 14 7.2 18 5.4C19 13 15 18 11 18.4C7 18 3 13 4 5.4ZM6.4 10" +
    "C7.2 9 8.8 9 9.6 10M15.6 10C14.8 9 13.2 9 12.4 10M8 14.4C9.6 15.8 12.6 15.4 14 10.6",
  prison: "M4 19V9A7 7 0 0 1 18 9V19ZM7.6 19V3M11 19V2M14.4 19V3M4 12H18",
  black_spot: "M4 11C3 7 6 3 11 3.6C15 2.600 19 7 18 11C19.4 15 15 19 11 18C7 19.4 3 15 4 11Z",
  black_spot_hint:
    "M6.6 3H15.4Q17 3 17 4.6V17.4Q17 19 15.4 19H6.6Q5 19 5 17.4V4.6Q5 3 6.6 3ZM11 7.6A3.4 3.4 0 1 0 11.01 7.6",
  escape: "M3 15C5 19 17 19 19 15ZM11 15V2M11 3C16 5 17 9 15.6 13H11M11 5C8 7 7 10 6.4 13H11",
};

export const CARD_GLYPHS: Record<string, string> = {
  altitude: "M3 18L9 7L12 12L14 9L19 18Z",
  level_line: "M3 15C6 9 16 9 19 15M6 16C8 12.600 14 12.600 16 16",
  elevation: "M3 18L9 7L12 12L14 9L19 18M16 7V3M14 5L16 3L18 5",
  out_of_reach: "M11 4.6A6.4 6.4 0 1 0 11.01 4.6M9.4 11H12.6M11 9.4V12.6",
  within_reach: "M11 4.6A6.4 6.4 0 1 0 11.01 4.6M8 8L14 14M14 8L8 14",
  close_shave: "M11 7A4 4 0 1 0 11.01 7M8.800 11H13.2",
  bearing: "M3 14H19M11 11V4M8.4 6.600L11 4L13.600 6.600",
  lost_quarter: "M11 3V19M3 11H19M13 9L18 4",
  whispers: "M4 8C8 4 14 4 18 8M6 11C9 8 13 8 16 11M9 14C10 13 12 13 13 14",
  rivals: "M11 3V19M6.2 9A2 2 0 1 0 6.21 9M15.8 9A2 2 0 1 0 15.81 9",
  nearest_rogue: "M11 11L4 5M11 11L18 6M11 11L12 19M11 8A3 3 0 1 0 11.01 8",
  rings: "M11 8A3 3 0 1 0 11.01 8M11 4A7 7 0 1 0 11.01 4",
  three_towers: "M11 4L19 17H3Z",
  one_of_three: "M3 9H9V15H3ZM13 9H19V15H13ZM8 3H14V8H8Z",
  corridor: "M7 3V19M15 3V19M11 7V15",
  from_my_window: "M5 17V5M5 17H17M5 17L16 6",
  cell_or_rogue: "M5 18L17 4M5 9V4H9V9ZM14 17C14 13 18 13 18 17Z",
  lay_of_the_land: "M3 16C6 10 9 10 11 15C13 11 16 11 19 16M5 5L9 9M9 5L5 9",
  cold_ground: "M11 3V19M4 7L18 15M18 7L4 15",
  cross_them_off: "M4 7L10 13M10 7L4 13M12 9L18 15M18 9L12 15",
};
const CARD =
  "M6.6 3H15.4Q17 3 17 4.6V17.4Q17 19 15.4 19H6.6Q5 19 5 17.4V4.6Q5 3 6.6 3ZM8.600 8H13.4M8.600 11.600H13.4";

export function actionGlyph(name: string, card?: unknown): string {
  const drawn = SAME[name] ?? name;
  if (drawn === "card") return CARD_GLYPHS[String(card)] ?? CARD;
  if (name.startsWith("say_")) return CARD_GLYPHS[name.slice(4)] ?? CARD;
  return ACTION_GLYPHS[drawn] ?? CARD;
}
