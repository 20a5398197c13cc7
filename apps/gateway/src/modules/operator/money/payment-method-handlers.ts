import { decimalOf, minorOf, type OperatorRequestOf } from '@livery/contracts';
import type { Cashier, PaymentMethod } from '../../cashier/index.ts';
import type { Tenant } from '../../../platform/http/index.ts';
import { amountField } from '../amount-field.ts';
import { OperatorProblem } from '../operator-problem.ts';
import type { OperatorHandlers } from '../server/operator-handlers.ts';

export interface PaymentMethodHandlersDeps {
  readonly cashier: Pick<Cashier, 'methods' | 'providers'>;
}

type Request = OperatorRequestOf<'payment-methods:set'>;

const PERCENT_DECIMALS = 4;
/** Millionths of the amount: a per cent has 10,000 of them. */
const MOST_PPM = 500_000n;

function fault(field: string, message: string): OperatorProblem {
  return new OperatorProblem('VALIDATION_FAILED', `The request is not valid: ${field}: ${message}.`, { fields: [{ field, message }] });
}

/** A method with what was asked for changed; what was not named stays. */
function changed(method: PaymentMethod, request: Request, { currency: { exponent }, defaultLanguage }: Tenant): PaymentMethod {
  const amount = (field: 'least' | 'most', present: bigint): bigint => (request[field] === undefined ? present : amountField(field, request[field], exponent));
  const orNone = (field: 'dayMost' | 'feeMost', present: bigint | null): bigint | null => {
    const text = request[field];
    return text === undefined ? present : text === 'none' ? null : amountField(field, text, exponent);
  };
  const orNothing = (field: 'feeFixed' | 'feeLeast', present: bigint): bigint => {
    const text = request[field];
    return text === undefined ? present : /^[0.]+$/.test(text) ? 0n : amountField(field, text, exponent);
  };
  const ppm = request.feePercent === undefined ? method.fee.ppm : minorOf(request.feePercent, PERCENT_DECIMALS);
  if (ppm > MOST_PPM) throw fault('feePercent', 'at most 50');
  const language = request.language ?? defaultLanguage;
  const text = method.texts[language];
  const name = request.name ?? text?.name;
  if (name === undefined && request.note !== undefined) throw fault('name', `needed with the first text in ${language}`);
  const note = request.note === undefined ? text?.note : request.note === '' ? undefined : request.note;
  const next: PaymentMethod = {
    ...method,
    provider: request.provider ?? method.provider,
    kind: request.kind ?? method.kind,
    state: request.state ?? method.state,
    position: request.position ?? method.position,
    least: amount('least', method.least),
    most: amount('most', method.most),
    dayMost: orNone('dayMost', method.dayMost),
    openMost: request.openMost ?? method.openMost,
    fee: { ppm, fixed: orNothing('feeFixed', method.fee.fixed), least: orNothing('feeLeast', method.fee.least), most: orNone('feeMost', method.fee.most) },
    presets: request.presets?.map((preset) => amountField('presets', preset, exponent)) ?? method.presets,
    arrivesMinutes: request.arrivesMinutes ?? method.arrivesMinutes,
    expiresMinutes: request.expiresMinutes ?? method.expiresMinutes,
    countries: request.countries === undefined ? method.countries : request.countries.length === 0 ? null : request.countries,
    barredCountries: request.barredCountries ?? method.barredCountries,
    rankFrom: request.rankFrom ?? method.rankFrom,
    texts: name === undefined ? method.texts : { ...method.texts, [language]: { name, ...(note === undefined ? {} : { note }) } },
  };
  if (next.most < next.least) throw fault('most', 'not below least');
  if (next.fee.most !== null && next.fee.most < next.fee.least) throw fault('feeMost', 'not below feeLeast');
  return next;
}

/** Handlers of the calls about ways to pay in. */
export function paymentMethodHandlers({ cashier: { methods, providers } }: PaymentMethodHandlersDeps): OperatorHandlers<'payment-methods:list' | 'payment-methods:set'> {
  function view({ code: method, fee, least, most, dayMost, presets, countries, barredCountries, ...facts }: PaymentMethod, exponent: number) {
    const decimal = (amount: bigint): string => decimalOf(amount, exponent);
    const orNull = (amount: bigint | null): string | null => (amount === null ? null : decimal(amount));
    return {
      method, ...facts, least: decimal(least), most: decimal(most), dayMost: orNull(dayMost), feePercent: decimalOf(fee.ppm, PERCENT_DECIMALS), feeFixed: decimal(fee.fixed), feeLeast: decimal(fee.least), feeMost: orNull(fee.most),
      presets: presets.map(decimal), countries: countries === null ? null : [...countries], barredCountries: [...barredCountries],
    };
  }
  /** A new method, closed until it is opened. */
  function added({ method: code, provider, kind, least, most, name }: Request, { currency }: Tenant): PaymentMethod {
    if (provider === undefined || kind === undefined || least === undefined || most === undefined || name === undefined) throw fault('method', `there is no method ${code}; a new one needs provider, kind, least, most and name`);
    const fee = { ppm: 0n, fixed: 0n, least: 0n, most: null };
    return { code, provider, kind, currency: currency.code, state: 'closed', position: 100, least: 1n, most: 1n, dayMost: null, openMost: 3, fee, presets: [], arrivesMinutes: 1, expiresMinutes: 30, countries: null, barredCountries: [], rankFrom: 0, texts: {} };
  }

  return {
    'payment-methods:list': async ({ tenant }) => ({ methods: (await methods.all(tenant.id)).map((method) => view(method, tenant.currency.exponent)) }),
    'payment-methods:set': {
      async run(tx, { tenant, request }) {
        const present = await methods.find(tenant.id, request.method, tx);
        const next = changed(present ?? added(request, tenant), request, tenant);
        if ((await providers.find({ tenant: tenant.id, provider: next.provider }, tx)) === undefined) throw fault('provider', `${tenant.id} is not connected to ${next.provider}`);
        await methods.set(tenant.id, next, tx);
        const { exponent } = tenant.currency;
        return { subject: `payment-method:${next.code}`, before: present === undefined ? {} : view(present, exponent), after: view(next, exponent), beside: {} };
      },
    },
  };
}
