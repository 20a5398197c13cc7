import { useText } from '@livery/i18n';
import { Button, iconChevronDown, iconChevronUp, StatList, token } from '@livery/ui-kit';
import type { StatListItem } from '@livery/ui-kit';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export interface TotalsStripProps {
  readonly title: string;
  /** What is counted, in small letters below the title; undefined while it is not known. */
  readonly note: ReactNode;
  readonly stats: readonly StatListItem[];
  readonly failed: boolean;
  readonly onRetry: () => unknown;
  /** Details on request; none where there is nothing to show. */
  readonly more: { readonly label: string; readonly known: boolean; readonly content: (id: string) => ReactNode } | undefined;
}

const Strip = styled.section`
  margin-block-end: ${token.space[4]};
  padding: ${token.space[3]} ${token.space[4]};
  background: color-mix(in oklab, ${token.color.accent.bg} 7%, transparent);
  border-radius: ${token.radius.md};
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space[3]} ${token.space[5]};
  min-block-size: 2.75rem;
  font-size: ${token.font.size.sm};

  & > header { flex: none; }
  & > [data-place] { visibility: hidden; }
  /* The button's text ends at the edge of the content. */
  & > button[data-size], & > [role='status'] > button[data-size] { margin-inline-end: calc(-1 * ${token.space[3]}); padding-inline: ${token.space[3]}; }
  & h3 { font-size: inherit; font-family: inherit; font-weight: ${token.font.weight.semibold}; }
  & small { display: block; min-block-size: 1.5em; color: ${token.color.fg.muted}; font-size: ${token.font.size.xs}; }
  & > dl, & > [role='status'] { flex: 1; justify-content: flex-end; }
  & > [role='status'] { display: flex; align-items: center; gap: ${token.space[2]}; }

  /* A phone, and a tablet with the menu beside it, have space for the result alone; the other totals show with the days. */
  @media (width < 64rem) {
    flex-wrap: wrap;
    /* Where less than some words of the title would fit into a line beside the result, the button goes below. */
    & > header { order: -2; flex: 1 1 7rem; }
    & > button { order: -1; }
    & > dl { flex: none; }
    & > dl > [data-main] { text-align: end; }
    &:not([data-open]) > dl { order: -1; & > :not([data-main]) { display: none; } }
    & > [role='status'] { flex: 1 1 100%; justify-content: space-between; }
    &[data-open] > dl { flex: 1 1 100%; display: grid; grid-template-columns: 1fr 1fr; }
    &[data-open] > dl > :nth-child(even) { text-align: end; }
  }
`;

const Details = styled.div`
  margin-block-start: ${token.space[2]};
  padding-block-start: ${token.space[2]};
  border-block-start: ${token.stroke.hairline} solid ${token.color.border.subtle};

  @media (width < 48rem) { padding-block-start: 0; }
`;

/** Totals of a period in one line, with their details on request. */
export function TotalsStrip({ title, note, stats, failed, onRetry, more }: TotalsStripProps) {
  const t = useText('member');
  const tCommon = useText('common');
  const [open, setOpen] = useState(false);
  const [heading, details] = [useId(), useId()];
  return (
    <Strip aria-labelledby={heading}>
      <Line data-open={open ? '' : undefined}>
        <header>
          <h3 id={heading}>{title}</h3>
          {failed ? null : <small>{note}</small>}
        </header>
        {failed ? (
          <div role="status">
            {t('totals.failed')}
            <Button variant="ghost" size="sm" onClick={onRetry} loadingLabel={tCommon('state.loading')}>
              {tCommon('action.retry')}
            </Button>
          </div>
        ) : (
          <StatList stats={stats} />
        )}
        {failed || more === undefined ? null : (
          <Button
            variant="ghost"
            size="sm"
            iconEnd={open ? iconChevronUp : iconChevronDown}
            aria-expanded={open}
            aria-controls={open ? details : undefined}
            onClick={() => setOpen(!open)}
            data-place={more.known ? undefined : ''}
          >
            {more.label}
          </Button>
        )}
      </Line>
      {open && more?.known === true ? <Details>{more.content(details)}</Details> : null}
    </Strip>
  );
}
