import { sessionApi } from '@livery/session';
import { memberInfo } from '@livery/testing';
import type { ReactNode } from 'react';

/** Name of a rank that is as long as operators may give one. */
export const LONG_RANK = 'WORLDWIDE MEMBER OF HOME';

/** A member with a rank of a long name, for the parameter `app` of a story. */
export const rankedMember = { session: 'member', answers: { memberInfo: () => memberInfo({ clubLabel: { labelName: LONG_RANK, rankLevel: 5 } }) } } as const;

/** Asks for the member's rank, as the start of a session does. */
export function Ranked({ children }: { readonly children: ReactNode }) {
  sessionApi.endpoints.memberInfo.useQuery();
  return children;
}
