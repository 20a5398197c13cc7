import { createTransport } from '../transport/transport.ts';
import type { Transport } from '../transport/transport.ts';

/** Origin of the errors and sampling of the reports. */
export interface ErrorReportOptions {
  /** Name of the application's script. */
  readonly release: string;
  /** Share of pages that report, from 0 to 1. */
  readonly sampleRate?: number;
  readonly target?: EventTarget;
  /** Path of the page as it stands. */
  readonly page?: () => string;
}

const DEFAULT_SAMPLE_RATE = 0.25;
/** Reports of one page: a repeated error adds nothing. */
const MAX_REPORTS = 5;

let report: ((error: unknown) => void) | undefined;

/** Reports an error that a boundary caught, once `startErrorReports` was called; before that it does nothing. */
export function reportClientError(error: unknown): void {
  report?.(error);
}

/**
 * Reports errors that reach the page to the gateway: uncaught ones, unhandled rejections, and those given to
 * `reportClientError`. At most five a page, each once, from a sample of pages, without personal data. Returns what stops it.
 */
export function startErrorReports({ config }: Transport, options: ErrorReportOptions): () => void {
  const { release, sampleRate = DEFAULT_SAMPLE_RATE, target = globalThis, page = () => location.pathname } = options;
  if ((config.random ?? Math.random)() >= sampleRate) return () => {};
  const { call } = createTransport({ ...config, token: () => undefined, keepalive: true, onUnauthorised: undefined, onProblem: undefined });
  const seen = new Set<string>();

  async function send(error: unknown): Promise<void> {
    const { clientErrorOf } = await import('./client-error.ts');
    const found = clientErrorOf(error, page());
    const key = `${found?.message} ${found?.stack}`;
    if (found === undefined || seen.size >= MAX_REPORTS || seen.has(key)) return;
    seen.add(key);
    await call('clientErrors', { ...found, release });
  }

  const sendQuietly = async (error: unknown): Promise<void> => {
    try {
      await send(error);
    } catch {
      // A report that cannot be sent is lost: reporting that would only fail again.
    }
  };
  const sendReport = (error: unknown): void => void sendQuietly(error);
  const stopped = new AbortController();
  const { signal } = stopped;
  target.addEventListener('error', (event) => sendReport((event as ErrorEvent).error ?? (event as ErrorEvent).message), { signal });
  target.addEventListener('unhandledrejection', (event) => sendReport((event as PromiseRejectionEvent).reason), { signal });
  report = sendReport;
  return () => {
    stopped.abort();
    if (report === sendReport) report = undefined;
  };
}
