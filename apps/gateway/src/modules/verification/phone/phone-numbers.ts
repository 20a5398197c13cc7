import { e164, mobileFault, plainNumber, type FieldFault } from '@livery/contracts';
import { parsePhoneNumberFromString, type PhoneNumber } from 'libphonenumber-js/max';
import { Problem } from '../../../platform/http/index.ts';

/** Number types that cannot receive SMS. An unknown type may be a mobile number. */
const UNREACHABLE_TYPES = new Set(['FIXED_LINE', 'PREMIUM_RATE', 'TOLL_FREE', 'SHARED_COST', 'UAN', 'VOICEMAIL', 'PAGER']);

function parse(text: string, defaultCallingCode?: string): PhoneNumber | undefined {
  try {
    return parsePhoneNumberFromString(text, { extract: false, ...(defaultCallingCode === undefined ? {} : { defaultCallingCode }) });
  } catch {
    return undefined; // a dialling code with an area in it, such as +1268, is no calling code
  }
}

/** Possible readings of a number with a dialling code, the likeliest first. */
function* readings(code: string, plain: string): Generator<PhoneNumber | undefined> {
  if (plain.startsWith('+')) {
    yield plain.startsWith(`+${code}`) ? parse(plain) : undefined;
    return;
  }
  yield parse(e164(code, plain)); // as the browser reads it for an outside provider
  yield parse(plain, code);
  if (code.length === 4 && code.startsWith('1')) yield parse(`+1${plain}`);
}

/** The dialling code that a number states itself, with a plus; undefined where it states none. */
export function diallingCodeWithin(number: string): string | undefined {
  const plain = plainNumber(number);
  return plain.startsWith('+') ? parse(plain)?.countryCallingCode : undefined;
}

const invalid = (fault: FieldFault): Problem => new Problem('PHONE_INVALID', { fields: [fault] });

/**
 * A mobile number in E.164, however it was typed: grouped, with a trunk prefix, with its dialling code once more.
 *
 * @param diallingCode such as `+63`; the plus may be missing
 * @throws Problem PHONE_INVALID with the fault of `mobileNum`
 */
export function normaliseMobile(diallingCode: string, number: string): string {
  const fault = mobileFault(diallingCode, number);
  if (fault !== undefined) throw invalid(fault);
  const code = plainNumber(diallingCode).replace(/^\+/, '');
  const possible = [...readings(code, plainNumber(number))].filter((reading) => reading !== undefined).filter((reading) => reading.isPossible() && !UNREACHABLE_TYPES.has(reading.getType() ?? ''));
  const reading = possible.find((each) => each.isValid()) ?? possible[0];
  if (reading === undefined) throw invalid({ field: 'mobileNum', rule: 'invalid' });
  return reading.number;
}

/** The country of a mobile number in E.164, as ISO 3166-1 alpha-2; undefined where the number belongs to none, as those of satellites. */
export const countryOfMobile = (mobile: string): string | undefined => parse(mobile)?.country;

/** A masked number that its owner recognises: `+63 ••••••••67`. */
export function maskedMobile(mobile: string): string {
  const code = parse(mobile)?.countryCallingCode ?? mobile.slice(1, 3);
  const rest = mobile.slice(1 + code.length);
  return `+${code} ${'•'.repeat(Math.max(0, rest.length - 2))}${rest.slice(-2)}`;
}
