import type { CallSpec } from './call.ts';
import { contentCalls } from './content/content.calls.ts';
import { homeGamesCalls } from './games/home-games.calls.ts';
import { memberInfoCalls } from './member/member-info.calls.ts';
import { systemCalls } from './system/system.calls.ts';
import { balanceCalls } from './wallet/balance.calls.ts';

/** The rows of the table that a page needs to begin. A browser fetches the others when the first of them is made. */
export const initialCalls = {
  ...systemCalls,
  ...contentCalls,
  ...homeGamesCalls,
  ...memberInfoCalls,
  ...balanceCalls,
} as const satisfies Record<string, CallSpec>;
