import type { FastifyBaseLogger } from 'fastify';
import { createLedgerChecks, type LedgerChecks, type LedgerChecksDeps } from './ledger-checks.ts';
import { createTrailChecks, type TrailChecks } from '../modules/operator/index.ts';

/** The scheduled checks of what must never be wrong; what one finds is a fatal line in the log. */
export function createChecks({ log, ...deps }: Omit<LedgerChecksDeps, 'onFound' | 'onFailed'> & { readonly log: FastifyBaseLogger }): { readonly ledgerChecks: LedgerChecks; readonly trailChecks: TrailChecks } {
  return {
    ledgerChecks: createLedgerChecks({
      ...deps,
      onFound: (check) => log.fatal(check, 'THE LEDGER CONTRADICTS ITSELF: stop paying out at this merchant, and look into ledger_check'),
      onFailed: (check) => log.error(check, 'A check of the ledger could not be made.'),
    }),
    trailChecks: createTrailChecks({ db: deps.db, onFound: (found) => log.fatal(found, 'THE TRAIL OF OPERATORS IS NOT WHOLE: somebody changed what is written once') }),
  };
}
