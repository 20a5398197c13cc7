import { useText } from '@livery/i18n';
import { Button, Notice } from '@livery/ui-kit';
import { Terms } from './contract-style.ts';
import type { Contract } from './types.ts';
import type { PeriodName } from './use-terms.ts';
import { VersionTerms } from './version-terms.tsx';

export interface OfferChangedProps {
  /** What stands now; undefined where there is no contract yet. */
  readonly contract: Contract | undefined;
  /** An offer was sent meanwhile, and refused. */
  readonly refused: boolean;
  readonly period: PeriodName;
  /** Takes the rows that stand now in place of those that are written. */
  readonly onBegin: (contract: Contract) => void;
}

/** Says that something else stands than what the rows of an offer were written upon, and shows it. */
export function OfferChanged({ contract, refused, period, onBegin }: OfferChangedProps) {
  const t = useText('agent');
  if (contract === undefined) return <Notice tone="warning">{t('offer.changedBelow')}</Notice>;
  return (
    <Notice tone="warning" title={refused ? t('offer.changed') : t('offer.newer')}>
      <Terms>
        <VersionTerms version={contract.offered ?? contract.standing ?? contract.newest} contract={contract} period={period} />
        <div>
          <Button variant="outline" size="sm" onClick={() => onBegin(contract)}>
            {t('offer.begin')}
          </Button>
        </div>
      </Terms>
    </Notice>
  );
}
