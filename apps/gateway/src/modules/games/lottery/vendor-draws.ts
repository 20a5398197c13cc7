import { sql } from 'kysely';
import { z } from 'zod';
import { anyOf, type Database } from '../../../platform/db/index.ts';
import { readAnswer } from '../../../platform/http/index.ts';
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
/** Draws are read one by one, so that one that cannot be read does not hide the others. */
const answerSchema = z.object({ draws: z.array(z.unknown()).max(10_000) });
type VendorDraw = z.infer<typeof drawSchema>;

/** How many draws of each lottery are asked for: usually, and the first time. */
const ASKED = { usually: 12, first: 40 };
/** Draws that are asked for at once where a vendor is ahead of what was published; it computes no more for one answer. */
const MOST = 1000;
/** Answers that are asked for in a row until a lottery has caught up; it continues the next time. */
const MOST_ROUNDS = 20;
const TIMEOUT_MS = 8000;
/** An answer is no longer than this; a thousand draws of the largest board take less than a quarter. */
const MAX_BYTES = 4_000_000;
/** Faults that are remembered as said; beyond that they are said again. */
const MOST_TOLD = 1000;
/** An issue: its day and, where there are several draws a day, its count within the day. */
const ISSUE = /^(\d{4})(\d{2})(\d{2})(?:-\d{4})?$/;

export interface VendorDrawsDeps {
  readonly db: Database;
  readonly tenants: { all(): readonly { readonly id: string }[] };
  readonly fetch: typeof fetch;
  /** Called for a draw that is not published because its numbers do not follow from its seed, or its board is another one. */
  readonly onFault: (error: Error) => void;
}

/** Publishes what the vendors of lotteries drew. */
export interface VendorDraws {
  /** Asks every vendor for its latest draws and publishes those that are new, also all since the latest published one. Vendors that do not answer are asked again the next time. */
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
  const [, ...day] = ISSUE.exec(draw.issue) ?? [];
  if (day.join('-') !== new Date(draw.openedAt).toISOString().slice(0, 10)) return `has an issue that is not of its day, ${draw.openedAt}`;
  if (commitmentOf(seed) !== draw.commitment) return 'has a commitment that is not its seed’s';
  if (JSON.stringify(drawPrizes(draw.board, seed)) !== JSON.stringify(draw.prizes)) return 'has numbers that do not follow from its seed';
  return undefined;
}

/**
 * Creates what publishes the draws of vendors. The vendor draws and decides its bets; the platform shows the same numbers, after
 * it has computed them from the published seed. A demonstration that stands for such a draw is replaced.
 */
export function createVendorDraws({ db, tenants, fetch, onFault }: VendorDrawsDeps): VendorDraws {
  /** Vendors that have answered. */
  const answered = new Set<string>();
  /** When the latest draw of a lottery that was published took place. */
  const reached = new Map<string, number>();
  /** The issues of a lottery that were published and that its vendor may name again. */
  const published = new Map<string, ReadonlySet<string>>();
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

  /** Says a fault once. */
  function report(text: string): void {
    if (told.has(text)) return;
    if (told.size >= MOST_TOLD) told.clear();
    told.add(text);
    onFault(new Error(text));
  }

  /** What a vendor answers; undefined where it cannot be reached or answers something else. */
  async function answerOf(address: string): Promise<readonly unknown[] | undefined> {
    try {
      const response = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
      return response.ok ? answerSchema.safeParse(JSON.parse(await readAnswer(response, MAX_BYTES))).data?.draws : undefined;
    } catch {
      return undefined;
    }
  }

  /** Draws that took place; undefined where the vendor does not answer. A draw of its clock that is ahead comes in its time. */
  async function drawsOf({ vendor, origin, boards }: Lotteries, now: number, asked: Readonly<Record<string, string>>): Promise<readonly VendorDraw[] | undefined> {
    const query = new URLSearchParams({ vendor, ...asked, until: new Date(now).toISOString() });
    const answer = await answerOf(`${origin}/draws?${query.toString()}`);
    return answer?.flatMap((one) => {
      const draw = drawSchema.safeParse(one);
      if (!draw.success) report(`${vendor}: a draw cannot be read: ${z.prettifyError(draw.error)}`);
      return draw.success && boards.has(draw.data.game) && Date.parse(draw.data.openedAt) <= now ? [draw.data] : [];
    });
  }

  async function latestOf(lotteries: Lotteries, now: number): Promise<readonly VendorDraw[]> {
    const { vendor, boards } = lotteries;
    const count = Math.min(answered.has(vendor) ? ASKED.usually : ASKED.first, Math.floor(MOST / boards.size));
    const draws = await drawsOf(lotteries, now, { codes: [...boards.keys()].join(), count: String(count) });
    if (draws !== undefined) answered.add(vendor);
    return draws ?? [];
  }

  /** Reads how far lotteries were published before this process. */
  async function readReached(games: readonly string[]): Promise<void> {
    const unknown = games.filter((game) => !reached.has(game));
    if (unknown.length === 0) return;
    const rows = await db.query
      .selectFrom('lottery_draw')
      .select(['game_code as game', (eb) => eb.fn.max('opened_at').as('latest')])
      .where('tenant_id', '=', anyOf(tenants.all().map(({ id }) => id), 'text'))
      .where('game_code', '=', anyOf(unknown, 'text'))
      .where('demonstration', '=', false)
      .groupBy('game_code')
      .execute();
    for (const { game, latest } of rows) reached.set(game, latest.getTime());
  }

  const isPublished = ({ game, issue }: VendorDraw): boolean => published.get(game)?.has(issue) === true;

  /** The draws whose numbers follow from their seeds. */
  const soundOf = ({ vendor, boards }: Lotteries, draws: readonly VendorDraw[]): readonly VendorDraw[] =>
    draws.filter((draw) => {
      const fault = isPublished(draw) ? undefined : faultOf(draw, boards);
      if (fault !== undefined) report(`${vendor}: draw ${draw.issue} of ${draw.game} ${fault}.`);
      return fault === undefined;
    });

  async function publishSound(sound: readonly VendorDraw[]): Promise<void> {
    const fresh = sound.filter((draw) => !isPublished(draw));
    if (fresh.length > 0) await write(fresh);
    for (const [game, draws] of Map.groupBy(sound, (draw) => draw.game)) published.set(game, new Set(draws.map(({ issue }) => issue)));
    reach(sound);
  }

  function reach(draws: readonly VendorDraw[]): void {
    for (const { game, openedAt } of draws) reached.set(game, Math.max(reached.get(game) ?? -Infinity, Date.parse(openedAt)));
  }

  /** Publishes the draws of a lottery after the latest one that was published, the oldest first, so that an interruption leaves no gap. */
  async function catchUp(lotteries: Lotteries, game: string, now: number): Promise<void> {
    for (let round = 0; round < MOST_ROUNDS; round++) {
      const from = reached.get(game) ?? now;
      const draws = await drawsOf(lotteries, now, { codes: game, count: String(MOST), since: new Date(from).toISOString() });
      if (draws === undefined) return;
      await publishSound(soundOf(lotteries, draws));
      // Draws that are not published for their faults are passed over.
      reach(draws);
      if ((reached.get(game) ?? now) <= from) return;
    }
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
        const latest = soundOf(lotteries, await latestOf(lotteries, now));
        await readReached([...new Set(latest.map(({ game }) => game))]);
        const behind = [...Map.groupBy(latest, (draw) => draw.game)].flatMap(([game, draws]) => {
          const from = reached.get(game);
          return from !== undefined && draws.every(({ openedAt }) => Date.parse(openedAt) > from) ? game : [];
        });
        await publishSound(latest.filter(({ game }) => !behind.includes(game)));
        for (const game of behind) await catchUp(lotteries, game, now);
      }
    },
  };
}
