import type { Tenant } from '../../../platform/http/index.ts';
import { diallingCodeOf } from '../../settings/index.ts';
import { diallingCodeWithin, normaliseMobile } from './phone-numbers.ts';

/** A mobile number as it was typed, and the dialling code beside it where one was chosen. */
export interface TypedMobile {
  readonly mobileNum: string;
  readonly countryDialingCode?: string | undefined;
}

/** Where a call comes from. */
export interface NumberContext {
  readonly tenant: Pick<Tenant, 'currency'>;
  /** ISO 3166 code of the visitor's country, or null where it is not known. */
  readonly country: string | null;
}

/**
 * A typed mobile number in E.164. Without a dialling code beside it a number with a plus is read as it is, another as one of the visitor's
 * country, else as one of the country of the merchant's currency: the first two letters of most currencies' codes are their country's.
 *
 * @throws Problem PHONE_INVALID with the fault of `mobileNum`
 */
export function readMobile({ mobileNum, countryDialingCode }: TypedMobile, { tenant, country }: NumberContext): string {
  const code = countryDialingCode ?? diallingCodeWithin(mobileNum) ?? diallingCodeOf(country) ?? diallingCodeOf(tenant.currency.code.slice(0, 2));
  return normaliseMobile(code ?? '', mobileNum);
}
