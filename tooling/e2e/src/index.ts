export { expectNoAxeFindings } from './axe.ts';
export type { AxeOptions } from './axe.ts';
export { expect, test } from './fixtures.ts';
export { keyboardOf } from './keyboard.ts';
export type { Keyboard } from './keyboard.ts';
export { ask, freshName, leaveWelcome, ledgerBalance, logIn, PASSWORD, shownBalance } from './people.ts';
export { playRound, slotOf, slotReady } from './slot.ts';
export { openStack } from './stack.ts';
export type { Stack } from './stack.ts';
