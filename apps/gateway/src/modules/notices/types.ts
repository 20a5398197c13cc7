/** Kinds of announcement: B bulletin, PL player, PU pop-up, PR promotion, H home. */
export type AnnouncementType = 'B' | 'PL' | 'PU' | 'PR' | 'H';

/** Texts by platform language code. */
export type Texts<Text> = Readonly<Record<string, Text>>;

/** An announcement to write. */
export interface NewAnnouncement {
  readonly type: AnnouncementType;
  readonly publishedAt: Date;
  readonly endsAt?: Date;
  /** `content` is HTML and is sanitised. */
  readonly texts: Texts<{ readonly title: string; readonly content: string }>;
}

/** A banner to write; an id written before is replaced. */
export interface NewBanner {
  readonly id: string;
  readonly group: string;
  readonly position: number;
  readonly link: `/${string}`;
  readonly startsAt: Date;
  readonly endsAt?: Date;
  readonly texts: Texts<{ readonly title: string; readonly text: string; readonly action: string }>;
}

/** A promotion to write; an id written before is replaced. */
export interface NewPromotion {
  readonly id: string;
  readonly position: number;
  readonly startsAt: Date;
  readonly endsAt?: Date;
  readonly texts: Texts<{ readonly title: string; readonly summary: string }>;
}

/** A prize that was paid. */
export interface Win {
  readonly id: string;
  /** The player's full user name; it is masked before it leaves. */
  readonly username: string;
  readonly vendor: string;
  readonly gameCode: string;
  /** Minor units. */
  readonly prize: bigint;
  readonly currency: string;
  readonly at: Date;
}

/** The source of the winners board: settled rounds. */
export interface WinsPort {
  /** The largest prizes of real money since a moment, largest first. */
  largest(tenantId: string, since: Date, limit: number): Promise<readonly Win[]>;
}
