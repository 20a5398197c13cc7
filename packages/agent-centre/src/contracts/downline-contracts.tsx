import { ListWithMore, useFailure } from '@livery/centre-kit';
import type { ContractKind, ResponseOf } from '@livery/contracts';
import { useFormat, useText } from '@livery/i18n';
import { LoadFailed } from '@livery/session';
import { Button, EmptyState, iconPlus, iconUsers, Skeleton } from '@livery/ui-kit';
import { useId } from 'react';
import { Lead, Parts } from '../agent-style.ts';
import { SettlementList } from '../salaries/settlement-list.tsx';
import { contractApi } from './api.ts';
import { ContractCard } from './contract-card.tsx';
import { Cards, Head } from './contract-style.ts';
import { useTerms } from './use-terms.ts';

export interface DownlineContractsProps {
  readonly kind: ContractKind;
  readonly own: ResponseOf<'ownContract'>;
  /** Offers a contract to an account; empty for one that is still to be named. */
  readonly onOffer: (account: string) => void;
  /** Opens the explanation of a settlement. */
  readonly onExplain: (id: string) => void;
}

/** The contracts that the agent offers to those directly below it, and what it pays by them. */
export function DownlineContracts({ kind, own: { mayOffer, period, effectFrom }, onOffer, onExplain }: DownlineContractsProps) {
  const t = useText('agent');
  const format = useFormat();
  const tCommon = useText('common');
  const { kindName } = useTerms();
  const heading = useId();
  const query = contractApi.useDownlineContractsInfiniteQuery({ kind });
  const { data, refetch } = query;
  const failure = useFailure(query);
  const contracts = data?.pages.flatMap((page) => page.contracts);
  return (
    <Parts>
      <section aria-labelledby={heading}>
        <Head>
          <h3 id={heading}>{t('contract.downline.title')}</h3>
          {mayOffer === null ? null : (
            <Button size="sm" iconStart={iconPlus} onClick={() => onOffer('')}>
              {t('contract.offer')}
            </Button>
          )}
        </Head>
        <Lead>{mayOffer === null ? t('contract.downline.noRate', { kind: kindName(kind) }) : t('contract.downline.most', { most: format.number(mayOffer) })}</Lead>
        {contracts === undefined ? (
          failure === undefined ? (
            <div role="status" aria-label={tCommon('state.loading')}>
              <Skeleton style={{ blockSize: '8rem' }} />
            </div>
          ) : (
            <LoadFailed title={t('contract.failed')} error={failure} onRetry={refetch} />
          )
        ) : contracts.length === 0 ? (
          <EmptyState glyph={iconUsers} compact title={t('contract.downline.none')} description={mayOffer === null ? undefined : t('contract.downline.noneNext')} />
        ) : (
          <ListWithMore query={query} more={t('contract.more')} moreFailed={t('contract.moreFailed')}>
            {(list) => (
              <Cards ref={list} aria-labelledby={heading}>
                {contracts.map((contract) => (
                  <li key={contract.id}>
                    <ContractCard contract={contract} period={period} effectFrom={effectFrom} onOffer={mayOffer === null ? undefined : () => onOffer(contract.partner)} />
                  </li>
                ))}
              </Cards>
            )}
          </ListWithMore>
        )}
      </section>
      <SettlementList kind={kind} side="paid" onExplain={onExplain} />
    </Parts>
  );
}
