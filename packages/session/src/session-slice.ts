import { isAgentType } from '@livery/contracts';
import type { AgentType, ResponseOf } from '@livery/contracts';
import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { readSession } from './storage/session-storage.ts';

/** What the page knows of its visitor. The token itself stays in session storage. */
export interface SessionState {
  readonly loggedIn: boolean;
  /** Kind of account, once known. */
  readonly agentType?: AgentType | undefined;
  readonly memberId?: string | undefined;
  readonly account?: string | undefined;
  readonly nickname?: string | undefined;
  readonly toUpline: boolean;
  readonly memberLabels: readonly string[];
  /** The member's club; customer service for VIPs opens above rank level 4. */
  readonly rank?: { readonly name: string; readonly level: number } | undefined;
  /** When the member was last here before, ISO 8601. */
  readonly lastLoginAt?: string | undefined;
  /** The password must be changed before anything else. */
  readonly mustChangePassword: boolean;
  /** Someone has just logged in, and what follows a login has not been shown yet. */
  readonly afterLogin?: 'first' | 'again' | undefined;
  /** Unread messages. */
  readonly unread: number;
  /** Grows whenever somebody else than before is logged in here: a `key` for what must not pass from one to the other. */
  readonly visit: number;
  /** The session ended while it was in use, and a login was asked for: what stands open waits for the same member to come back. */
  readonly interrupted?: { readonly memberId: string | undefined } | undefined;
}

/** The part of a store that these selectors need. */
export interface SessionRoot {
  readonly session: SessionState;
}

/** What is known at the moment a session opens. */
export type OpenedSession = Pick<SessionState, 'account' | 'agentType' | 'mustChangePassword' | 'afterLogin'>;

const visitor: SessionState = { loggedIn: false, toUpline: false, memberLabels: [], mustChangePassword: false, unread: 0, visit: 0 };

/** The state that session storage tells after a reload. */
function storedSession(): SessionState {
  if (readSession('token') === undefined) return visitor;
  const type = Number(readSession('isAgent') ?? Number.NaN);
  return {
    ...visitor,
    loggedIn: true,
    agentType: isAgentType(type) ? type : undefined,
    memberId: readSession('customerId'),
    account: readSession('account'),
    nickname: readSession('nickname'),
    toUpline: readSession('toUpline') === 'true',
    memberLabels: labels(readSession('memberLabel')),
    mustChangePassword: readSession('cpw') === 'true',
  };
}

function labels(text: string | undefined): readonly string[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(list) ? list.filter((label) => typeof label === 'string') : [];
  } catch {
    return [];
  }
}

/** Login state; reads session storage when a store is made. */
export const sessionSlice = createSlice({
  name: 'session',
  initialState: storedSession,
  reducers: {
    /** A token has come; the kind of account is known only for free play, and where another tab told it. */
    opened: ({ interrupted, visit }, { payload }: PayloadAction<OpenedSession>): SessionState => ({
      ...visitor,
      ...payload,
      loggedIn: true,
      interrupted,
      visit,
    }),
    /** The server no longer knows the session, and someone may come back to it. */
    interrupted: ({ memberId, visit }): SessionState => ({ ...visitor, visit, interrupted: { memberId } }),
    /** Whoever came back was told from a stranger. Nothing follows the login of someone who never left. */
    resumed: (state, { payload: same }: PayloadAction<boolean>): SessionState => ({
      ...state,
      interrupted: undefined,
      ...(same ? { afterLogin: undefined } : { visit: state.visit + 1 }),
    }),
    /** The member's own data have come. */
    memberKnown: (state, { payload }: PayloadAction<ResponseOf<'memberInfo'>>): SessionState => ({
      ...state,
      agentType: payload.type,
      memberId: payload.id,
      account: payload.account,
      nickname: payload.nickname,
      toUpline: payload.toUpline,
      memberLabels: payload.memberLabel,
      rank: payload.clubLabel ? { name: payload.clubLabel.labelName, level: payload.clubLabel.rankLevel } : undefined,
      lastLoginAt: payload.lastLoginAt ?? undefined,
    }),
    /** The password is changed. */
    passwordChanged: (state): SessionState => ({ ...state, mustChangePassword: false }),
    /** What follows a login has been shown. */
    afterLoginShown: (state): SessionState => ({ ...state, afterLogin: undefined }),
    /** The number of unread messages has changed. */
    unreadChanged: (state, { payload }: PayloadAction<number>): SessionState => ({ ...state, unread: payload }),
    /** The session is over. */
    ended: ({ visit }): SessionState => ({ ...visitor, visit }),
  },
});
