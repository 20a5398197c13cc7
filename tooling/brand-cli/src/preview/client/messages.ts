/** A theme as a page takes it: the part that stands in the page, and the rest. */
export interface PageSheets {
  readonly css: string;
  readonly rest: string;
}

/** A brand as its files are now. */
export interface EditedBrand {
  /** The brand object as JSON, as a page's brand chunk exports it: most edits leave it as it was, and a text is passed on at once. */
  readonly brand: string;
  /** Platform code of a page's language → its theme. */
  readonly themes: Readonly<Record<string, PageSheets>>;
}

/** An edited brand for a page that shows it already. */
export interface BrandMessage {
  readonly kind: 'livery:brand';
  /** Counts the changes. */
  readonly change: number;
  /** The brand object as JSON. */
  readonly brand: string;
  /** The theme for the language of the page as it was served. */
  readonly theme: PageSheets | undefined;
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
  readonly brand: EditedBrand | undefined;
  /** HTML of the icons and of the e-mails' list, which have no application to take a change. */
  readonly icons: string;
}
