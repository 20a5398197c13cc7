import type { Clock } from '../clock.ts';
import type { ApiProblem } from '../problem/problem.ts';

/** Site and visitor for the transport. Functions are called at each request. */
export interface TransportConfig {
  readonly merchantCode: string;
  /** The brand's device, for `X-Device`. */
  readonly device: string;
  /** Platform code of the current language, for `X-Language`. */
  readonly language: () => string;
  /** The session token, while there is one. */
  readonly token: () => string | undefined;
  /** Origin of the gateway without trailing slash; empty for the page's own. */
  readonly baseUrl?: string | undefined;
  /** The server no longer knows the session, or there was none where one is needed. */
  readonly onUnauthorised?: ((problem: ApiProblem) => void) | undefined;
  /** Called with every problem, for maintenance and region pages. */
  readonly onProblem?: ((problem: ApiProblem) => void) | undefined;
  /** Lets requests outlive the page. */
  readonly keepalive?: boolean | undefined;
  /** Milliseconds an answer may take, 15 seconds by default; a large body adds what it needs on a slow uplink. */
  readonly timeout?: number | undefined;
  /** In development only: an answer that breaks its contract. Written to the console by default. */
  readonly onContractBreach?: ((call: string, details: string) => void) | undefined;
  readonly fetch?: typeof fetch | undefined;
  readonly clock?: Clock | undefined;
  /** Random number from 0 to 1, for the jitter of waits between attempts. */
  readonly random?: (() => number) | undefined;
}
