import type { ContractKind } from '@livery/contracts';
import { useText } from '@livery/i18n';
import { href } from '@livery/navigation';
import { LoadFailed } from '@livery/session';
import { EmptyState, iconLock, LinkChip, Skeleton } from '@livery/ui-kit';
import { Suspense, useEffect, useRef } from 'react';
import { Choices, Lead, Parts } from '../agent-style.ts';
import { BackTo } from '../panel/opened.tsx';
import { SupportLine } from '../support-line.tsx';
import { contractApi } from './api.ts';
import { panelOf } from './kinds.ts';
import { OfferForm } from './offer-form.tsx';
import { useKindsOn } from './use-switches.ts';
import { sameAccount } from './use-offer-base.ts';
import { useTerms } from './use-terms.ts';

export interface OfferPageProps {
  readonly kind: ContractKind;
  /** Account that it is offered to; empty for one that is still to be named. */
  readonly to: string;
  readonly onBack: () => void;
}

/** Offers a contract to an agent directly below, and tries it on the last periods first. */
export function OfferPage({ kind, to, onBack }: OfferPageProps) {
  const t = useText('agent');
  const tCommon = useText('common');
  const { kindName } = useTerms();
  const kinds = useKindsOn();
  const heading = useRef<HTMLHeadingElement>(null);
  const own = contractApi.useOwnContractQuery({ kind });
  const below = contractApi.useContractsToOfferInfiniteQuery({ kind });
  useEffect(() => heading.current?.focus(), []);
  const contracts = below.data?.pages.flatMap((page) => page.contracts);
  // What both have already may stand further down in the list: its revision decides whether the offer is made upon it.
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = below;
  const known = to === '' || contracts?.some(({ partner }) => sameAccount(partner, to)) === true;
  // Also while it is tried again: the button keeps the focus.
  const nextFailed = !known && (isFetchNextPageError || (isFetchingNextPage && below.error !== undefined));
  const more = !known && hasNextPage && !isFetchingNextPage && !isFetchNextPageError;
  useEffect(() => {
    if (more) void fetchNextPage();
  }, [more, fetchNextPage]);
  const failed = own.data === undefined ? own.error : contracts === undefined ? below.error : undefined;
  const waiting = (
    <div role="status" aria-label={tCommon('state.loading')}>
      <Skeleton style={{ blockSize: '12rem' }} />
    </div>
  );
  return (
    <Parts>
      <BackTo onBack={onBack}>{t('offer.back')}</BackTo>
      <section>
        <h3 ref={heading} tabIndex={-1}>
          {t('offer.title', { kind: kindName(kind) })}
        </h3>
        {kinds.length < 2 ? null : (
          <nav aria-label={t('offer.kinds')}>
            <Choices>
              {kinds.map((other) => (
                <LinkChip key={other} href={href(panelOf[other], { query: { part: 'downline', offer: to } })} current={other === kind}>
                  {kindName(other)}
                </LinkChip>
              ))}
            </Choices>
          </nav>
        )}
        <Lead>{kind === 'realtime' ? t('offer.leadBet') : t('offer.lead')}</Lead>
        {failed !== undefined ? (
          <LoadFailed
            title={t('contract.failed')}
            error={failed}
            onRetry={() => Promise.all([own.refetch(), below.refetch()])}
          />
        ) : nextFailed ? (
          <LoadFailed title={t('contract.failed')} error={below.error} onRetry={fetchNextPage} />
        ) : own.data === undefined || contracts === undefined || (!known && hasNextPage) ? (
          waiting
        ) : own.data.mayOffer === null ? (
          <EmptyState glyph={iconLock} title={t('contract.downline.noRate', { kind: kindName(kind) })} />
        ) : (
          // Its texts may still be on their way: they must not hide the heading, which has the focus.
          <Suspense fallback={waiting}>
            <OfferForm kind={kind} to={to} most={own.data.mayOffer} period={own.data.period} effectFrom={own.data.effectFrom} contracts={contracts} onDone={onBack} />
          </Suspense>
        )}
      </section>
      <SupportLine />
    </Parts>
  );
}
