/*
 * What contracts come to, the slow and obvious way: everything that ever happened is gone through anew for each period, each contract and each bet. It shares no
 * code with what it checks.
 */
export interface SlowRow {
  readonly rate: bigint;
  readonly activeMembers: number;
  readonly validBet: bigint;
  readonly loss: bigint;
  readonly betAmount: bigint;
}
export type SlowKind = 'dividend' | 'daily' | 'hourly' | 'realtime';
/** A contract between two, with the words of each of its versions, its first period and the first one that is not any more. */
export interface SlowContract {
  readonly id: string;
  readonly kind: SlowKind;
  readonly upline: string;
  readonly agent: string;
  readonly versions: readonly { readonly from: string; readonly until: string | null; readonly rows: readonly SlowRow[] }[];
}
/** A bet, with when it was taken back; a gift is one without a stake. */
export interface SlowBet {
  readonly who: string;
  readonly at: number;
  readonly stake: bigint;
  readonly prize: bigint;
  backAt?: number;
}
export interface Past {
  /** Who was put under whom when. */
  readonly places: readonly { readonly who: string; readonly under: string | null; readonly since: number }[];
  readonly bets: readonly SlowBet[];
  readonly contracts: readonly SlowContract[];
  readonly active: bigint;
}
/** A day, an hour, or what a posting takes up. */
export interface SlowPeriod {
  readonly name: string;
  readonly from: number;
  readonly end: number;
}
/** What a contract came to in a period. */
export interface Came {
  readonly kind: SlowKind;
  readonly period: string;
  readonly contract: string;
  readonly agent: string;
  readonly upline: string;
  readonly gross: bigint;
  readonly out: bigint;
}

function above(past: Past, who: string, at: number): string | null {
  let under: string | null = null;
  for (const place of past.places) if (place.who === who && place.since <= at) under = place.under;
  return under;
}
function isBelow(past: Past, who: string, agent: string, at: number): boolean {
  const upline = above(past, who, at);
  return upline !== null && (upline === agent || isBelow(past, upline, agent, at));
}
const rowsIn = ({ versions }: SlowContract, name: string): readonly SlowRow[] | undefined => versions.find(({ from, until }) => from <= name && (until === null || until > name))?.rows;
const size = (amount: bigint): bigint => (amount < 0n ? -amount : amount);
/** A millionth part, a half away from zero. */
function rounded(micros: bigint): bigint {
  const whole = size(micros) / 1_000_000n + (size(micros) % 1_000_000n >= 500_000n ? 1n : 0n);
  return micros < 0n ? -whole : whole;
}
/** Whether a bet counts at a moment. */
const stands = (bet: SlowBet, at: number): boolean => bet.at < at && !(bet.backAt !== undefined && bet.backAt < at);

/** Dividends, and daily and hourly salaries, of periods that follow one another. */
export function slowPeriods(past: Past, kind: Exclude<SlowKind, 'realtime'>, periods: readonly SlowPeriod[]): Came[] {
  const came: (Came & { readonly rate: bigint | null })[] = [];
  for (const [index, { name, end }] of periods.entries()) {
    for (const contract of past.contracts) {
      if (contract.kind !== kind) continue;
      const own = rowsIn(contract, name);
      const before = came.filter((one) => one.contract === contract.id);
      let [turnover, validBet, prizes] = [0n, 0n, 0n];
      const stakes = new Map<string, bigint>();
      for (const [of, { name: ofName, from: ofFrom, end: ofEnd }] of periods.slice(0, index + 1).entries()) {
        // The period's own bets are new; of one before what is different from what the last close has seen. Who was paid for it has it.
        const sums = new Map([['turnover', 0n], ['valid', 0n], ['prizes', 0n]]);
        for (const bet of past.bets) {
          if (bet.at < ofFrom || bet.at >= ofEnd || !isBelow(past, bet.who, contract.agent, ofEnd)) continue;
          if (rowsIn(contract, ofName) === undefined) continue;
          const times = (stands(bet, end) ? 1n : 0n) - (of < index && stands(bet, periods[index - 1]?.end ?? 0) ? 1n : 0n);
          const won = size(bet.prize - bet.stake);
          for (const [what, amount] of [['turnover', bet.stake], ['valid', won < bet.stake ? won : bet.stake], ['prizes', bet.prize]] as const) sums.set(what, (sums.get(what) ?? 0n) + times * amount);
          if (of === index) stakes.set(bet.who, (stakes.get(bet.who) ?? 0n) + times * bet.stake);
        }
        turnover += sums.get('turnover') ?? 0n;
        validBet += sums.get('valid') ?? 0n;
        prizes += sums.get('prizes') ?? 0n;
      }
      const changed = turnover !== 0n || validBet !== 0n || prizes !== 0n;
      const carried = before.at(-1)?.out ?? 0n;
      // A contract that is not in effect has a row for changes alone, and an hour has none where nothing is.
      if (own === undefined && !changed) continue;
      if (kind === 'hourly' && !changed && carried === 0n) continue;
      const total = (kind === 'dividend' ? prizes - turnover : turnover) + carried;
      const worth = kind === 'dividend' ? -total : total;
      const loss = kind === 'dividend' ? -total : turnover - prizes;
      const active = [...stakes.values()].filter((stake) => stake >= past.active).length;
      let rate: bigint | null = null;
      if (own !== undefined) {
        for (const row of own) {
          if ((row.activeMembers === 0 || active >= row.activeMembers) && (row.validBet === 0n || validBet >= row.validBet) && (row.loss === 0n || loss >= row.loss) && (row.betAmount === 0n || turnover >= row.betAmount)) rate = row.rate;
        }
      } else rate = (before.findLast(({ gross }) => gross > 0n) ?? before.at(-1))?.rate ?? null;
      const gross = worth > 0n ? rounded(worth * (rate ?? 0n)) : 0n;
      came.push({ kind, period: name, contract: contract.id, agent: contract.agent, upline: contract.upline, gross, out: worth < 0n ? total : 0n, rate });
    }
  }
  return came.map(({ rate: _rate, ...one }) => one);
}

/** Real-time salaries: each bet, and each that is taken back, by itself and level by level, by the tree and the contracts of when it was placed. */
export function slowPostings(past: Past, postings: readonly SlowPeriod[], slotOf: (at: number) => string): Came[] {
  const came: Came[] = [];
  for (const { name, from, end } of postings) {
    const shares = new Map<SlowContract, bigint>();
    for (const bet of past.bets) {
      for (const [at, stake] of [[bet.at, bet.stake], [bet.backAt, -bet.stake]] as const) {
        if (stake === 0n || at === undefined || at < from || at >= end) continue;
        let [below, all] = [0n, 0n];
        for (let agent = above(past, bet.who, bet.at); agent !== null; agent = above(past, agent, bet.at)) {
          const contract = past.contracts.find((one) => one.kind === 'realtime' && one.agent === agent && one.upline === above(past, agent ?? '', bet.at) && rowsIn(one, slotOf(bet.at)) !== undefined);
          const rate = contract === undefined ? 0n : (rowsIn(contract, slotOf(bet.at))?.[0]?.rate ?? 0n);
          all += rounded(stake * (rate - below));
          below = rate;
          if (contract !== undefined) shares.set(contract, (shares.get(contract) ?? 0n) + all);
        }
      }
    }
    for (const [{ id, agent, upline }, share] of shares) {
      const total = share + (came.findLast((one) => one.contract === id)?.out ?? 0n);
      came.push({ kind: 'realtime', period: name, contract: id, agent, upline, gross: total > 0n ? total : 0n, out: total < 0n ? total : 0n });
    }
  }
  return came;
}
