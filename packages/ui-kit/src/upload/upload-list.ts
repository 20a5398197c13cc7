import { imageType } from './image-type.ts';
import type { ImageType } from './image-type.ts';

export interface ImageLimits {
  readonly maxFiles: number;
  /** Maximum size of one file. */
  readonly maxBytes: number;
  readonly types: readonly ImageType[];
}

export const defaultImageLimits: ImageLimits = { maxFiles: 3, maxBytes: 5 * 1024 * 1024, types: ['png', 'jpeg'] };

/** Uploads one file. Rejects on failure; stops when the signal aborts. Progress is a share from 0 to 1. */
export type UploadFile<T> = (file: File, options: { readonly signal: AbortSignal; readonly onProgress: (share: number) => void }) => Promise<T>;

interface Upload {
  readonly id: string;
  readonly file: File;
  /** Object URL of the preview. */
  readonly url: string;
}

export type UploadItem<T> = Upload &
  (
    | { readonly status: 'uploading'; /** From 0 to 1. */ readonly progress: number }
    | { readonly status: 'done'; readonly result: T }
    | { readonly status: 'failed'; readonly error: unknown }
  );

export type RefusalReason = 'wrongType' | 'tooLarge' | 'tooMany' | 'duplicate';

/** A rejected file and the reason. */
export interface Refusal {
  readonly id: string;
  readonly name: string;
  readonly reason: RefusalReason;
}

/** What happened to a file, for a live region. */
export interface UploadEvent {
  readonly id: string;
  readonly kind: 'uploaded' | 'failed' | 'removed';
  readonly name: string;
  readonly error?: unknown;
}

export interface UploadSnapshot<T> {
  readonly items: readonly UploadItem<T>[];
  /** Rejections of the latest addition. */
  readonly refused: readonly Refusal[];
  /** Since the latest addition, oldest first. */
  readonly events: readonly UploadEvent[];
}

/** How many added files are not uploaded. */
export interface Unfinished {
  /** Being checked or uploaded. */
  readonly pending: number;
  readonly failed: number;
}

export interface UploadSettings<T> {
  readonly upload: UploadFile<T>;
  readonly limits: ImageLimits;
  /** Receives the results of all uploaded files on every change. */
  readonly onResults: (results: readonly T[]) => void;
  /** Receives how many files are not uploaded, whenever that changes. */
  readonly onUnfinished?: ((unfinished: Unfinished) => void) | undefined;
}

const sameFile = (one: File, other: File) => one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

/** Files uploading or uploaded. Concurrent additions are checked one after another, so that the limits hold. */
export class UploadList<T> {
  #settings: UploadSettings<T>;
  #snapshot: UploadSnapshot<T> = { items: [], refused: [], events: [] };
  #listeners = new Set<() => void>();
  #running = new Map<string, AbortController>();
  #adding: Promise<void> = Promise.resolve();
  #stopped = false;
  #checking = 0;
  #unfinished: Unfinished = { pending: 0, failed: 0 };
  #nextId = 0;

  constructor(settings: UploadSettings<T>) {
    this.#settings = settings;
  }

  /** Sets the settings for later uploads and reports. */
  configure(settings: UploadSettings<T>): void {
    this.#settings = settings;
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly snapshot = () => this.#snapshot;

  /** Adds the files that fit the limits and starts their uploads; lists the others as refused. */
  add(files: readonly File[]): Promise<void> {
    this.#checking += files.length;
    this.#reportUnfinished();
    this.#adding = this.#adding.then(async () => {
      this.#update({ events: [] });
      const refused: Refusal[] = [];
      for (const file of files) {
        const reason = await this.#refusal(file);
        if (this.#stopped) return;
        this.#checking -= 1;
        if (reason === undefined) this.#start(file);
        else refused.push({ id: this.#id(), name: file.name, reason });
      }
      this.#update({ refused });
    });
    return this.#adding;
  }

  /** Retries a failed upload. */
  retry(id: string): void {
    const item = this.#snapshot.items.find((each) => each.id === id);
    if (item?.status === 'failed') this.#run(item);
  }

  /** Removes a file and aborts its upload if it is running. */
  remove(id: string): void {
    const item = this.#snapshot.items.find((each) => each.id === id);
    if (item === undefined) return;
    this.#release(item);
    this.#update({ items: this.#snapshot.items.filter((each) => each !== item), ...this.#withEvent({ kind: 'removed', name: item.file.name }) });
    if (item.status === 'done') this.#report();
  }

  /** Takes files with these results off the list, without telling of it: they went on to where they belong. */
  take(results: readonly T[]): void {
    const taken = this.#snapshot.items.filter((item) => item.status === 'done' && results.includes(item.result));
    if (taken.length === 0) return;
    for (const item of taken) this.#release(item);
    this.#update({ items: this.#snapshot.items.filter((item) => !taken.includes(item)) });
    this.#report();
  }

  /** Allows additions again after `stop`. */
  resume(): void {
    this.#stopped = false;
  }

  /** Aborts all uploads and revokes the previews. */
  stop(): void {
    this.#stopped = true;
    this.#checking = 0;
    for (const item of this.#snapshot.items) this.#release(item);
    this.#update({ items: [], refused: [], events: [] });
  }

  #withEvent(event: Omit<UploadEvent, 'id'>): Pick<UploadSnapshot<T>, 'events'> {
    return { events: [...this.#snapshot.events, { ...event, id: this.#id() }] };
  }

  #id(): string {
    this.#nextId += 1;
    return String(this.#nextId);
  }

  async #refusal(file: File): Promise<RefusalReason | undefined> {
    const { maxBytes, maxFiles, types } = this.#settings.limits;
    const type = await imageType(file);
    const { items } = this.#snapshot;
    if (items.some((item) => sameFile(item.file, file))) return 'duplicate';
    if (type === undefined || !types.includes(type)) return 'wrongType';
    if (file.size > maxBytes) return 'tooLarge';
    return items.length >= maxFiles ? 'tooMany' : undefined;
  }

  #start(file: File): void {
    this.#run({ id: this.#id(), file, url: URL.createObjectURL(file) });
  }

  #run({ id, file, url }: Upload): void {
    const controller = new AbortController();
    this.#running.set(id, controller);
    const put = (item: UploadItem<T>, event?: Omit<UploadEvent, 'id'>) => {
      if (controller.signal.aborted) return;
      const known = this.#snapshot.items.some((each) => each.id === id);
      const items = known ? this.#snapshot.items.map((each) => (each.id === id ? item : each)) : [...this.#snapshot.items, item];
      this.#update({ items, ...(event === undefined ? {} : this.#withEvent(event)) });
    };
    put({ id, file, url, status: 'uploading', progress: 0 });
    const onProgress = (share: number) => {
      if (this.#running.get(id) === controller) put({ id, file, url, status: 'uploading', progress: Math.min(Math.max(share, 0), 1) });
    };
    const send = async () => this.#settings.upload(file, { signal: controller.signal, onProgress });
    void send().then(
      (result) => {
        if (this.#running.get(id) !== controller) return;
        this.#running.delete(id);
        put({ id, file, url, status: 'done', result }, { kind: 'uploaded', name: file.name });
        this.#report();
      },
      (error: unknown) => {
        if (this.#running.get(id) !== controller) return;
        this.#running.delete(id);
        put({ id, file, url, status: 'failed', error }, { kind: 'failed', name: file.name, error });
      },
    );
  }

  #release({ id, url }: Upload): void {
    this.#running.get(id)?.abort();
    this.#running.delete(id);
    URL.revokeObjectURL(url);
  }

  #report(): void {
    this.#settings.onResults(this.#snapshot.items.flatMap((item) => (item.status === 'done' ? [item.result] : [])));
  }

  #reportUnfinished(): void {
    const count = (wanted: UploadItem<T>['status']) => this.#snapshot.items.filter(({ status }) => status === wanted).length;
    const unfinished = { pending: this.#checking + count('uploading'), failed: count('failed') };
    const { pending, failed } = this.#unfinished;
    this.#unfinished = unfinished;
    if (pending !== unfinished.pending || failed !== unfinished.failed) this.#settings.onUnfinished?.(unfinished);
  }

  #update(change: Partial<UploadSnapshot<T>>): void {
    this.#snapshot = { ...this.#snapshot, ...change };
    this.#reportUnfinished();
    for (const listener of this.#listeners) listener();
  }
}
