import { plainNumber } from '@livery/contracts';

/** Dialling codes behind which a leading zero belongs to the number: Italy, Ivory Coast, Congo, San Marino. */
const keepZero: readonly string[] = ['39', '225', '242', '378'];

/**
 * A number as outside providers want it, in E.164: `+639171234567`. What was typed may be grouped, begin with a trunk
 * zero, or with its dialling code already. It says nothing about whether such a number exists.
 */
export function e164(diallingCode: string, number: string): string {
  const plain = plainNumber(number);
  if (plain.startsWith('+')) return plain;
  const code = plainNumber(diallingCode).replace(/^\+/, '');
  return `+${code}${keepZero.includes(code) ? plain : plain.replace(/^0+/, '')}`;
}
