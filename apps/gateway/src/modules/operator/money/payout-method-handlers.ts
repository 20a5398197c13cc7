import { decimalOf, minorOf, type OperatorRequestOf } from '@livery/contracts';
import type { Cashier, PayoutMethod } from '../../cashier/index.ts';
import type { Tenant } from '../../../platform/http/index.ts';
import { amountField } from '../amount-field.ts';
import { OperatorProblem } from '../operator-problem.ts';
import type { OperatorHandlers } from '../server/operator-handlers.ts';

export interface PayoutMethodHandlersDeps {
  readonly cashier: Pick<Cashier, 'providers' | 'withdrawals'>;
}

type Request = OperatorRequestOf<'payout-methods:set'>;

const PERCENT_DECIMALS = 4;
/** Millionths of the amount: a per cent has 10,000 of them. */
const MOST_PPM = 500_000n;

function fault(field: string, message: string): OperatorProblem {
  return new OperatorProblem('VALIDATION_FAILED', `The request is not valid: ${field}: ${message}.`, { fields: [{ field, message }] });
}

/** A method with what was asked for changed; what was not named stays. */
function changed(method: PayoutMethod, request: Request, { currency: { exponent }, defaultLanguage }: Tenant): PayoutMethod {
  const amount = (field: 'least' | 'most', present: bigint): bigint => (request[field] === undefined ? present : amountField(field, request[field], exponent));
  const orNothing = (field: 'feeFixed' | 'feeLeast', present: bigint): bigint => {
    const text = request[field];
    return text === undefined ? present : /^[0.]+$/.test(text) ? 0n : amountField(field, text, exponent);
  };
  const { feeMost, institutions } = request;
  const ppm = request.feePercent === undefined ? method.fee.ppm : minorOf(request.feePercent, PERCENT_DECIMALS);
  if (ppm > MOST_PPM) throw fault('feePercent', 'at most 50');
  const language = request.language ?? defaultLanguage;
  const text = method.texts[language];
  const name = request.name ?? text?.name;
  if (name === undefined && request.note !== undefined) throw fault('name', `needed with the first text in ${language}`);
  const note = request.note === undefined ? text?.note : request.note === '' ? undefined : request.note;
  const next: PayoutMethod = {
    ...method,
    provider: request.provider ?? method.provider,
    kinds: request.kinds ?? method.kinds,
    institutions: institutions === undefined ? method.institutions : institutions.length === 0 ? null : institutions,
    state: request.state ?? method.state,
    position: request.position ?? method.position,
    least: amount('least', method.least),
    most: amount('most', method.most),
    fee: {
      ppm,
      fixed: orNothing('feeFixed', method.fee.fixed),
      least: orNothing('feeLeast', method.fee.least),
      most: feeMost === undefined ? method.fee.most : feeMost === 'none' ? null : amountField('feeMost', feeMost, exponent),
    },
    arrivesMinutes: request.arrivesMinutes ?? method.arrivesMinutes,
    rankFrom: request.rankFrom ?? method.rankFrom,
    texts: name === undefined ? method.texts : { ...method.texts, [language]: { name, ...(note === undefined ? {} : { note }) } },
  };
  if (next.most < next.least) throw fault('most', 'not below least');
  if (next.fee.most !== null && next.fee.most < next.fee.least) throw fault('feeMost', 'not below feeLeast');
  return next;
}

/** Handlers of the calls about ways to be paid. */
export function payoutMethodHandlers({ cashier: { providers, withdrawals: { methods } } }: PayoutMethodHandlersDeps): OperatorHandlers<'payout-methods:list' | 'payout-methods:set'> {
  function view({ code: method, fee, least, most, kinds, institutions, ...facts }: PayoutMethod, exponent: number) {
    const decimal = (amount: bigint): string => decimalOf(amount, exponent);
    return {
      method, ...facts, kinds: [...kinds], institutions: institutions === null ? null : [...institutions], least: decimal(least), most: decimal(most),
      feePercent: decimalOf(fee.ppm, PERCENT_DECIMALS), feeFixed: decimal(fee.fixed), feeLeast: decimal(fee.least), feeMost: fee.most === null ? null : decimal(fee.most),
    };
  }
  /** A new method, closed until it is opened. */
  function added({ method: code, provider, kinds, least, most, name }: Request, { currency }: Tenant): PayoutMethod {
    if (provider === undefined || kinds === undefined || least === undefined || most === undefined || name === undefined) throw fault('method', `there is no method ${code}; a new one needs provider, kinds, least, most and name`);
    return { code, provider, kinds, institutions: null, currency: currency.code, state: 'closed', position: 100, least: 1n, most: 1n, fee: { ppm: 0n, fixed: 0n, least: 0n, most: null }, arrivesMinutes: 60, rankFrom: 0, texts: {} };
  }

  return {
    'payout-methods:list': async ({ tenant }) => ({ methods: (await methods.all(tenant.id)).map((method) => view(method, tenant.currency.exponent)) }),
    'payout-methods:set': {
      async run(tx, { tenant, request }) {
        const present = await methods.find(tenant.id, request.method, tx);
        const next = changed(present ?? added(request, tenant), request, tenant);
        if ((await providers.find({ tenant: tenant.id, provider: next.provider }, tx)) === undefined) throw fault('provider', `${tenant.id} is not connected to ${next.provider}`);
        await methods.set(tenant.id, next, tx);
        const { exponent } = tenant.currency;
        return { subject: `payout-method:${next.code}`, before: present === undefined ? {} : view(present, exponent), after: view(next, exponent), beside: {} };
      },
    },
  };
}
