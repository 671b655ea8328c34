// A notice of the system when it becomes this person's turn while they look elsewhere, and a badge
// where the platform has one. Nothing is shown to whoever has not asked for it.

/** What a browser can do beyond its page. */
export interface Outside {
  isHidden(): boolean;
  /** Shows a notice; the answer takes it away again. */
  show(title: string, text: string): () => void;
  badge(count: number): void;
}

export class Notice {
  #mine = false;
  #away: (() => void) | null = null;

  constructor(readonly outside: Outside) {}

  /** Told at every change whose turn it is; only the beginning of one's own is worth a notice. */
  turn(mine: boolean, wanted: boolean, title: string, text: string): void {
    const begins = mine && !this.#mine;
    this.#mine = mine;
    if (!mine) this.seen();
    if (!begins || !wanted || !this.outside.isHidden()) return;
    this.#away = this.outside.show(title, text);
    this.outside.badge(1);
  }

  /** The person is back, or nothing is asked of them any more. */
  seen(): void {
    if (!this.#away) return;
    this.#away();
    this.#away = null;
    this.outside.badge(0);
  }
}

/** Whether notices can be had at all here. */
export const canNotify = (): boolean => typeof Notification !== "undefined";

/** Asks for the right to show notices, which a person may refuse. */
export const mayNotify = async (): Promise<boolean> =>
  canNotify() && (await Notification.requestPermission()) === "granted";

/** A count on the icon of the app. An ornament: where it cannot be set, nothing is lost. */
export function showBadge(count: number): void {
  if ("setAppBadge" in navigator) void navigator.setAppBadge(count).catch(() => undefined);
}

/** By the worker where there is one, as phones know no other way; a tap brings the page back. */
async function shownBy(
  workers: ServiceWorkerContainer | undefined,
  title: string,
  wishes: NotificationOptions,
): Promise<() => void> {
  const worker = await workers?.getRegistration();
  if (!worker) return shownByPage(title, wishes);
  await worker.showNotification(title, wishes);
  return async () => {
    for (const shown of await worker.getNotifications({ tag: wishes.tag })) shown.close();
  };
}

function shownByPage(title: string, wishes: NotificationOptions): () => void {
  const shown = new Notification(title, wishes);
  shown.onclick = () => {
    window.focus();
    shown.close();
  };
  return () => shown.close();
}

export const browser: Outside = {
  isHidden: () => document.hidden,
  show(title, text) {
    const shown = shownBy(navigator.serviceWorker, title, {
      body: text,
      tag: location.pathname,
      data: location.href,
    });
    return () => void shown.then((away) => away());
  },
  badge: showBadge,
};
