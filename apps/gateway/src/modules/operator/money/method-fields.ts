import { decimalOf, minorOf, type FeeRule } from '@livery/contracts';
import type { Tenant } from '../../../platform/http/index.ts';
import { amountField } from '../amount-field.ts';
import { fieldProblem } from '../operator-problem.ts';

/** What the calls that change a way to pay in and a way to be paid have in common; amounts as decimals, undefined where nothing is to change. */
export interface MethodRequest {
  readonly least?: string | undefined;
  readonly most?: string | undefined;
  readonly feePercent?: string | undefined;
  readonly feeFixed?: string | undefined;
  readonly feeLeast?: string | undefined;
  /** `none`: not limited. */
  readonly feeMost?: string | undefined;
  readonly language?: string | undefined;
  readonly name?: string | undefined;
  readonly note?: string | undefined;
}

/** The same of a method. */
export interface MethodFacts {
  readonly least: bigint;
  readonly most: bigint;
  readonly fee: FeeRule;
  readonly texts: Readonly<Record<string, { readonly name: string; readonly note?: string | undefined }>>;
}

const PERCENT_DECIMALS = 4;
/** Millionths of the amount: a per cent has 10,000 of them. */
const MOST_PPM = 500_000n;

/** What a method costs before anything is set. */
export const NO_FEE: FeeRule = { ppm: 0n, fixed: 0n, least: 0n, most: null };

/** An amount that may be `none`, in minor units; null: none. */
export function amountOrNone(field: string, text: string | undefined, present: bigint | null, exponent: number): bigint | null {
  return text === undefined ? present : text === 'none' ? null : amountField(field, text, exponent);
}

/**
 * The facts of a method with what was asked for changed; what was not named stays.
 * @throws OperatorProblem VALIDATION_FAILED for an amount or a text that cannot be
 */
export function methodFacts(present: MethodFacts, request: MethodRequest, { currency: { exponent }, defaultLanguage }: Tenant): MethodFacts {
  const amount = (field: 'least' | 'most'): bigint => (request[field] === undefined ? present[field] : amountField(field, request[field], exponent));
  const orNothing = (field: 'feeFixed' | 'feeLeast', before: bigint): bigint => {
    const text = request[field];
    return text === undefined ? before : /^[0.]+$/.test(text) ? 0n : amountField(field, text, exponent);
  };
  const ppm = request.feePercent === undefined ? present.fee.ppm : minorOf(request.feePercent, PERCENT_DECIMALS);
  if (ppm > MOST_PPM) throw fieldProblem('feePercent', 'at most 50');
  const fee = { ppm, fixed: orNothing('feeFixed', present.fee.fixed), least: orNothing('feeLeast', present.fee.least), most: amountOrNone('feeMost', request.feeMost, present.fee.most, exponent) };
  const [least, most] = [amount('least'), amount('most')];
  if (most < least) throw fieldProblem('most', 'not below least');
  if (fee.most !== null && fee.most < fee.least) throw fieldProblem('feeMost', 'not below feeLeast');
  return { least, most, fee, texts: changedTexts(present.texts, request, defaultLanguage) };
}

function changedTexts(texts: MethodFacts['texts'], request: MethodRequest, defaultLanguage: string): MethodFacts['texts'] {
  const language = request.language ?? defaultLanguage;
  const text = texts[language];
  const name = request.name ?? text?.name;
  if (name === undefined && request.note !== undefined) throw fieldProblem('name', `needed with the first text in ${language}`);
  const note = request.note === undefined ? text?.note : request.note === '' ? undefined : request.note;
  return name === undefined ? texts : { ...texts, [language]: { name, ...(note === undefined ? {} : { note }) } };
}

/** The amounts of a method as operators read them. */
export function methodAmounts({ least, most, fee }: Pick<MethodFacts, 'least' | 'most' | 'fee'>, exponent: number) {
  const decimal = (amount: bigint): string => decimalOf(amount, exponent);
  return {
    least: decimal(least), most: decimal(most), feePercent: decimalOf(fee.ppm, PERCENT_DECIMALS), feeFixed: decimal(fee.fixed), feeLeast: decimal(fee.least), feeMost: fee.most === null ? null : decimal(fee.most),
  };
}
