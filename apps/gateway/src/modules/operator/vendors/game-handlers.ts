import { decimalOf } from '@livery/contracts';
import type { Database, Tx } from '../../../platform/db/index.ts';
import type { Tenant } from '../../../platform/http/index.ts';
import { lockGameOffer, merchantGames, setGameOffer, type MerchantOffer } from '../../games/index.ts';
import { amountField } from '../amount-field.ts';
import { OperatorProblem } from '../operator-problem.ts';
import type { OperatorHandlers } from '../server/operator-handlers.ts';

export interface GameHandlersDeps {
  readonly db: Database;
  /** Called after a change of vendors or games was committed: what is cached of them is dropped. */
  readonly catalogueChanged: () => void;
}

type GameCall = 'games:find' | 'games:offer' | 'games:stakes';

/** Handlers of the calls about the games of a merchant. */
export function gameHandlers({ db, catalogueChanged }: GameHandlersDeps): OperatorHandlers<GameCall> {
  async function locked(tx: Tx, tenant: Tenant, game: string): Promise<MerchantOffer> {
    const offer = await lockGameOffer(tx, tenant.id, game);
    if (offer === undefined) throw new OperatorProblem('NOT_FOUND', `${tenant.id} has no game ${game}. games:find shows them.`);
    return offer;
  }

  return {
    async 'games:find'({ tenant, request }) {
      const { exponent } = tenant.currency;
      const { games, total } = await merchantGames(db.query, tenant.id, request);
      return {
        games: games.map(({ minStake, maxStake, ...game }) => ({ ...game, minStake: decimalOf(minStake, exponent), maxStake: decimalOf(maxStake, exponent) })),
        pageNo: request.pageNo,
        totalPages: Math.ceil(total / request.pageSize),
        total,
      };
    },
    'games:offer': {
      async run(tx, { tenant, request: { game, offered } }) {
        const before = await locked(tx, tenant, game);
        if (before.offered === offered) throw new OperatorProblem('STATE_CONFLICT', `${game} is ${offered ? 'open' : 'closed'} at ${tenant.id} already.`);
        await setGameOffer(tx, tenant.id, game, { ...before, offered });
        return { subject: `game:${game}`, before: { offered: before.offered }, after: { offered }, beside: {}, committed: catalogueChanged };
      },
    },
    'games:stakes': {
      async run(tx, { tenant, request: { game, ...given } }) {
        const { exponent } = tenant.currency;
        const before = await locked(tx, tenant, game);
        const minStake = given.minStake === undefined ? before.minStake : amountField('minStake', given.minStake, exponent);
        const maxStake = given.maxStake === undefined ? before.maxStake : amountField('maxStake', given.maxStake, exponent);
        if (minStake > maxStake) throw new OperatorProblem('STATE_CONFLICT', 'The lowest stake would be above the highest: state both.');
        await setGameOffer(tx, tenant.id, game, { ...before, minStake, maxStake });
        const view = (lowest: bigint, highest: bigint) => ({ minStake: decimalOf(lowest, exponent), maxStake: decimalOf(highest, exponent) });
        return { subject: `game:${game}`, before: view(before.minStake, before.maxStake), after: view(minStake, maxStake), beside: {}, committed: catalogueChanged };
      },
    },
  };
}
