import { decimalOf } from '@livery/contracts';
import type { Database, Tx } from '../../../platform/db/index.ts';
import { lockVendorPolicy, merchantVendors, setVendorOffered, setVendorPolicy, type VendorPolicy } from '../../games/index.ts';
import type { SeamlessWallet } from '../../seamless-wallet/index.ts';
import { OperatorProblem } from '../operator-problem.ts';
import { assertCountries } from '../server/assert-countries.ts';
import type { OperatorHandlers } from '../server/operator-handlers.ts';

export interface VendorHandlersDeps {
  readonly db: Database;
  readonly vendor: Pick<SeamlessWallet, 'capsStates'>;
  /** Called after a change of vendors or games was committed: what is cached of them is dropped. */
  readonly catalogueChanged: () => void;
}

type VendorCall = 'vendors:list' | 'vendors:state' | 'vendors:bar' | 'vendors:offer';

/** There is no such vendor. */
export const noVendor = (code: string): OperatorProblem => new OperatorProblem('NOT_FOUND', `There is no vendor ${code}. vendors:list shows them.`);

/** Handlers of the calls that open, close and bar vendors. */
export function vendorHandlers({ db, vendor: wallet, catalogueChanged }: VendorHandlersDeps): OperatorHandlers<VendorCall> {
  /** Changes what every merchant has of a vendor. */
  async function change(tx: Tx, code: string, wanted: Partial<VendorPolicy>) {
    const before = await lockVendorPolicy(tx, code);
    if (before === undefined) throw noVendor(code);
    const after = await setVendorPolicy(tx, code, wanted);
    return { subject: `vendor:${code}`, before: { ...before }, after: { ...after }, beside: {}, committed: catalogueChanged };
  }

  return {
    async 'vendors:list'({ tenant }) {
      const { exponent } = tenant.currency;
      const [vendors, states] = await Promise.all([merchantVendors(db.query, tenant.id), wallet.capsStates(db.query, tenant.id)]);
      const caps = new Map(states.map((state) => [state.vendor, state]));
      const shown = (amount: bigint | null | undefined): string | null => (amount === null || amount === undefined ? null : decimalOf(amount, exponent));
      return {
        vendors: vendors.map(({ barred, ...line }) => {
          const of = caps.get(line.vendor);
          return {
            ...line, barred: [...barred], winCap: shown(of?.winCap), hourLossCap: shown(of?.hourLossCap), dayLossCap: shown(of?.dayLossCap),
            stoppedAt: of?.stopped?.at.toISOString() ?? null, stoppedFor: of?.stopped?.because ?? null, stoppedLoss: shown(of?.stopped?.net),
          };
        }),
      };
    },
    'vendors:state': { run: (tx, { request: { vendor, state } }) => change(tx, vendor, { state }) },
    'vendors:bar': {
      async run(tx, { request: { vendor, countries } }) {
        assertCountries(countries);
        return change(tx, vendor, { barred: [...new Set(countries)].toSorted() });
      },
    },
    'vendors:offer': {
      async run(tx, { tenant, request: { vendor, offered } }) {
        const before = await setVendorOffered(tx, tenant.id, vendor, offered);
        if (before === undefined) throw new OperatorProblem('NOT_FOUND', `${tenant.id} has no vendor ${vendor}. vendors:list shows them.`);
        if (before === offered) throw new OperatorProblem('STATE_CONFLICT', `${vendor} is ${offered ? 'open' : 'closed'} at ${tenant.id} already.`);
        return { subject: `vendor:${vendor}`, before: { offered: before }, after: { offered }, beside: {}, committed: catalogueChanged };
      },
    },
  };
}
