import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { token } from '../foundation/token.ts';
import { Icon } from '../icons/icon.tsx';
import { iconArrowUp } from '../icons/navigation.ts';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { Skeleton } from '../status/skeleton.tsx';

/** Change of a figure against the previous period. */
export interface StatChange {
  readonly direction: 'up' | 'down' | 'same';
  /** Signed: "+12.5 %". */
  readonly text: string;
  /** Whether the change is good; defaults to gain for up and loss for down. */
  readonly tone?: 'gain' | 'loss' | 'neutral';
  /** The period compared with: "against last week". */
  readonly period?: string;
}

export interface StatProps {
  /** What the figure counts: "Stakes today". */
  readonly label: string;
  /** Formatted; undefined when there is no figure. */
  readonly value?: string;
  /** Shown without a value: "No bets yet". */
  readonly emptyLabel: string;
  /** Change against the period before; nothing without a figure. */
  readonly change?: StatChange;
  /** A `Sparkline`. */
  readonly sparkline?: ReactNode;
  /** Announced while the figure loads. */
  readonly loadingLabel?: string;
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${token.space[3]} ${token.space[4]};
  min-inline-size: 0;

  dl { display: grid; gap: ${token.space[1]}; min-inline-size: 0; margin: 0; flex: 1 1 9rem; }
  dt { color: ${token.color.fg.muted}; font-size: ${token.font.size.sm}; line-height: ${token.line.height.snug}; overflow-wrap: anywhere; }
  dd { margin: 0; }
  [data-part='value'] {
    font-family: ${token.font.family.numeric};
    font-size: ${token.font.size.h2};
    font-weight: ${token.font.weight.bold};
    font-variant-numeric: tabular-nums lining-nums;
    line-height: ${token.line.height.tight};
    overflow-wrap: anywhere;
  }
  [data-part='empty'] { color: ${token.color.fg.muted}; }
  [data-part='change'] { display: flex; flex-wrap: wrap; align-items: center; gap: 0 ${token.space[2]}; font-size: ${token.font.size.sm}; }
  [data-tone='gain'] { color: ${token.color.money.gain}; }
  [data-tone='loss'] { color: ${token.color.money.loss}; }
  [data-tone='neutral'] { color: ${token.color.money.neutral}; }
`;

const Change = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.2em;
  font-weight: ${token.font.weight.semibold};
  font-variant-numeric: tabular-nums;
  &[data-direction='down'] > svg { rotate: 180deg; }
`;

const USUAL = { up: 'gain', down: 'loss', same: 'neutral' } as const;

/** One labelled figure and its change, shown by sign, arrow and colour. */
export function Stat({ label, value, emptyLabel, change, sparkline, loadingLabel }: StatProps) {
  if (loadingLabel !== undefined) {
    return (
      <Root aria-busy="true">
        <dl>
          <dt>{label}</dt>
          <dd data-part="value">
            <Skeleton style={{ inlineSize: '60%', blockSize: '0.9em', marginBlock: '0.1em' }} />
            <VisuallyHidden role="status">{loadingLabel}</VisuallyHidden>
          </dd>
          <dd data-part="change">
            <Skeleton style={{ inlineSize: '40%' }} />
          </dd>
        </dl>
      </Root>
    );
  }
  return (
    <Root>
      <dl>
        <dt>{label}</dt>
        {value === undefined ? (
          <dd data-part="empty">{emptyLabel}</dd>
        ) : (
          <dd data-part="value">
            <bdi>{value}</bdi>
          </dd>
        )}
        {change === undefined || value === undefined ? null : (
          <dd data-part="change">
            <Change data-direction={change.direction} data-tone={change.tone ?? USUAL[change.direction]}>
              {change.direction === 'same' ? null : <Icon glyph={iconArrowUp} size="sm" />}
              <bdi>{change.text}</bdi>
            </Change>
            {change.period === undefined ? null : <span>{change.period}</span>}
          </dd>
        )}
      </dl>
      {value === undefined ? null : sparkline}
    </Root>
  );
}
