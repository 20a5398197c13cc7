import { decimalOf, type ResponseOf, type ValidRequestOf } from '@livery/contracts';
import { createDayOf, momentsOf, recordDays, type DaySpan } from '../../platform/calendar/index.ts';
import type { Clock } from '../../platform/db/index.ts';
import { fieldFault, type Tenant } from '../../platform/http/index.ts';
import { pageCountOf, type CountedPage, type ReasonTotal, type StatementLine, type Wallet } from '../wallet/index.ts';
import { referenceOf, type BetOfEntry, type RoundGames } from './round-games.ts';

/** Where the lines of a statement and the names in them come from. */
export interface StatementSources {
  readonly wallet: Pick<Wallet, 'historyPage' | 'movement' | 'movementTotals'>;
  readonly clock: Clock;
  readonly roundGames: RoundGames;
  readonly betOfEntry: BetOfEntry;
  /** Display name of a game in a language, by its platform code. */
  readonly gameName: (code: string, language: string) => string;
}

const dayOf = createDayOf();

/** The days asked for. @throws Problem VALIDATION_FAILED for days that are out of order or more than twelve months */
function daysOf(asked: Parameters<typeof recordDays>[0], tenant: Tenant, clock: Clock): DaySpan {
  const days = recordDays(asked, dayOf(clock.now(), tenant.timeZone));
  if (days === undefined) throw fieldFault('from');
  return days;
}

/** One line, or none, as a page. */
const pageOf = (line: StatementLine | undefined): CountedPage<StatementLine> => ({ lines: line === undefined ? [] : [line], next: undefined, total: line === undefined ? 0 : 1, totalAtLeast: false });

/** A member's wallet movements by page number or cursor, newest first, each with the vendor and the game it belongs to. */
export async function statement(
  { wallet, roundGames, betOfEntry, gameName, clock }: StatementSources,
  { tenant, language }: { readonly tenant: Tenant; readonly language: string },
  memberId: string,
  { from, to, kinds, id: one, ...asked }: ValidRequestOf<'walletRecords'>,
): Promise<ResponseOf<'walletRecords'>> {
  const { exponent, code: currency } = tenant.currency;
  const span = from === undefined && to === undefined ? {} : momentsOf(daysOf({ from, to }, tenant, clock), tenant.timeZone);
  const page = one === undefined
    ? await wallet.historyPage(tenant.id, memberId, { currency, ...asked, ...span, reasons: kinds })
    : pageOf(await wallet.movement(tenant.id, memberId, currency, one));
  // Of a list it is not asked: each costs a look-up.
  const bet = one === undefined || page.lines[0] === undefined ? undefined : { betId: (await betOfEntry(tenant.id, memberId, page.lines[0])) ?? null };
  const games = await roundGames(tenant.id, memberId, page.lines.flatMap(({ reference }) => reference ?? []));
  const records = page.lines.map(({ id, journal, reason, reference, amount, balanceAfter, at }) => {
    const game = reference === null ? undefined : games.get(reference);
    return {
      id,
      kind: reason,
      amount: decimalOf(amount, exponent),
      balanceAfter: decimalOf(balanceAfter, exponent),
      journal,
      reference: reference ?? '',
      vassalage: referenceOf(reference)?.vendor ?? null,
      gameName: game === undefined ? null : gameName(game, language),
      ...bet,
      at: at.toISOString(),
    };
  });
  return { records, ...pageCountOf(page, asked) };
}

/** What moved in a member's wallet on the days asked for, by kind, and the balances around it. */
export async function statementTotals(
  { wallet, clock }: Pick<StatementSources, 'wallet' | 'clock'>,
  tenant: Tenant,
  memberId: string,
  asked: ValidRequestOf<'walletTotals'>,
): Promise<ResponseOf<'walletTotals'>> {
  const days = daysOf(asked, tenant, clock);
  const { exponent, code } = tenant.currency;
  const { opening, closing, reasons } = await wallet.movementTotals(tenant.id, memberId, code, momentsOf(days, tenant.timeZone));
  const sum = (of: (total: ReasonTotal) => bigint): string => decimalOf(reasons.reduce((all, total) => all + of(total), 0n), exponent);
  return {
    ...days,
    opening: decimalOf(opening, exponent),
    closing: decimalOf(closing, exponent),
    in: sum(({ moneyIn }) => moneyIn),
    out: sum(({ moneyOut }) => moneyOut),
    movements: reasons.reduce((all, { movements }) => all + movements, 0),
    kinds: reasons.map(({ reason, moneyIn, moneyOut, movements }) => ({ kind: reason, in: decimalOf(moneyIn, exponent), out: decimalOf(moneyOut, exponent), movements })),
  };
}
