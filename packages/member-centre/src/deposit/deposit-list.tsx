import { useText } from '@livery/i18n';
import { Button, Icon, iconForward, iconRefresh, StatusTag } from '@livery/ui-kit';
import { useId, useState } from 'react';
import { useMoneyText } from '../records/use-money-text.ts';
import { useRecordTime } from '../time/use-record-time.ts';
import { depositApi } from './api.ts';
import { DepositRows, HelpLine } from './deposit-style.ts';
import { useDepositWords } from './deposit-words.ts';

const PAGE_SIZE = 8;
/** How often deposits under way are looked at where no push tells of them, in milliseconds. */
const LOOK_EVERY_MS = 20_000;

export interface DepositListProps {
  readonly which: 'open' | 'past';
  readonly title: string;
  readonly onOpen: (id: string) => void;
}

/** Deposits of one kind, newest first; nothing where there are none under way. */
export function DepositList({ which, title, onOpen }: DepositListProps) {
  const headingId = useId();
  const [cursors, setCursors] = useState<readonly (string | undefined)[]>([undefined]);
  const first = depositApi.useDepositsQuery({ which, limit: PAGE_SIZE }, { pollingInterval: which === 'open' ? LOOK_EVERY_MS : 0, skipPollingIfUnfocused: true });
  const t = useText('member');
  if (first.currentData === undefined && !first.isError) return null;
  if (which === 'open' && first.currentData?.records.length === 0) return null;
  if (first.currentData?.records.length === 0) return null;
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId}>{title}</h3>
      {first.isError ? (
        <HelpLine>
          {t('deposit.listFailed')}{' '}
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

interface PageProps extends Pick<DepositListProps, 'which' | 'onOpen'> {
  readonly before: string | undefined;
  /** Shows what comes behind the last page; undefined on those before it. */
  readonly onMore: ((next: string) => void) | undefined;
}

function Page({ which, before, onOpen, onMore }: PageProps) {
  const t = useText('member');
  const { currentData } = depositApi.useDepositsQuery({ which, limit: PAGE_SIZE, ...(before === undefined ? {} : { before }) });
  const words = useDepositWords();
  const money = useMoneyText();
  const { dateTime } = useRecordTime();
  if (currentData === undefined) return null;
  const { records, next } = currentData;
  return (
    <>
      <DepositRows>
        {records.map((deposit) => {
          const { tag, tone } = words(deposit);
          return (
            <li key={deposit.id}>
              <button type="button" onClick={() => onOpen(deposit.id)}>
                <span data-part="name">{deposit.method.name}</span>
                <span data-part="amount">{money(deposit.amount)}</span>
                <span data-part="time">{dateTime(deposit.createdAt)}</span>
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
