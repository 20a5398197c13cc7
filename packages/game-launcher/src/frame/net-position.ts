import type { GameMessage } from './messages.ts';

/** Prizes less stakes since the frame opened, in minor units, after one more message. */
export function netAfter(net: bigint, message: GameMessage): bigint {
  if (message.event === 'round-started') return net - BigInt(message.stake);
  if (message.event === 'round-ended') return net + BigInt(message.win);
  return net;
}

/** Whole minor units as a decimal string: `decimalOf(-5n, 2)` → `-0.05`. */
export function decimalOf(minor: bigint, exponent: number): string {
  const digits = (minor < 0n ? -minor : minor).toString().padStart(exponent + 1, '0');
  const sign = minor < 0n ? '-' : '';
  return exponent === 0 ? sign + digits : `${sign}${digits.slice(0, -exponent)}.${digits.slice(-exponent)}`;
}
