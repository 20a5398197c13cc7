/** Remembers recently shown URLs, so that they show again without a fade. */
export class ImageCache {
  readonly #limit: number;
  readonly #urls = new Set<string>();

  /** @param limit number of URLs kept; the least recently used one is dropped first. */
  constructor(limit: number) {
    this.#limit = limit;
  }

  get size(): number {
    return this.#urls.size;
  }

  has(url: string): boolean {
    if (!this.#urls.delete(url)) return false;
    this.#urls.add(url);
    return true;
  }

  add(url: string): void {
    this.#urls.delete(url);
    this.#urls.add(url);
    if (this.#urls.size <= this.#limit) return;
    const oldest = this.#urls.values().next().value;
    if (oldest !== undefined) this.#urls.delete(oldest);
  }
}
