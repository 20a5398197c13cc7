import type { OperatorRequestOf } from '@livery/contracts';
import { PEER_ADAPTER, type Cashier, type PayoutMethod } from '../../cashier/index.ts';
import type { Tenant } from '../../../platform/http/index.ts';
import { fieldProblem } from '../operator-problem.ts';
import type { OperatorHandlers } from '../server/operator-handlers.ts';
import { methodAmounts, methodFacts, NO_FEE } from './method-fields.ts';

export interface PayoutMethodHandlersDeps {
  readonly cashier: Pick<Cashier, 'providers' | 'withdrawals'>;
}

type Request = OperatorRequestOf<'payout-methods:set'>;

/** A method with what was asked for changed; what was not named stays. */
function changed(method: PayoutMethod, request: Request, tenant: Tenant): PayoutMethod {
  const { institutions } = request;
  return {
    ...method,
    ...methodFacts(method, request, tenant),
    provider: request.provider ?? method.provider,
    kinds: request.kinds ?? method.kinds,
    institutions: institutions === undefined ? method.institutions : institutions.length === 0 ? null : institutions,
    state: request.state ?? method.state,
    position: request.position ?? method.position,
    arrivesMinutes: request.arrivesMinutes ?? method.arrivesMinutes,
    rankFrom: request.rankFrom ?? method.rankFrom,
  };
}

/** Handlers of the calls about ways to be paid. */
export function payoutMethodHandlers({ cashier: { providers, withdrawals: { methods } } }: PayoutMethodHandlersDeps): OperatorHandlers<'payout-methods:list' | 'payout-methods:set'> {
  function view({ code: method, fee, least, most, kinds, institutions, ...facts }: PayoutMethod, exponent: number) {
    return { method, ...facts, kinds: [...kinds], institutions: institutions === null ? null : [...institutions], ...methodAmounts({ least, most, fee }, exponent) };
  }
  /** A new method, closed until it is opened. */
  function added({ method: code, provider, kinds, least, most, name }: Request, { currency }: Tenant): PayoutMethod {
    if (provider === undefined || kinds === undefined || least === undefined || most === undefined || name === undefined) throw fieldProblem('method', `there is no method ${code}; a new one needs provider, kinds, least, most and name`);
    return { code, provider, kinds, institutions: null, currency: currency.code, state: 'closed', position: 100, least: 1n, most: 1n, fee: NO_FEE, arrivesMinutes: 60, rankFrom: 0, texts: {} };
  }

  return {
    'payout-methods:list': async ({ tenant }) => ({ methods: (await methods.all(tenant.id)).map((method) => view(method, tenant.currency.exponent)) }),
    'payout-methods:set': {
      async run(tx, { tenant, request }) {
        const present = await methods.find(tenant.id, request.method, tx);
        const next = changed(present ?? added(request, tenant), request, tenant);
        const provider = await providers.find({ tenant: tenant.id, provider: next.provider }, tx);
        if (provider === undefined) throw fieldProblem('provider', `${tenant.id} is not connected to ${next.provider}`);
        const { ppm, fixed, least } = next.fee;
        // What members pay in part is given back in part, and no fee can be divided between them exactly.
        if (provider.adapter === PEER_ADAPTER && (ppm > 0n || fixed > 0n || least > 0n)) throw fieldProblem('feePercent', 'a withdrawal that members pay has no fee');
        await methods.set(tenant.id, next, tx);
        const { exponent } = tenant.currency;
        return { subject: `payout-method:${next.code}`, before: present === undefined ? {} : view(present, exponent), after: view(next, exponent), beside: {} };
      },
    },
  };
}
