/** What a message is about. */
export type InboxType = 'site' | 'account' | 'promotion';

/** Whom a message is for. */
export type Audience =
  | { readonly to: 'all' }
  | { readonly to: 'member'; readonly memberId: string }
  | {
      readonly to: 'segment';
      /** Null: both. */
      readonly kind: 'players' | 'agents' | null;
      readonly rankFrom: number | null;
      readonly registeredSince: Date | null;
    };

/** The words of a message in one language, clean. */
export interface InboxWords {
  readonly title: string;
  /** HTML, with links into the site alone. */
  readonly content: string;
}

/** A message to write. */
export interface NewInboxMessage {
  readonly type: InboxType;
  readonly audience: Audience;
  /** Path inside the site. */
  readonly link: string | null;
  readonly sentAt: Date;
  /** By platform language code. */
  readonly texts: Readonly<Record<string, InboxWords>>;
}

/** A message as its reader sees it. */
export interface InboxEntry {
  readonly id: string;
  readonly type: InboxType;
  readonly title: string;
  readonly content: string;
  readonly link: string | null;
  readonly sentAt: Date;
  readonly read: boolean;
}

/** Messages that have not been read. */
export interface Unread {
  readonly count: number;
  readonly byType: Readonly<Record<InboxType, number>>;
}
