import { useFormat, useText } from '@livery/i18n';
import { Entries } from '../agent-style.ts';
import type { Affected } from './types.ts';

/** Contracts that end with a change, however many: whose, and by how much each is above what its upline will have. */
export function AffectedList({ affected }: { readonly affected: readonly Affected[] }) {
  const t = useText('agent');
  const format = useFormat();
  return (
    <Entries aria-label={t('contract.affected.list')}>
      {affected.map(({ upline, downline, percent, most, above }) => (
        <li key={`${upline} ${downline}`}>
          <div data-name="">{t('contract.affected.pair', { upline, downline })}</div>
          <div data-facts="">
            <span>{most === '0' ? t('contract.affected.all', { percent: format.number(percent) }) : t('contract.affected.above', { percent: format.number(percent), most: format.number(most), above: format.number(above) })}</span>
          </div>
        </li>
      ))}
    </Entries>
  );
}
