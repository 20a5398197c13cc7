import { useFailure, useMoneyText, useSiteTime } from '@livery/centre-kit';
import { useText } from '@livery/i18n';
import { Button, Icon, iconForward, iconRefresh, StatusTag, useFocusOnMore } from '@livery/ui-kit';
import type { Tone } from '@livery/ui-kit';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { CashierRows, HelpLine } from './cashier-style.ts';
import { useMoved } from './use-moved.ts';
import type { Standing } from './use-moved.ts';

/** How often deposits and withdrawals under way are looked at where no push tells of them, in milliseconds. */
const LOOK_EVERY_MS = 20_000;

/** Records of one kind of a list: those under way, which are looked at again and again, or those that have ended. */
export type Which = 'open' | 'past';

/** How a list of `which` is kept current; see RTK Query. */
export const watchOf = (which: Which) => ({ pollingInterval: which === 'open' ? LOOK_EVERY_MS : 0, skipPollingIfUnfocused: true });

/** What is used of an endless query of the gateway. */
interface CashierQuery<Row> {
  readonly currentData?: { readonly pages: readonly { readonly records: readonly Row[] }[] } | undefined;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly hasNextPage: boolean;
  readonly isFetchNextPageError: boolean;
  readonly refetch: () => unknown;
  readonly fetchNextPage: () => unknown;
}

interface CashierRow extends Standing {
  readonly amount: string;
  readonly createdAt: string;
}

export interface CashierListProps<Row extends CashierRow> {
  readonly which: Which;
  readonly query: CashierQuery<Row>;
  readonly title: string;
  /** Said where the list could not be fetched. */
  readonly failed: string;
  readonly nameOf: (row: Row) => ReactNode;
  readonly stateOf: (row: Row) => { readonly tag: string; readonly tone: Tone };
  readonly onOpen: (id: string) => void;
}

/** Deposits or withdrawals, newest first; nothing where there are none. A look-up that fails leaves what is known. */
export function CashierList<Row extends CashierRow>({ which, query, title, failed, nameOf, stateOf, onOpen }: CashierListProps<Row>) {
  const t = useText('member');
  const tCommon = useText('common');
  const headingId = useId();
  const money = useMoneyText();
  const { dateTime } = useSiteTime();
  const records = query.currentData?.pages.flatMap((page) => page.records);
  const { list, asking } = useFocusOnMore<HTMLUListElement>();
  const more = () => {
    asking();
    return query.fetchNextPage();
  };
  useMoved(which === 'open' ? records : undefined);
  const failure = useFailure(query);
  if (records === undefined ? failure === undefined : records.length === 0) return null;
  const sayFailed = (again: () => unknown) => (
    <HelpLine role="alert">
      {failed}{' '}
      <Button variant="ghost" size="sm" iconStart={iconRefresh} loadingLabel={tCommon('state.loading')} onClick={again}>
        {t('deposit.listAgain')}
      </Button>
    </HelpLine>
  );
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId}>{title}</h3>
      {records === undefined ? (
        sayFailed(query.refetch)
      ) : (
        <CashierRows ref={list}>
          {records.map((row) => {
            const { tag, tone } = stateOf(row);
            return (
              <li key={row.id}>
                <button type="button" onClick={() => onOpen(row.id)}>
                  <span data-part="name">{nameOf(row)}</span>
                  <span data-part="amount">{money(row.amount)}</span>
                  <span data-part="time">{dateTime(row.createdAt)}</span>
                  <span data-part="state">
                    <StatusTag tone={tone}>{tag}</StatusTag>
                  </span>
                  <Icon glyph={iconForward} data-part="open" />
                </button>
              </li>
            );
          })}
        </CashierRows>
      )}
      {records !== undefined && query.isFetchNextPageError ? sayFailed(more) : null}
      {query.hasNextPage && !query.isFetchNextPageError ? (
        <div>
          <Button variant="outline" size="sm" loadingLabel={tCommon('state.loading')} onClick={more}>
            {t('deposit.more')}
          </Button>
        </div>
      ) : null}
    </section>
  );
}
