import { useFailure, useFocusOnReturn } from '@livery/centre-kit';
import type { ContractKind } from '@livery/contracts';
import { problemOf } from '@livery/forms';
import { useText } from '@livery/i18n';
import { useCentreQuery } from '@livery/navigation';
import { LoadFailed } from '@livery/session';
import { preloadableLazy, Tabs } from '@livery/ui-kit';
import { Suspense } from 'react';
import { Parts } from '../agent-style.ts';
import { Waiting } from '../panel/waiting.tsx';
import { ACCRUED } from '../salaries/real-time-now.tsx';
import { SupportLine } from '../support-line.tsx';
import { contractApi } from './api.ts';
import { DownlineContracts } from './downline-contracts.tsx';
import { OwnContract } from './own-contract.tsx';
import { SwitchedOff } from './switched-off.tsx';

const offering = preloadableLazy(() => import('./offer-page.tsx'));
const OfferPage = offering.show((module) => module.OfferPage);
const accrued = preloadableLazy(() => import('../explain/accrued-bets.tsx'));
const AccruedBets = accrued.show((module) => module.AccruedBets);
const explaining = preloadableLazy(() => import('../explain/explain-page.tsx'));
const ExplainPage = explaining.show((module) => module.ExplainPage);

/** Names in the address: which side shows, whom a contract is offered to, and which settlement is explained. */
const PART = 'part';
const OFFER = 'offer';
const SETTLEMENT = 'settlement';

/** One kind of contract: what the agent has with its upline and what it offers downlines, with what each came to. */
export function ContractPanel({ kind }: { readonly kind: ContractKind }) {
  const { query, push, remove } = useCentreQuery();
  const [offer, settlement, isAccrued] = [query.get(OFFER), query.get(SETTLEMENT), kind === 'realtime' && query.has(ACCRUED)];
  useFocusOnReturn(offer !== null || settlement !== null || isAccrued);
  if (settlement !== null) {
    return (
      <Suspense fallback={<Waiting />}>
        <ExplainPage key={settlement} id={settlement} onBack={() => remove(SETTLEMENT)} />
      </Suspense>
    );
  }
  if (isAccrued) {
    return (
      <Suspense fallback={<Waiting />}>
        <AccruedBets onBack={() => remove(ACCRUED)} />
      </Suspense>
    );
  }
  if (offer !== null) {
    return (
      <Suspense fallback={<Waiting />}>
        <OfferPage kind={kind} to={offer} onBack={() => remove(OFFER)} />
      </Suspense>
    );
  }
  return <Sides kind={kind} onOffer={(to) => push({ [PART]: 'downline', [OFFER]: to })} onExplain={(id) => push({ [SETTLEMENT]: id })} />;
}

interface SidesProps {
  readonly kind: ContractKind;
  readonly onOffer: (account: string) => void;
  readonly onExplain: (id: string) => void;
}

function Sides({ kind, onOffer, onExplain }: SidesProps) {
  const t = useText('agent');
  const { query, replace } = useCentreQuery();
  const own = contractApi.useOwnContractQuery({ kind });
  const { currentData, refetch } = own;
  const failure = useFailure(own);
  if (currentData === undefined) {
    if (failure === undefined) return <Waiting />;
    return (
      <Parts>
        {problemOf(failure).code === 'FUNCTION_DISABLED' ? <SwitchedOff kind={kind} onExplain={onExplain} /> : <LoadFailed title={t('contract.failed')} error={failure} onRetry={refetch} />}
        <SupportLine />
      </Parts>
    );
  }
  // Nobody is above an agent at the top: what it pays is shown first.
  const first = currentData.contract === null && currentData.mayOffer !== null ? 'downline' : 'own';
  const asked = query.get(PART);
  return (
    <Parts>
      <Tabs
        label={t('contract.sides')}
        fill
        selected={asked === 'downline' || asked === 'own' ? asked : first}
        onSelect={(part) => replace({ [PART]: part === first ? undefined : part })}
        tabs={[
          { id: 'own', label: t('contract.side.own'), content: <OwnContract kind={kind} own={currentData} onExplain={onExplain} /> },
          { id: 'downline', label: t('contract.side.downline'), content: <DownlineContracts kind={kind} own={currentData} onOffer={onOffer} onExplain={onExplain} /> },
        ]}
      />
      <SupportLine />
    </Parts>
  );
}
