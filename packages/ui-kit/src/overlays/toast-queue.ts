import type { NoticeTone } from '../status/notice.tsx';

/** A short message about something that happened. */
export interface ToastMessage {
  readonly tone: NoticeTone;
  readonly title: string;
  readonly description?: string;
  /** One thing to do about it. */
  readonly action?: { readonly label: string; readonly onAction: () => void };
}

/** How a message is shown. */
export interface ToastTiming {
  /** Milliseconds until it goes by itself; `null` stays until closed. Time stands still while pointed at or focused. */
  readonly timeout?: number | null;
}

/** How long a message stays when nothing else is said, in milliseconds. */
export const TOAST_TIMEOUT = 6000;

/** A message on its way to the screen. */
export interface QueuedMessage {
  readonly key: string;
  readonly message: ToastMessage;
  readonly timeout: number | null;
}

/** What happens in a queue. */
export type ToastEvent = { readonly type: 'add'; readonly entry: QueuedMessage } | { readonly type: 'close'; readonly key: string };

/**
 * Messages that wait for the toast region. Free of React Aria, so that any code may add to it at any time;
 * what came before the region loaded is shown when it does.
 */
export class ToastQueue {
  readonly #waiting = new Map<string, QueuedMessage>();
  readonly #listeners = new Set<(event: ToastEvent) => void>();
  #count = 0;

  /** Shows a message. @returns its key, to close it by. */
  add(message: ToastMessage, { timeout = TOAST_TIMEOUT }: ToastTiming = {}): string {
    this.#count += 1;
    const entry = { key: `toast-${this.#count}`, message, timeout };
    if (this.#listeners.size === 0) this.#waiting.set(entry.key, entry);
    else this.#tell({ type: 'add', entry });
    return entry.key;
  }

  /** Takes a message away, if it is still there. */
  close(key: string): void {
    this.#waiting.delete(key);
    this.#tell({ type: 'close', key });
  }

  /** Hands over what waits and what comes. @returns a function that stops. */
  subscribe(listener: (event: ToastEvent) => void): () => void {
    this.#listeners.add(listener);
    for (const entry of this.#waiting.values()) listener({ type: 'add', entry });
    this.#waiting.clear();
    return () => this.#listeners.delete(listener);
  }

  #tell(event: ToastEvent): void {
    for (const listener of this.#listeners) listener(event);
  }
}

/** The application's queue. */
export const toasts = /* @__PURE__ */ new ToastQueue();
