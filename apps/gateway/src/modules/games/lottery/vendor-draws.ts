import { sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '../../../platform/db/index.ts';
import { commitmentOf, drawBoards, drawPrizes } from './boards.ts';

/** A draw as its vendor publishes it. */
const drawSchema = z.object({
  game: z.string().max(64),
  issue: z.string().min(1).max(32),
  openedAt: z.iso.datetime(),
  board: z.enum(drawBoards),
  prizes: z.array(z.object({ tier: z.string().max(8), numbers: z.array(z.string().max(8)).max(40) })).max(16),
  commitment: z.string().regex(/^[0-9a-f]{64}$/),
  seed: z.string().regex(/^[0-9a-f]{64}$/),
});
const answerSchema = z.object({ draws: z.array(drawSchema).max(10_000) });
type VendorDraw = z.infer<typeof drawSchema>;

/** How many draws of each lottery are asked for: usually, and after a time in which none were. */
const ASKED = { usually: 12, first: 40, afterOutage: 100 };
/** A vendor computes no more draws for one answer. */
const MOST = 1000;
const OUTAGE_MS = 5 * 60_000;
const TIMEOUT_MS = 8000;

export interface VendorDrawsDeps {
  readonly db: Database;
  readonly tenants: { all(): readonly { readonly id: string }[] };
  readonly fetch: typeof fetch;
  /** Called for a draw that is not published because its numbers do not follow from its seed, or its board is another one. */
  readonly onFault: (error: Error) => void;
}

/** Publishes what the vendors of lotteries drew. */
export interface VendorDraws {
  /** Asks every vendor for its latest draws and publishes those that are new. Vendors that do not answer are asked again the next time. */
  publish(): Promise<void>;
}

interface Lotteries {
  readonly vendor: string;
  readonly origin: string;
  readonly boards: ReadonlyMap<string, string>;
}

/** Why a draw is not published; undefined when it is as its seed says. */
function faultOf(draw: VendorDraw, boards: ReadonlyMap<string, string>): string | undefined {
  const seed = Buffer.from(draw.seed, 'hex');
  if (boards.get(draw.game) !== draw.board) return `is drawn on ${draw.board} in place of ${boards.get(draw.game) ?? 'nothing'}`;
  if (commitmentOf(seed) !== draw.commitment) return 'has a commitment that is not its seed’s';
  if (JSON.stringify(drawPrizes(draw.board, seed)) !== JSON.stringify(draw.prizes)) return 'has numbers that do not follow from its seed';
  return undefined;
}

/**
 * Creates what publishes the draws of vendors. The vendor draws and decides its bets; the platform shows the same numbers, after
 * it has computed them from the published seed. A demonstration that stands for such a draw is replaced.
 */
export function createVendorDraws({ db, tenants, fetch, onFault }: VendorDrawsDeps): VendorDraws {
  /** When a vendor has answered last. */
  const answered = new Map<string, number>();
  /** The latest issue of a lottery that was published. */
  const published = new Map<string, string>();
  /** Faults that were said, which are found each time. */
  const told = new Set<string>();

  async function lotteriesByVendor(): Promise<Lotteries[]> {
    const rows = await db.query
      .selectFrom('game')
      .innerJoin('game_vendor as vendor', 'vendor.code', 'game.vendor_code')
      .select(['game.code', 'game.draw_board as board', 'vendor.code as vendor', 'vendor.origin'])
      .where('game.type', '=', 'LOTT')
      .where('game.draw_board', 'is not', null)
      .where('vendor.origin', 'is not', null)
      .orderBy('game.code')
      .execute();
    return [...Map.groupBy(rows, (row) => row.vendor)].map(([vendor, games]) => ({ vendor, origin: games[0]?.origin ?? '', boards: new Map(games.map(({ code, board }) => [code, board ?? ''])) }));
  }

  async function drawsOf({ vendor, origin, boards }: Lotteries, now: number): Promise<readonly VendorDraw[]> {
    const last = answered.get(vendor);
    const count = last === undefined ? ASKED.first : now - last > OUTAGE_MS ? ASKED.afterOutage : ASKED.usually;
    const query = new URLSearchParams({ vendor, codes: [...boards.keys()].join(), count: String(Math.min(count, Math.floor(MOST / boards.size))) });
    const response = await fetch(`${origin}/draws?${query.toString()}`, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => undefined);
    const answer = response?.ok === true ? answerSchema.safeParse(await response.json().catch(() => undefined)) : undefined;
    if (answer?.success !== true) return [];
    answered.set(vendor, now);
    return answer.data.draws;
  }

  async function write(draws: readonly VendorDraw[]): Promise<void> {
    const ids = tenants.all().map(({ id }) => id);
    await sql`
      insert into lottery_draw (tenant_id, game_code, issue, opened_at, board, prizes, commitment, seed, demonstration)
        select offer.tenant_id, draw.game, draw.issue, draw."openedAt", draw.board, draw.prizes, draw.commitment, draw.seed, false
          from json_to_recordset(${JSON.stringify(draws)}::text::json)
            as draw(game text, issue text, "openedAt" timestamptz, board text, prizes jsonb, commitment text, seed text)
          join tenant_game as offer on offer.game_code = draw.game and offer.tenant_id = any(${ids}::text[])
        on conflict (tenant_id, game_code, issue) do update
          set opened_at = excluded.opened_at, board = excluded.board, prizes = excluded.prizes, commitment = excluded.commitment, seed = excluded.seed, demonstration = false
          where lottery_draw.demonstration`.execute(db.query);
  }

  return {
    async publish() {
      const now = db.clock.now();
      for (const lotteries of await lotteriesByVendor()) {
        // One that comes too early, from a clock that is ahead, is published when its time has come.
        const fresh = (await drawsOf(lotteries, now)).filter(({ game, issue, openedAt }) => lotteries.boards.has(game) && (published.get(game) ?? '') < issue && Date.parse(openedAt) <= now);
        const sound = fresh.filter((draw) => {
          const fault = faultOf(draw, lotteries.boards);
          const text = `${lotteries.vendor}: draw ${draw.issue} of ${draw.game} ${fault}.`;
          if (fault !== undefined && !told.has(text)) onFault(new Error(text));
          if (fault !== undefined) told.add(text);
          return fault === undefined;
        });
        if (sound.length > 0) await write(sound);
        for (const { game, issue } of sound) if ((published.get(game) ?? '') < issue) published.set(game, issue);
      }
    },
  };
}
