import type { ApiExtra } from '@livery/api-sdk';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { DialogsRoot, ToastsRoot } from '@livery/app-shell';
import type { SessionRoot } from '../session-slice.ts';

/** The part of the portal's store that this package works with. */
export interface SessionStoreState extends SessionRoot, DialogsRoot, ToastsRoot {}

/** Dispatch of such a store. */
export type SessionDispatch = ThunkDispatch<SessionStoreState, ApiExtra, UnknownAction>;

/** A store as far as this package needs it. */
export interface SessionStore {
  readonly dispatch: SessionDispatch;
  getState(): SessionStoreState;
  subscribe(listener: () => void): () => void;
}

/** A thunk of this package. */
export type SessionThunk<Result> = (dispatch: SessionDispatch, getState: () => SessionStoreState, extra: ApiExtra) => Result;
