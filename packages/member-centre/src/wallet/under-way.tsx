import { useMoneyText, useSiteTime } from '@livery/centre-kit';
import { useText } from '@livery/i18n';
import { DateTime, StatusTag } from '@livery/ui-kit';
import { useId } from 'react';
import { nextWords, stateTag } from './transfer-words.ts';
import type { Transfer } from './transfer-words.ts';
import { Lines, Panel } from './wallet-style.ts';

export interface UnderWayProps {
  /** Transfers that have not ended. */
  readonly open: readonly Transfer[];
  readonly vendorName: (vassalage: string) => string;
}

/** What is under way, each with what has happened and what happens next. Changes are announced. */
export function UnderWay({ open, vendorName }: UnderWayProps) {
  const t = useText('member');
  const money = useMoneyText();
  const { dateTime } = useSiteTime();
  const id = useId();
  return (
    <div role="status">
      {open.length === 0 ? null : (
        <Panel aria-labelledby={id}>
          <h3 id={id}>{t('funds.underWayTitle')}</h3>
          <Lines>
            {open.map((transfer) => {
              const { tone, key } = stateTag(transfer.state);
              return (
                <li key={transfer.transferId}>
                  <div data-part="words">
                    <span>{t(nextWords(transfer), { amount: money(transfer.amount), vendor: vendorName(transfer.vassalage) })}</span>
                    <small>
                      <DateTime value={transfer.requestedAt}>{dateTime(transfer.requestedAt)}</DateTime>
                    </small>
                  </div>
                  <StatusTag tone={tone}>{t(key)}</StatusTag>
                </li>
              );
            })}
          </Lines>
        </Panel>
      )}
    </div>
  );
}
