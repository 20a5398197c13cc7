import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Queries } from '../../../platform/db/index.ts';
import { commitmentOf, drawPrizes, type DrawBoard } from './boards.ts';

interface Lottery {
  readonly code: string;
  readonly name: string;
  readonly board: DrawBoard;
  readonly region: 'north' | 'central' | 'south' | null;
}

const MINUTE_MS = 60_000;
const DAY_MS = 1440 * MINUTE_MS;
/** Draws shown of a Vietnamese lottery, and of each other one. */
const SHOWN = { vietnamese: 40, other: 12 };
/** Minutes after midnight UTC at which the boards open. */
const OPENS = { north: 675, central: 615, south: 555 } as const;
const EVENING = 780;
const WORDS_OF_MINUTES: readonly (readonly [RegExp, number])[] = [[/one minute|minute 5|fast|rush|racing/i, 1], [/two minutes/i, 2], [/three minutes/i, 3], [/five minutes/i, 5]];

/** Minutes between two draws of a lottery; once a day unless its name contains another interval. */
function minutesBetween({ name }: Lottery): number {
  return WORDS_OF_MINUTES.find(([words]) => words.test(name))?.[1] ?? 1440;
}

/** The latest draws of a lottery that opened at or before `now`, latest first. */
function timesOf(lottery: Lottery, now: number): { readonly issue: string; readonly at: number }[] {
  const minutes = minutesBetween(lottery);
  const daily = minutes === 1440;
  const offset = daily ? (lottery.region === null ? EVENING : OPENS[lottery.region]) * MINUTE_MS : 0;
  const step = minutes * MINUTE_MS;
  const latest = Math.floor((now - offset) / step) * step + offset;
  return Array.from({ length: lottery.region === null ? SHOWN.other : SHOWN.vietnamese }, (_, index) => {
    const at = latest - index * step;
    const day = new Date(at).toISOString().slice(0, 10).replaceAll('-', '');
    return { at, issue: daily ? day : `${day}-${String(Math.floor((at % DAY_MS) / step) + 1).padStart(4, '0')}` };
  });
}

/** The seed of a demonstration draw, which anyone can recompute: SHA-256 of `livery demonstration draw <game> <issue>`. */
export function demonstrationSeed(gameCode: string, issue: string): Buffer {
  return createHash('sha256').update(`livery demonstration draw ${gameCode} ${issue}`).digest();
}

/**
 * Writes the draws of every lottery that a tenant offers and that no game server draws, marked as demonstrations: those opened after `since` and until
 * `now` (both milliseconds), the latest of each lottery. Draws that are there stay.
 */
export async function writeDemonstrationDraws(query: Queries, tenantId: string, now: number, since = Number.NEGATIVE_INFINITY): Promise<void> {
  const lotteries = await query
    .selectFrom('tenant_game as offer')
    .innerJoin('game', 'game.code', 'offer.game_code')
    .innerJoin('game_vendor as vendor', 'vendor.code', 'game.vendor_code')
    .select(['game.code', 'game.name', 'game.draw_board as board', 'game.draw_region as region'])
    .where('offer.tenant_id', '=', tenantId)
    .where('game.draw_board', 'is not', null)
    // A vendor with a game server draws by itself: no other numbers may stand for its draws.
    .where('vendor.origin', 'is', null)
    .$castTo<Lottery>()
    .execute();
  const draws = lotteries.flatMap((lottery) =>
    timesOf(lottery, now).filter(({ at }) => at > since).map(({ issue, at }) => {
      const seed = demonstrationSeed(lottery.code, issue);
      return {
        game_code: lottery.code, issue, opened_at: new Date(at).toISOString(), board: lottery.board,
        prizes: drawPrizes(lottery.board, seed), commitment: commitmentOf(seed), seed: seed.toString('hex'),
      };
    }),
  );
  if (draws.length === 0) return;
  // As one value: some thousand parameters take longer to write down than the draws themselves.
  await sql`
    insert into lottery_draw (tenant_id, game_code, issue, opened_at, board, prizes, commitment, seed, demonstration)
      select ${tenantId}::text, draw.*, true
        from json_to_recordset(${JSON.stringify(draws)}::text::json)
          as draw(game_code text, issue text, opened_at timestamptz, board text, prizes jsonb, commitment text, seed text)
      on conflict do nothing`.execute(query);
}
