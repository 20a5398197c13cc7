import type { CallName, CallSpec, PushEventName, PushEventOf, ResponseOf, ValidRequestOf, calls } from '@livery/contracts';
import type { Tx } from '../db/index.ts';
import type { Browser, BrowserCall } from './request/browser.ts';
import type { Tenant } from './request/tenant.ts';

/** Kinds of account: 0 player; 1, 2, 41, 42 agents; 4 trial. */
export type AccountType = 0 | 1 | 2 | 4 | 41 | 42;

/** The account behind a session. */
export interface SessionMember {
  readonly id: string;
  readonly username: string;
  readonly type: AccountType;
}

/** A session that was opened and has not ended. */
export interface LiveSession {
  readonly id: string;
  readonly expiresAt: Date;
  /** Why it must change the password before anything else. */
  readonly passwordChange: PasswordChangeReason | null;
}

/**
 * Why a password must be changed: it was the default one or had expired, which counts while the merchant forces changes; or it was
 * a temporary one, which is used up.
 */
export type PasswordChangeReason = 'expired' | 'temporary';

type TokenCall<Name extends CallName> = (typeof calls)[Name]['token'];
type IfToken<Name extends CallName, Value> = TokenCall<Name> extends true ? Value : Value | undefined;
type IsIdempotent<Name extends CallName> = (typeof calls)[Name] extends { readonly idempotent: true } ? true : false;

/**
 * Runs `work` in one transaction together with the record of its answer: a repetition of the call under the same key gets that
 * answer, brought up to date by the call's {@link Replays}, and `work` does not run again, even concurrently. An answer of which
 * `didNothing` says that nothing was done is not recorded: a repetition runs `work` anew.
 */
export type Once<Name extends CallName> = (work: (tx: Tx) => Promise<ResponseOf<Name>>, didNothing?: (answer: ResponseOf<Name>) => boolean) => Promise<ResponseOf<Name>>;

/** The context of a handler; {@link Browser} is added for calls about browsers. */
export type CallContext<Name extends CallName> = AnyCallContext<Name> & (Name extends BrowserCall ? { readonly browser: Browser } : unknown);

/** The context of every handler. */
export interface AnyCallContext<Name extends CallName> {
  readonly request: ValidRequestOf<Name>;
  readonly tenant: Tenant;
  /** Present on calls that require a token; elsewhere only where a valid one was sent. */
  readonly session: IfToken<Name, LiveSession>;
  readonly member: IfToken<Name, SessionMember>;
  /** Platform code, one of the tenant's: of the request's field `language` where it has one, else of `X-Language`. */
  readonly language: string;
  /** The visitor's address. */
  readonly ip: string;
  /** ISO 3166 code of the address's country, or null where it is not known. */
  readonly country: string | null;
  /** Scheme and host of the site, such as `https://www.brand.example`. */
  readonly origin: string;
  readonly requestId: string;
  readonly idempotencyKey: IsIdempotent<Name> extends true ? string : undefined;
  /** On idempotent calls: runs the work in its transaction. */
  readonly once: IsIdempotent<Name> extends true ? Once<Name> : undefined;
}

/** An open stream of server-sent events. */
export interface EventStream {
  send<Name extends PushEventName>(name: Name, data: PushEventOf<Name>): void;
  /** Calls back once, when either side has closed the stream. */
  onClose(then: () => void): void;
  close(): void;
}

type IsStream<Name extends CallName> = (typeof calls)[Name] extends { readonly stream: true } ? true : false;

/** Serves one call: returns the `value` of the answer, or throws a `Problem`. */
export type Handler<Name extends CallName> = IsStream<Name> extends true
  ? (context: CallContext<Name>, stream: () => EventStream) => Promise<void>
  : (context: CallContext<Name>) => Promise<ResponseOf<Name>>;

/** Handlers of the named calls. A module exports the ones it owns as `Handlers<'login' | 'logout'>`. */
export type Handlers<Names extends CallName = CallName> = { readonly [Name in Names]: Handler<Name> };

type IdempotentCall = { [Name in CallName]: IsIdempotent<Name> extends true ? Name : never }[CallName];

/** For idempotent calls whose subject goes on changing after the transaction: the answer to a repetition, from the stored one. */
export type Replays = { readonly [Name in IdempotentCall]?: (tenant: Tenant, stored: ResponseOf<Name>) => Promise<ResponseOf<Name>> };

/** A row of the table as code that handles all of them sees it. */
export interface TableRow {
  readonly name: CallName;
  readonly spec: CallSpec;
}
