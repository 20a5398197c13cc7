import { redactErrorText } from '@livery/contracts';
import type { Handlers, Throttle } from '../../platform/http/index.ts';

/** Receives the error reports of pages. */
export interface ClientErrorLog {
  readonly warn: (what: object, message: string) => void;
}

/** Counts a report of a page of a merchant. */
export type CountPageError = (merchant: string) => void;

/** Reports of one address, and of all visitors of a merchant, in an hour. */
const BY_ADDRESS = { name: 'client-errors', limit: 30, windowMs: 3_600_000 };
const BY_TENANT = { name: 'client-errors-all', limit: 3000, windowMs: 3_600_000 };

/** Handler of the reports: logs a page's error without anything about its visitor. */
export function clientErrorHandlers(throttle: Throttle, log: ClientErrorLog, counted: CountPageError): Handlers<'clientErrors'> {
  return {
    async clientErrors({ request: { message, stack, page, release }, tenant, ip }) {
      await throttle.takeByAddress(tenant.id, BY_ADDRESS, ip);
      await throttle.take(tenant.id, BY_TENANT, 'all');
      const pageError = {
        message: redactErrorText(message),
        stack: stack === undefined ? undefined : redactErrorText(stack),
        page: redactErrorText(page.split(/[?#]/, 1)[0] ?? ''),
        release,
        brand: tenant.brand,
      };
      counted(tenant.id);
      log.warn({ tenant: tenant.id, pageError }, 'error on a page');
      return { received: true };
    },
  };
}
