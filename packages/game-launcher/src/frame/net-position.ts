import type { GameMessage } from './messages.ts';

/** Prizes less stakes since the frame opened, in minor units, after one more message. */
export function netAfter(net: bigint, message: GameMessage): bigint {
  if (message.event === 'round-started') return net - BigInt(message.stake);
  if (message.event === 'round-ended') return net + BigInt(message.win);
  return net;
}
