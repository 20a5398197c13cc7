/** A brand as its files are now, for a page that shows it already. */
export interface BrandMessage {
  readonly kind: 'livery:brand';
  /** Counts the changes. */
  readonly change: number;
  /** The brand object, as a page's brand chunk exports it. */
  readonly brand: { readonly languages: { readonly offered: readonly string[] } };
  /** Platform code of a page's language → its theme: the part that stands in the page, and the rest. */
  readonly themes: Readonly<Record<string, { readonly css: string; readonly rest: string }>>;
}

/** What a page in a frame tells the page around it: that the application stands, and which change has been painted. */
export type FrameMessage = { readonly kind: 'livery:shown' } | { readonly kind: 'livery:painted'; readonly change: number };

/** What the page learns from the server after each change. */
export interface ChangeMessage {
  readonly change: number;
  /** When the file was saved, in milliseconds since 1970. */
  readonly savedAt: number;
  /** Lines of `brand:check`, with the ids of the places where each shows. */
  /** Which pictures the page has: where it differs, the page is another one. */
  readonly pictures: string;
  readonly faults: readonly { readonly text: string; readonly at: readonly string[] }[];
  /** The brand; undefined while it has faults that keep it from being built. */
  readonly brand: BrandMessage | undefined;
  /** HTML of the icons and of the e-mails' list, which have no application to take a change. */
  readonly icons: string;
}
