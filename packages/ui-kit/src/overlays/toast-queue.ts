import type { NoticeTone } from '../status/notice.tsx';

/** A short message about an event. */
export interface ToastMessage {
  readonly tone: NoticeTone;
  readonly title: string;
  readonly description?: string;
  /** An optional action button. */
  readonly action?: { readonly label: string; readonly onAction: () => void };
}

export interface ToastTiming {
  /** Milliseconds until the message closes; `null` keeps it open. Paused while hovered or focused. */
  readonly timeout?: number | null;
}

/** Default display time in milliseconds. */
export const TOAST_TIMEOUT = 6000;

/** A message with its key and timing. */
export interface QueuedMessage {
  readonly key: string;
  readonly message: ToastMessage;
  readonly timeout: number | null;
}

/** A change of a queue. */
export type ToastEvent = { readonly type: 'add'; readonly entry: QueuedMessage } | { readonly type: 'close'; readonly key: string };

/**
 * Queue of messages for the toast region. Has no dependency on React Aria, so that any code can import it; messages
 * added before the region has loaded are shown afterwards.
 */
export class ToastQueue {
  readonly #waiting = new Map<string, QueuedMessage>();
  readonly #listeners = new Set<(event: ToastEvent) => void>();
  #count = 0;

  /** Adds a message. @returns its key, for `close`. */
  add(message: ToastMessage, { timeout = TOAST_TIMEOUT }: ToastTiming = {}): string {
    this.#count += 1;
    const entry = { key: `toast-${this.#count}`, message, timeout };
    if (this.#listeners.size === 0) this.#waiting.set(entry.key, entry);
    else this.#publish({ type: 'add', entry });
    return entry.key;
  }

  /** Removes a message if it is still queued or shown. */
  close(key: string): void {
    this.#waiting.delete(key);
    this.#publish({ type: 'close', key });
  }

  /** Passes queued and later messages to the listener. @returns a function that unsubscribes. */
  subscribe(listener: (event: ToastEvent) => void): () => void {
    this.#listeners.add(listener);
    for (const entry of this.#waiting.values()) listener({ type: 'add', entry });
    this.#waiting.clear();
    return () => this.#listeners.delete(listener);
  }

  #publish(event: ToastEvent): void {
    for (const listener of this.#listeners) listener(event);
  }
}

/** Queue of the application. */
export const toasts = /* @__PURE__ */ new ToastQueue();
