import { ListWithMore, useFailure } from '@livery/centre-kit';
import { useText } from '@livery/i18n';
import { LoadFailed } from '@livery/session';
import { Button, Skeleton } from '@livery/ui-kit';
import { useId, useState } from 'react';
import { contractApi } from './api.ts';
import { Cards, Head, Inside } from './contract-style.ts';
import type { Contract } from './types.ts';
import type { PeriodName } from './use-terms.ts';
import { VersionState, VersionTerms } from './version-terms.tsx';

export interface VersionsProps {
  readonly contract: Contract;
  readonly period: PeriodName;
}

/** What both agreed on before, newest first; fetched once it is opened. */
export function Versions({ contract, period }: VersionsProps) {
  const t = useText('agent');
  const list = useId();
  const [open, setOpen] = useState(false);
  return (
    <>
      <div>
        <Button variant="ghost" size="sm" aria-expanded={open} aria-controls={open ? list : undefined} onClick={() => setOpen(!open)}>
          {open ? t('contract.hideVersions') : t('contract.versions', { count: contract.newest.version })}
        </Button>
      </div>
      {open ? (
        <div id={list}>
          <List contract={contract} period={period} />
        </div>
      ) : null}
    </>
  );
}

function List({ contract, period }: VersionsProps) {
  const t = useText('agent');
  const tCommon = useText('common');
  const query = contractApi.useContractVersionsInfiniteQuery({ id: contract.id });
  const { data, refetch } = query;
  const failure = useFailure(query);
  if (data === undefined) {
    if (failure !== undefined) return <LoadFailed title={t('contract.failed')} error={failure} onRetry={refetch} />;
    return (
      <div role="status" aria-label={tCommon('state.loading')}>
        <Skeleton style={{ blockSize: '4rem' }} />
      </div>
    );
  }
  return (
    <Inside>
      <ListWithMore query={query} more={t('contract.earlier')} moreFailed={t('contract.earlierFailed')}>
        {(list) => (
          <Cards ref={list}>
            {data.pages.flatMap(({ versions }) => versions).map((version) => (
              <li key={version.version}>
                <Head>
                  <span>{t('contract.version', { number: String(version.version) })}</span>
                  <VersionState version={version} />
                </Head>
                <VersionTerms version={version} contract={contract} period={period} />
              </li>
            ))}
          </Cards>
        )}
      </ListWithMore>
    </Inside>
  );
}
