import { decimalOf, type ResponseOf } from '@livery/contracts';
import type { Tenant } from '../../platform/http/index.ts';
import { pageCountOf, type NumberedPageRequest, type Wallet } from '../wallet/index.ts';
import { referenceOf, type RoundGames } from './round-games.ts';

/** Where the lines of a statement and the names in them come from. */
export interface StatementSources {
  readonly wallet: Pick<Wallet, 'historyPage'>;
  readonly roundGames: RoundGames;
  /** Display name of a game. */
  readonly gameName: (code: string) => string;
}

/** A member's wallet movements by page number or cursor, newest first, each with the vendor and the game it belongs to. */
export async function statement(
  { wallet, roundGames, gameName }: StatementSources,
  tenant: Tenant,
  memberId: string,
  asked: NumberedPageRequest,
): Promise<ResponseOf<'walletRecords'>> {
  const { exponent, code: currency } = tenant.currency;
  const page = await wallet.historyPage(tenant.id, memberId, { currency, ...asked });
  const games = await roundGames(tenant.id, memberId, page.lines.flatMap(({ reference }) => reference ?? []));
  const records = page.lines.map(({ id, reason, reference, amount, balanceAfter, at }) => {
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
  return { records, ...pageCountOf(page, asked) };
}
