import type { ContractKind } from '@livery/contracts';
import { useText } from '@livery/i18n';
import { useCentreQuery } from '@livery/navigation';
import { EmptyState, iconLock, Notice, Tabs } from '@livery/ui-kit';
import { Loaded } from '../panel/loaded.tsx';
import { SettlementList } from '../salaries/settlement-list.tsx';
import { contractApi } from './api.ts';
import { useTerms } from './use-terms.ts';

export interface SwitchedOffProps {
  readonly kind: ContractKind;
  /** Opens the explanation of a settlement. */
  readonly onExplain: (id: string) => void;
}

/** A kind of contract that the merchant has switched off: what is still due of it to the agent and by it, until all of it is settled. */
export function SwitchedOff({ kind, onExplain }: SwitchedOffProps) {
  const t = useText('agent');
  const { query, replace } = useCentreQuery();
  const { kindName } = useTerms();
  const unsettled = contractApi.useUnsettledQuery({});
  return (
    <Loaded query={unsettled} failed={t('contract.failed')}>
      {({ kinds }) =>
        kinds.includes(kind) ? (
          <>
            <Notice tone="info" title={t('contract.off', { kind: kindName(kind) })}>
              {t('contract.offUnsettled')}
            </Notice>
            <Tabs
              label={t('contract.sides')}
              fill
              selected={query.get('part') === 'downline' ? 'downline' : 'own'}
              onSelect={(part) => replace({ part: part === 'downline' ? part : undefined })}
              tabs={[
                { id: 'own', label: t('contract.side.own'), content: <SettlementList kind={kind} side="received" onExplain={onExplain} /> },
                { id: 'downline', label: t('contract.side.downline'), content: <SettlementList kind={kind} side="paid" onExplain={onExplain} /> },
              ]}
            />
          </>
        ) : (
          <EmptyState glyph={iconLock} title={t('contract.off', { kind: kindName(kind) })} description={t('contract.offNext')} />
        )
      }
    </Loaded>
  );
}
