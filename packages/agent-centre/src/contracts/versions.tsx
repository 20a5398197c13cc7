import { useText } from '@livery/i18n';
import { LoadFailed } from '@livery/session';
import { Button, Skeleton, useFocusOnMore } from '@livery/ui-kit';
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
  const { data, error, isFetching, hasNextPage, fetchNextPage, isFetchNextPageError, refetch } = contractApi.useContractVersionsInfiniteQuery({ id: contract.id });
  const { list, asking } = useFocusOnMore<HTMLUListElement>();
  if (data === undefined) {
    if (error !== undefined && !isFetching) return <LoadFailed title={t('contract.failed')} error={error} onRetry={refetch} />;
    return (
      <div role="status" aria-label={tCommon('state.loading')}>
        <Skeleton style={{ blockSize: '4rem' }} />
      </div>
    );
  }
  return (
    <Inside>
      <Cards ref={list}>
        {data.pages.flatMap(({ versions }) => versions).map((version) => (
          <li key={version.version}>
            <Head>
              <span>{t('contract.version', { number: version.version })}</span>
              <VersionState version={version} />
            </Head>
            <VersionTerms version={version} contract={contract} period={period} />
          </li>
        ))}
      </Cards>
      {isFetchNextPageError ? <p role="alert">{t('contract.earlierFailed')}</p> : null}
      {hasNextPage ? (
        <div>
          <Button
            variant="outline"
            size="sm"
            loadingLabel={tCommon('state.loading')}
            onClick={() => {
              asking();
              return fetchNextPage();
            }}
          >
            {t('contract.earlier')}
          </Button>
        </div>
      ) : null}
    </Inside>
  );
}
