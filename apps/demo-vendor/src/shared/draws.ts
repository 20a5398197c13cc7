import type { GameInfo } from './protocol.ts';

/** How the numbers of a draw are laid out; the platform's names. */
export type DrawBoard = 'vnNorth' | 'vnSouth' | 'fourD' | 'ssc' | 'threeD' | 'twoD' | 'elevenFive' | 'pk10' | 'k3' | 'fishPrawnCrab' | 'lucky28' | 'keno' | 'markSix' | 'thai';

/** What a lottery draws, and when. */
export interface DrawPlan {
  readonly board: DrawBoard;
  /** Between two draws, in milliseconds. */
  readonly periodMs: number;
  /** The first draw after midnight of 1 January 1970 UTC, in milliseconds. */
  readonly offsetMs: number;
}

/** Bets on a draw are closed so long before it, in milliseconds. */
export const CLOSED_BEFORE_MS = 10_000;

const MINUTE_MS = 60_000;
const DAY_MS = 1440 * MINUTE_MS;

const BOARDS: readonly (readonly [RegExp, DrawBoard])[] = [
  [/4d|pick 4/, 'fourD'],
  [/2d|two digits/, 'twoD'],
  [/3d|three digits|fast 3$|index|cambodia/, 'threeD'],
  [/11 of 5|eleven five/, 'elevenFive'],
  [/pk10|racing/, 'pk10'],
  [/three dice|big small/, 'k3'],
  [/fish prawn crab/, 'fishPrawnCrab'],
  [/lucky 28|colour guess/, 'lucky28'],
  [/keno/, 'keno'],
  [/mark six|double colour/, 'markSix'],
  [/thai|lao/, 'thai'],
];
const NORTH = /northern|hanoi/;
const CENTRAL = /da nang|hue|khanh hoa|quang nam/;
/** Minutes between two draws by words of the title; the others draw once a day. */
const MINUTES: readonly (readonly [RegExp, number])[] = [[/one minute|minute 5|fast|rush|racing/, 1], [/two minutes/, 2], [/three minutes/, 3], [/five minutes|vip|special/, 5]];
/** Minutes after midnight UTC of the daily draws. */
const DAILY = { north: 675, central: 615, south: 555, others: 780 } as const;

/** The plan of a lottery by its vendor and its code, whose words are those of its title. */
export function drawPlanOf(vendor: string, gameCode: string): DrawPlan {
  const words = gameCode.slice(vendor.length + 1).replaceAll('-', ' ');
  const vietnam = vendor === 'TCG_LOTTO_VN';
  const north = NORTH.test(words);
  const board = north ? 'vnNorth' : vietnam ? 'vnSouth' : (BOARDS.find(([named]) => named.test(words))?.[1] ?? 'ssc');
  const minutes = MINUTES.find(([named]) => named.test(words))?.[1];
  if (minutes !== undefined) return { board, periodMs: minutes * MINUTE_MS, offsetMs: 0 };
  const hour = !vietnam ? DAILY.others : north ? DAILY.north : CENTRAL.test(words) ? DAILY.central : DAILY.south;
  return { board, periodMs: DAY_MS, offsetMs: hour * MINUTE_MS };
}

/** Whether a code can be one of a vendor's lotteries: it begins with the vendor's, and continues with words. */
export function isLotteryOf(vendor: string, gameCode: string): boolean {
  const start = `${vendor.toLowerCase().replaceAll('_', '-')}-`;
  return gameCode.startsWith(start) && /^[a-z\d]+(?:-[a-z\d]+)*$/.test(gameCode.slice(start.length));
}

/** When a draw of a plan takes place; draws are numbered from the first one. Milliseconds since 1970 UTC. */
export function drawTimeOf({ periodMs, offsetMs }: DrawPlan, number: number): number {
  return number * periodMs + offsetMs;
}

/** The latest draw at or before a time. */
export function latestDrawAt({ periodMs, offsetMs }: DrawPlan, now: number): number {
  return Math.floor((now - offsetMs) / periodMs);
}

/** The draw that bets are accepted on at a time. */
export function openDrawAt(plan: DrawPlan, now: number): number {
  return latestDrawAt(plan, now + CLOSED_BEFORE_MS) + 1;
}

/** A draw's issue as the platform writes it: its day and, where there are several, its count within the day. */
export function issueOf(plan: DrawPlan, number: number): string {
  const at = drawTimeOf(plan, number);
  const day = new Date(at).toISOString().slice(0, 10).replaceAll('-', '');
  return plan.periodMs === DAY_MS ? day : `${day}-${String(Math.floor((at % DAY_MS) / plan.periodMs) + 1).padStart(4, '0')}`;
}

/** A prize of a draw with its numbers. */
export interface DrawPrize {
  readonly tier: string;
  readonly numbers: readonly string[];
}

/** A draw that has taken place, as the platform publishes it. */
export interface PastDraw {
  readonly game: string;
  readonly issue: string;
  /** ISO 8601, UTC. */
  readonly openedAt: string;
  readonly board: DrawBoard;
  readonly prizes: readonly DrawPrize[];
  /** SHA-256 in hex of the seed's bytes, published before the draw. */
  readonly commitment: string;
  /** 32 bytes in hex. */
  readonly seed: string;
}

/** Description of a lottery with scheduled draws. */
export interface DrawsInfo extends GameInfo {
  readonly board: DrawBoard;
}

/** A bet on a draw. */
export interface DrawChoice {
  readonly numbers: readonly number[];
  readonly issue: string;
  /** What was published of the draw when the bet was placed; bets of before have none, nor have requests. */
  readonly commitment?: string;
}

/** The draw of a bet. */
export interface DrawOutcome {
  /** The numbers that the bet is decided by, those of the first prize. */
  readonly drawn: readonly number[];
  readonly hits: number;
  readonly commitment: string;
  readonly seed: string;
}

/** A lottery as its players see it. */
export interface DrawsState {
  /** The server's clock, milliseconds since 1970 UTC. */
  readonly now: number;
  /** The draw that bets are accepted on. */
  readonly open: { readonly number: number; readonly issue: string; readonly closesAt: number; readonly drawnAt: number; readonly commitment: string };
  /** Draws that have taken place, newest first, with the numbers that bets are decided by. */
  readonly past: readonly (PastDraw & { readonly drawn: readonly number[] })[];
}
