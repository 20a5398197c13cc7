import type { ContractKind, ResponseOf } from '@livery/contracts';
import { useFormat, useText } from '@livery/i18n';
import { EmptyState, iconTicket } from '@livery/ui-kit';
import { useId } from 'react';
import { Lead, Parts } from '../agent-style.ts';
import { RealTimeNow } from '../salaries/real-time-now.tsx';
import { SettlementList } from '../salaries/settlement-list.tsx';
import { ContractCard } from './contract-card.tsx';
import { useTerms } from './use-terms.ts';

export interface OwnContractProps {
  readonly kind: ContractKind;
  readonly own: ResponseOf<'ownContract'>;
  /** Opens the explanation of a settlement. */
  readonly onExplain: (id: string) => void;
}

/** What the agent agreed on with its upline, and what it was paid by it. */
export function OwnContract({ kind, own: { contract, mayOffer, period, effectFrom }, onExplain }: OwnContractProps) {
  const t = useText('agent');
  const format = useFormat();
  const { kindName } = useTerms();
  const heading = useId();
  return (
    <Parts>
      <section aria-labelledby={heading}>
        <h3 id={heading}>{t('contract.own.title')}</h3>
        {contract === null ? (
          <EmptyState glyph={iconTicket} compact title={t('contract.own.none', { kind: kindName(kind) })} description={mayOffer === null ? t('contract.own.noneNext') : t('contract.own.top', { most: format.number(mayOffer) })} />
        ) : (
          <>
            <ContractCard contract={contract} period={period} effectFrom={effectFrom} />
            <Lead>{t('contract.own.funding')}</Lead>
          </>
        )}
      </section>
      {kind === 'realtime' ? <RealTimeNow /> : null}
      <SettlementList kind={kind} side="received" onExplain={onExplain} />
    </Parts>
  );
}
