import type { GuardedAction } from './guard/guard-table.ts';

/** HTTP methods that the platform's calls use. */
export type CallMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * One row of the table of calls: everything both sides need to know about a call except its data shapes,
 * which are in `schemas` under the same name. GET and DELETE requests travel in the query string,
 * the others in the body.
 */
export interface CallSpec {
  readonly method: CallMethod;
  /** Other methods accepted on the same path, where readings of the field differ. */
  readonly alsoMethods?: readonly CallMethod[];
  readonly path: `/${string}`;
  /** Sent as `X-Module-Id`: the business module that owns the call. */
  readonly moduleId: ModuleId;
  /** Requires a session token; without one the answer is 401 `NOT_LOGGED_IN`. */
  readonly token: boolean;
  /**
   * Public, and does more with a session, such as adding a member's data or ending the session that a login replaces: its token is sent
   * where there is one, and one that is no longer good counts as none.
   */
  readonly optionalToken?: true;
  /** What the call does, in the table of guards: the gateway refuses it to a role that may not. Every call with a token has one. */
  readonly guard?: GuardedAction;
  /** Also served to a session whose password must be changed first; every other call with a token is refused with `PASSWORD_CHANGE_REQUIRED`. */
  readonly beforePasswordChange?: true;
  /** The request body is sealed with HPKE; plain text is refused with `ENCRYPTION_REQUIRED`. */
  readonly encrypted?: true;
  /** Reached through the relay path `/wps/relay/`. */
  readonly relay?: true;
  /** Moves money or points, or creates something once: requires an `Idempotency-Key` header. */
  readonly idempotent?: true;
  /** Most bytes of the request's body, where that is more than usual; such a body is read only once the caller is known and may make the call. */
  readonly bodyLimit?: number;
  /** The body is `application/x-www-form-urlencoded`. */
  readonly form?: true;
  /** The answer is a stream of server-sent events, not an envelope. */
  readonly stream?: true;
}

/** Business modules behind the calls, as the field names them. */
export type ModuleId = 'WPS' | 'GCS' | 'GCSGAME' | 'GLS2' | 'LGW' | 'MCSFE' | 'MCS2' | 'ODSFE2' | 'CSP';
