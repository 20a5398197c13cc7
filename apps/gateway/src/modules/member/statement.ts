import { decimalOf, type ResponseOf } from '@livery/contracts';
import type { Tenant } from '../../platform/http/index.ts';
import type { Wallet } from '../wallet/index.ts';
import { referenceOf, type RoundGames } from './round-games.ts';

/** A page of a list, as calls request it. */
export interface PageOf {
  /** From 1. */
  readonly pageNo: number;
  readonly pageSize: number;
}

/** Where the lines of a statement and the names in them come from. */
export interface StatementSources {
  readonly wallet: Pick<Wallet, 'historyPage'>;
  readonly roundGames: RoundGames;
  /** Display name of a game. */
  readonly gameName: (code: string) => string;
}

/** A member's wallet movements by page number, newest first, each with the vendor and the game it belongs to. */
export async function statement(
  { wallet, roundGames, gameName }: StatementSources,
  tenant: Tenant,
  memberId: string,
  { pageNo, pageSize }: PageOf,
): Promise<ResponseOf<'walletRecords'>> {
  const { exponent, code: currency } = tenant.currency;
  const { lines, total } = await wallet.historyPage(tenant.id, memberId, { currency, pageNo, pageSize });
  const games = await roundGames(tenant.id, memberId, lines.flatMap(({ reference }) => reference ?? []));
  const records = lines.map(({ id, reason, reference, amount, balanceAfter, at }) => {
    const game = reference === null ? undefined : games.get(reference);
    return {
      id,
      kind: reason,
      amount: decimalOf(amount, exponent),
      balanceAfter: decimalOf(balanceAfter, exponent),
      reference: reference ?? '',
      vassalage: referenceOf(reference)?.vendor ?? null,
      gameName: game === undefined ? null : gameName(game),
      at: at.toISOString(),
    };
  });
  return { records, pageNo, totalPages: Math.ceil(total / pageSize), total };
}
