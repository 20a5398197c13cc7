import { useText } from '@livery/i18n';
import { Button, Icon, iconForward, iconRefresh, StatusTag } from '@livery/ui-kit';
import { useId, useState } from 'react';
import { DepositRows, HelpLine } from '../deposit/deposit-style.ts';
import { useMoneyText } from '../records/use-money-text.ts';
import { useRecordTime } from '../time/use-record-time.ts';
import { withdrawalApi } from './api.ts';
import { useWithdrawalWords } from './withdrawal-words.ts';

const PAGE_SIZE = 8;
/** How often withdrawals under way are looked at where no push tells of them, in milliseconds. */
const LOOK_EVERY_MS = 20_000;

export interface WithdrawalListProps {
  readonly which: 'open' | 'past';
  readonly title: string;
  readonly onOpen: (id: string) => void;
}

/** Withdrawals of one kind, newest first; nothing where there are none. */
export function WithdrawalList({ which, title, onOpen }: WithdrawalListProps) {
  const headingId = useId();
  const [cursors, setCursors] = useState<readonly (string | undefined)[]>([undefined]);
  const first = withdrawalApi.useWithdrawalsQuery({ which, limit: PAGE_SIZE }, { pollingInterval: which === 'open' ? LOOK_EVERY_MS : 0, skipPollingIfUnfocused: true });
  const t = useText('member');
  if (first.currentData === undefined ? !first.isError : first.currentData.records.length === 0) return null;
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId}>{title}</h3>
      {first.isError ? (
        <HelpLine>
          {t('withdraw.listFailed')}{' '}
          <Button variant="ghost" size="sm" iconStart={iconRefresh} onClick={() => first.refetch()}>
            {t('deposit.listAgain')}
          </Button>
        </HelpLine>
      ) : (
        cursors.map((before, index) => <Page key={before ?? 'first'} which={which} before={before} onOpen={onOpen} onMore={index === cursors.length - 1 ? (next) => setCursors([...cursors, next]) : undefined} />)
      )}
    </section>
  );
}

interface PageProps extends Pick<WithdrawalListProps, 'which' | 'onOpen'> {
  readonly before: string | undefined;
  /** Shows what comes behind the last page; undefined on those before it. */
  readonly onMore: ((next: string) => void) | undefined;
}

function Page({ which, before, onOpen, onMore }: PageProps) {
  const t = useText('member');
  const { currentData } = withdrawalApi.useWithdrawalsQuery({ which, limit: PAGE_SIZE, ...(before === undefined ? {} : { before }) });
  const words = useWithdrawalWords();
  const money = useMoneyText();
  const { dateTime } = useRecordTime();
  if (currentData === undefined) return null;
  const { records, next } = currentData;
  return (
    <>
      <DepositRows>
        {records.map((withdrawal) => {
          const { tag, tone } = words(withdrawal);
          return (
            <li key={withdrawal.id}>
              <button type="button" onClick={() => onOpen(withdrawal.id)}>
                <span data-part="name">
                  <bdi>{withdrawal.account.name}</bdi> <bdi dir="ltr">•••• {withdrawal.account.lastFour}</bdi>
                </span>
                <span data-part="amount">{money(withdrawal.amount)}</span>
                <span data-part="time">{dateTime(withdrawal.createdAt)}</span>
                <span data-part="state">
                  <StatusTag tone={tone}>{tag}</StatusTag>
                </span>
                <Icon glyph={iconForward} data-part="open" />
              </button>
            </li>
          );
        })}
      </DepositRows>
      {next === null || onMore === undefined ? null : (
        <div>
          <Button variant="outline" size="sm" onClick={() => onMore(next)}>
            {t('deposit.more')}
          </Button>
        </div>
      )}
    </>
  );
}
