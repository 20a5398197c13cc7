/*
 * What an agent is paid for a period, reckoned anew by somebody who has nothing but the bets that the explanation lists, what players were given beside prizes, and the
 * words of the contracts. In whole hundredths of the currency and whole millionths, without a line of the product.
 */

/** A bet as a page of bets has it, with whose it is and the day, hour or moment of its row. */
export interface ListedBet {
  readonly memberId: string;
  readonly period: string;
  readonly turnover: string;
  readonly validBet: string;
  readonly prizes: string;
}

/** A row of a contract as an agent reads it. */
export interface WordedRow {
  readonly percent: string;
  readonly activeMembers: number;
  readonly validBet: string;
  readonly loss: string;
  readonly betAmount: string;
}

export interface Sheet {
  readonly kind: 'dividend' | 'daily' | 'hourly' | 'realtime';
  /** The first day, or the hour or moment, of the period: bets of rows before it are changes of periods that were closed. */
  readonly from: string;
  readonly bets: readonly ListedBet[];
  /** What players of the team were given beside prizes in the period, less what was taken back in it; hundredths. */
  readonly given: bigint;
  readonly rows: readonly WordedRow[];
  /** Stakes from which on a member is active. */
  readonly active: string;
  /** What {@link recomputed} carried out of the period before; hundredths. */
  readonly carriedIn: bigint;
  /** Of real-time salaries the rates in per cent from the agent down to the last one above a bettor. */
  readonly ratesDownTo: (memberId: string) => readonly string[];
}

export interface Recomputed {
  readonly total: bigint;
  readonly gross: bigint;
  readonly carriedOut: bigint;
  readonly active: number;
  /** Position of the row from 0; -1 where none holds. */
  readonly row: number;
  /** Millionths; 0 where nothing is paid. */
  readonly rate: bigint;
  /** Of real-time salaries the share of each bet, in the order given. */
  readonly shares: readonly bigint[];
}

function scaled(decimal: string, places: number): bigint {
  const minus = decimal.startsWith('-');
  const [whole = '0', fraction = ''] = (minus ? decimal.slice(1) : decimal).split('.');
  const digits = BigInt(whole + fraction.padEnd(places, '0').slice(0, places));
  return minus ? -digits : digits;
}
/** Hundredths of an amount. */
export const hundredths = (amount: string): bigint => scaled(amount, 2);
/** Millionths of a rate in per cent. */
export const millionths = (percent: string): bigint => scaled(percent, 4);

/** A share to the hundredth: a half goes away from zero. */
function part(amount: bigint, rate: bigint): bigint {
  const exact = amount * rate;
  const whole = exact / 1_000_000n;
  const rest = exact % 1_000_000n;
  if (rest * 2n >= 1_000_000n) return whole + 1n;
  if (rest * 2n <= -1_000_000n) return whole - 1n;
  return whole;
}

const sum = (bets: readonly ListedBet[], name: 'turnover' | 'validBet' | 'prizes'): bigint => bets.reduce((all, bet) => all + hundredths(bet[name]), 0n);

/** Of one bet: what its agent keeps of it and what goes to each level below, each rounded by itself. */
function shareOfBet(stake: bigint, percents: readonly string[]): bigint {
  let all = 0n;
  for (const [index, percent] of percents.entries()) all += part(stake, millionths(percent) - millionths(percents[index + 1] ?? '0'));
  return all;
}

/** Reckons a period anew. */
export function recomputed({ kind, from, bets, given, rows, active: least, carriedIn, ratesDownTo }: Sheet): Recomputed {
  if (kind === 'realtime') {
    const shares = bets.map((bet) => shareOfBet(hundredths(bet.turnover), ratesDownTo(bet.memberId)));
    const total = shares.reduce((all, share) => all + share, 0n) + carriedIn;
    return { total, gross: total > 0n ? total : 0n, carriedOut: total < 0n ? total : 0n, active: 0, row: 0, rate: millionths(rows[0]?.percent ?? '0'), shares };
  }
  const stakes = new Map<string, bigint>();
  for (const bet of bets) if (bet.period >= from) stakes.set(bet.memberId, (stakes.get(bet.memberId) ?? 0n) + hundredths(bet.turnover));
  const active = [...stakes.values()].filter((stake) => stake >= hundredths(least)).length;
  const [turnover, validBet, won] = [sum(bets, 'turnover'), sum(bets, 'validBet'), sum(bets, 'prizes') + given - sum(bets, 'turnover')];
  const total = (kind === 'dividend' ? won : turnover) + carriedIn;
  const worth = kind === 'dividend' ? -total : total;
  const lost = kind === 'dividend' ? -total : -won;
  let row = -1;
  for (const [index, asks] of rows.entries()) {
    if (asks.activeMembers > active) continue;
    if (hundredths(asks.validBet) > 0n && validBet < hundredths(asks.validBet)) continue;
    if (hundredths(asks.loss) > 0n && lost < hundredths(asks.loss)) continue;
    if (hundredths(asks.betAmount) > 0n && turnover < hundredths(asks.betAmount)) continue;
    row = index;
  }
  const rate = worth > 0n && row >= 0 ? millionths(rows[row]?.percent ?? '0') : 0n;
  return { total, gross: worth > 0n ? part(worth, rate) : 0n, carriedOut: worth < 0n ? total : 0n, active, row, rate, shares: [] };
}
