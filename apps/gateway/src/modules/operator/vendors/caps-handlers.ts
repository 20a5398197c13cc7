import { decimalOf } from '@livery/contracts';
import type { Tx } from '../../../platform/db/index.ts';
import type { Tenant } from '../../../platform/http/index.ts';
import type { SeamlessWallet } from '../../seamless-wallet/index.ts';
import { amountField } from '../amount-field.ts';
import { OperatorProblem } from '../operator-problem.ts';
import type { OperatorHandlers } from '../server/operator-handlers.ts';
import { lockVendorTerms } from './vendor-terms.ts';

export interface CapsHandlersDeps {
  readonly vendor: Pick<SeamlessWallet, 'setTerms' | 'setCaps' | 'reopenVendor' | 'capsStates'>;
}

type CapsCall = 'vendors:caps' | 'vendors:reopen';

const capNames = ['winCap', 'hourLossCap', 'dayLossCap'] as const;

/** Whether a cap in minor units, null for none, lets more through than before; undefined leaves it. */
function loosens(before: bigint | null, after: bigint | null | undefined): boolean {
  if (before === null || after === undefined) return false;
  return after === null || after > before;
}

/** Handlers of the calls about what vendors may pay out. */
export function capsHandlers({ vendor: wallet }: CapsHandlersDeps): OperatorHandlers<CapsCall> {
  const stateOf = async (tx: Tx, tenant: Tenant, vendor: string) => (await wallet.capsStates(tx, tenant.id)).find((each) => each.vendor === vendor);

  /** The caps of a vendor as the trail has them. */
  async function state(tx: Tx, tenant: Tenant, vendor: string) {
    const of = await stateOf(tx, tenant, vendor);
    const shown = (cap: bigint | null | undefined): string => (cap === null || cap === undefined ? 'off' : decimalOf(cap, tenant.currency.exponent));
    return { win: shown(of?.winCap), hour: shown(of?.hourLossCap), day: shown(of?.dayLossCap), stoppedAt: of?.stopped?.at.toISOString() ?? null, stoppedFor: of?.stopped?.because ?? null };
  }

  return {
    'vendors:caps': {
      async run(tx, { tenant, request: { vendor, win, hour, day } }) {
        const { code: currency, exponent } = tenant.currency;
        const ref = { tenant: tenant.id, vendor };
        const cap = (field: string, text: string): bigint | null => (text === 'off' ? null : amountField(field, text, exponent));
        const caps = {
          ...(win === undefined ? {} : { winCap: cap('win', win) }),
          ...(hour === undefined ? {} : { hourLossCap: cap('hour', hour) }),
          ...(day === undefined ? {} : { dayLossCap: cap('day', day) }),
        };
        await lockVendorTerms(tx, wallet, ref);
        const [before, held] = [await state(tx, tenant, vendor), await stateOf(tx, tenant, vendor)];
        await wallet.setCaps(tx, ref, { currency, ...caps });
        // A held win above the limit takes two operators, so one alone must not see to it that none is held.
        const secondOperator = capNames.some((name) => loosens(held?.[name] ?? null, caps[name]));
        return { subject: `vendor:${vendor}`, before, after: await state(tx, tenant, vendor), secondOperator, beside: {} };
      },
    },
    'vendors:reopen': {
      async run(tx, { tenant, request: { vendor } }) {
        const ref = { tenant: tenant.id, vendor };
        await lockVendorTerms(tx, wallet, ref);
        const [before, held] = [await state(tx, tenant, vendor), await stateOf(tx, tenant, vendor)];
        if (!(await wallet.reopenVendor(tx, ref))) throw new OperatorProblem('STATE_CONFLICT', `${vendor} is not stopped at ${tenant.id}.`);
        // Each gives its cap again in full: one operator could otherwise open it as often as it stops.
        return { subject: `vendor:${vendor}`, before, after: await state(tx, tenant, vendor), secondOperator: held?.reopenedToday === true, beside: {} };
      },
    },
  };
}
