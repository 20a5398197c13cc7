import { decimalOf, type OperatorRequestOf } from '@livery/contracts';
import { PEER_ADAPTER, type Cashier, type PaymentMethod } from '../../cashier/index.ts';
import type { Tenant } from '../../../platform/http/index.ts';
import { amountField } from '../amount-field.ts';
import { fieldProblem } from '../operator-problem.ts';
import type { OperatorHandlers } from '../server/operator-handlers.ts';
import { amountOrNone, methodAmounts, methodFacts, NO_FEE } from './method-fields.ts';

export interface PaymentMethodHandlersDeps {
  readonly cashier: Pick<Cashier, 'methods' | 'providers'>;
}

type Request = OperatorRequestOf<'payment-methods:set'>;

/** A method with what was asked for changed; what was not named stays. */
function changed(method: PaymentMethod, request: Request, tenant: Tenant): PaymentMethod {
  const { exponent } = tenant.currency;
  return {
    ...method,
    ...methodFacts(method, request, tenant),
    provider: request.provider ?? method.provider,
    kind: request.kind ?? method.kind,
    state: request.state ?? method.state,
    position: request.position ?? method.position,
    dayMost: amountOrNone('dayMost', request.dayMost, method.dayMost, exponent),
    openMost: request.openMost ?? method.openMost,
    presets: request.presets?.map((preset) => amountField('presets', preset, exponent)) ?? method.presets,
    arrivesMinutes: request.arrivesMinutes ?? method.arrivesMinutes,
    expiresMinutes: request.expiresMinutes ?? method.expiresMinutes,
    countries: request.countries === undefined ? method.countries : request.countries.length === 0 ? null : request.countries,
    barredCountries: request.barredCountries ?? method.barredCountries,
    rankFrom: request.rankFrom ?? method.rankFrom,
  };
}

/** Handlers of the calls about ways to pay in. */
export function paymentMethodHandlers({ cashier: { methods, providers } }: PaymentMethodHandlersDeps): OperatorHandlers<'payment-methods:list' | 'payment-methods:set'> {
  function view({ code: method, fee, least, most, dayMost, presets, countries, barredCountries, ...facts }: PaymentMethod, exponent: number) {
    const decimal = (amount: bigint): string => decimalOf(amount, exponent);
    return {
      method, ...facts, ...methodAmounts({ least, most, fee }, exponent), dayMost: dayMost === null ? null : decimal(dayMost),
      presets: presets.map(decimal), countries: countries === null ? null : [...countries], barredCountries: [...barredCountries],
    };
  }
  /** A new method, closed until it is opened. */
  function added({ method: code, provider, kind, least, most, name }: Request, { currency }: Tenant): PaymentMethod {
    if (provider === undefined || kind === undefined || least === undefined || most === undefined || name === undefined) throw fieldProblem('method', `there is no method ${code}; a new one needs provider, kind, least, most and name`);
    return { code, provider, kind, currency: currency.code, state: 'closed', position: 100, least: 1n, most: 1n, dayMost: null, openMost: 3, fee: NO_FEE, presets: [], arrivesMinutes: 1, expiresMinutes: 30, countries: null, barredCountries: [], rankFrom: 0, texts: {} };
  }

  return {
    'payment-methods:list': async ({ tenant }) => ({ methods: (await methods.all(tenant.id)).map((method) => view(method, tenant.currency.exponent)) }),
    'payment-methods:set': {
      async run(tx, { tenant, request }) {
        const present = await methods.find(tenant.id, request.method, tx);
        const next = changed(present ?? added(request, tenant), request, tenant);
        const provider = await providers.find({ tenant: tenant.id, provider: next.provider }, tx);
        if (provider === undefined) throw fieldProblem('provider', `${tenant.id} is not connected to ${next.provider}`);
        if ((next.kind === 'peer') !== (provider.adapter === PEER_ADAPTER)) throw fieldProblem('kind', 'members pay each other by a provider with the adapter peer, and by that in no other way');
        await methods.set(tenant.id, next, tx);
        const { exponent } = tenant.currency;
        return { subject: `payment-method:${next.code}`, before: present === undefined ? {} : view(present, exponent), after: view(next, exponent), beside: {} };
      },
    },
  };
}
