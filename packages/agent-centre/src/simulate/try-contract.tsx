import type { ApiProblem } from '@livery/api-sdk';
import type { ContractKind } from '@livery/contracts';
import { problemOf } from '@livery/forms';
import { useText } from '@livery/i18n';
import { LoadFailed } from '@livery/session';
import { Button, iconChart, Notice, preloadableLazy, Skeleton } from '@livery/ui-kit';
import { Suspense, useId, useState } from 'react';
import { Lead } from '../agent-style.ts';
import { contractApi } from '../contracts/api.ts';
import { Inside } from '../contracts/contract-style.ts';
import type { Row } from '../contracts/types.ts';

const result = preloadableLazy(() => import('./simulation.tsx'));
const Simulation = result.show((module) => module.Simulation);

/** Periods that a draft is tried on. */
const PERIODS = 6;

interface Draft {
  readonly account: string;
  readonly rows: readonly Row[];
}

const same = (one: Draft, other: Draft): boolean => JSON.stringify(one) === JSON.stringify(other);

export interface TryContractProps {
  readonly kind: ContractKind;
  readonly account: string;
  /** Undefined where anything is wrong with them. */
  readonly rows: readonly Row[] | undefined;
  /** Shows what is wrong. */
  readonly onFault: () => void;
  /** Shows a refusal at the fields that it names; answers whether it names any. */
  readonly onRefused: (problem: ApiProblem) => boolean;
}

/** Tries a draft on the real figures of the last periods. Nothing is written. */
export function TryContract({ kind, account, rows, onFault, onRefused }: TryContractProps) {
  const t = useText('agent');
  const tCommon = useText('common');
  const heading = useId();
  const [tried, setTried] = useState<Draft>();
  const draft = rows === undefined || account === '' ? undefined : { account, rows };
  const [simulate, { currentData, error }] = contractApi.useLazySimulateContractQuery();
  const run = async (which: Draft) => {
    const { error: refused } = await simulate({ kind, account: which.account, rows: [...which.rows], periods: PERIODS });
    // What is wrong in the form is said there.
    if (refused !== undefined && onRefused(problemOf(refused))) setTried(undefined);
  };
  const start = async () => {
    result.load().catch(() => undefined);
    if (draft === undefined) return onFault();
    setTried(draft);
    await run(draft);
  };
  const waiting = (
    <div role="status" aria-label={tCommon('state.loading')}>
      <Skeleton style={{ blockSize: '14rem' }} />
    </div>
  );
  return (
    <section aria-labelledby={heading}>
      <Inside>
        <h4 id={heading}>{t('simulate.title')}</h4>
        <Lead>{t('simulate.lead')}</Lead>
        <div>
          <Button variant="outline" size="sm" iconStart={iconChart} loadingLabel={tCommon('state.loading')} onClick={start}>
            {tried === undefined ? t('simulate.do') : t('simulate.again')}
          </Button>
        </div>
        {tried === undefined ? null : (
          <>
            {draft === undefined || !same(draft, tried) ? <Notice tone="info">{t('simulate.stale')}</Notice> : null}
            {error !== undefined ? (
              <LoadFailed title={t('simulate.failed')} error={error} onRetry={() => run(tried)} />
            ) : currentData === undefined ? (
              waiting
            ) : (
              <Suspense fallback={waiting}>
                <Simulation simulation={currentData} account={tried.account} byBet={kind === 'realtime'} />
              </Suspense>
            )}
          </>
        )}
      </Inside>
    </section>
  );
}
