import { isAgentType } from '@livery/contracts';
import type { AgentType, ResponseOf } from '@livery/contracts';
import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { readSession } from './storage/session-storage.ts';

/** The session in the store. The token itself stays in session storage. */
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
  /** The member's previous login, ISO 8601. */
  readonly lastLoginAt?: string | undefined;
  /** The password must be changed before anything else. */
  readonly mustChangePassword: boolean;
  /** A login just happened, and its post-login step was not shown yet. */
  readonly afterLogin?: 'first' | 'again' | undefined;
  /** Unread messages. */
  readonly unread: number;
  /** Incremented whenever a different person is logged in here: a `key` for state that must not pass from one to the other. */
  readonly visit: number;
  /** The session ended while in use, and the login is open: the page waits for the same member. */
  readonly interrupted?: { readonly memberId: string | undefined } | undefined;
}

/** The part of a store that these selectors need. */
export interface SessionRoot {
  readonly session: SessionState;
}

/** Data known when a session opens. */
export type OpenedSession = Pick<SessionState, 'account' | 'agentType' | 'mustChangePassword' | 'afterLogin'>;

const visitor: SessionState = { loggedIn: false, toUpline: false, memberLabels: [], mustChangePassword: false, unread: 0, visit: 0 };

/** The state restored from session storage after a reload. */
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
    /** A token was received; the kind of account is known only for free play, and where another tab sent it. */
    opened: ({ interrupted, visit }, { payload }: PayloadAction<OpenedSession>): SessionState => ({
      ...visitor,
      ...payload,
      loggedIn: true,
      interrupted,
      visit,
    }),
    /** The server no longer knows the session; the member may log in again. */
    interrupted: ({ memberId, visit }): SessionState => ({ ...visitor, visit, interrupted: { memberId } }),
    /** The same member logged in again, so there is no post-login step. */
    resumed: (state, { payload: same }: PayloadAction<boolean>): SessionState => ({
      ...state,
      interrupted: undefined,
      ...(same ? { afterLogin: undefined } : { visit: state.visit + 1 }),
    }),
    /** The member's own data have arrived. */
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
    /** The server serves nothing more until the password is changed. */
    passwordChangeRequired: (state): SessionState => ({ ...state, mustChangePassword: true }),
    /** The password was changed. */
    passwordChanged: (state): SessionState => ({ ...state, mustChangePassword: false }),
    /** The post-login step was shown. */
    afterLoginShown: (state): SessionState => ({ ...state, afterLogin: undefined }),
    /** The number of unread messages has changed. */
    unreadChanged: (state, { payload }: PayloadAction<number>): SessionState => ({ ...state, unread: payload }),
    /** The session is over. */
    ended: ({ visit }): SessionState => ({ ...visitor, visit }),
  },
});
