import type { ResponseOf } from '@livery/contracts';
import { useFormat, useText } from '@livery/i18n';
import { DateTime, token } from '@livery/ui-kit';
import { styled } from 'styled-components';
import { stateText } from '../records/bet-state.tsx';
import { useRecordTime } from '../time/use-record-time.ts';

type Stages = ResponseOf<'betRecord'>['stages'];

const List = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: ${token.font.size.sm};

  & > li {
    position: relative;
    padding-block-end: ${token.space[4]};
    padding-inline-start: ${token.space[6]};

    /* A dot for each stage, and the way from one to the next. */
    &::before {
      content: '';
      position: absolute;
      inset-block-start: 0.35em;
      inset-inline-start: 0.1em;
      z-index: 1;
      inline-size: 0.7em;
      block-size: 0.7em;
      border: 2px solid ${token.color.accent.softFg};
      border-radius: 50%;
      background: ${token.color.accent.softFg};
    }
    &:not(:last-child)::after {
      content: '';
      position: absolute;
      inset-block: 1.1em -0.3em;
      inset-inline-start: calc(0.45em - 1px);
      border-inline-start: 2px solid ${token.color.border.default};
    }
    &:last-child { padding-block-end: 0; }
    &[data-ahead] { color: ${token.color.fg.muted}; &::before { border-color: ${token.color.border.strong}; background: transparent; } }
  }
  & strong { display: block; font-weight: ${token.font.weight.semibold}; }
  & small { display: block; color: ${token.color.fg.muted}; }
`;

/** Whole seconds between two moments. */
const secondsBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / 1000);

/** The stages a bet has gone through, first to last, and whether more is to come. */
export function Timeline({ stages, over }: { readonly stages: Stages; readonly over: boolean }) {
  const t = useText('member');
  const format = useFormat();
  const { dateTime } = useRecordTime();
  const start = stages[0]?.at;
  const later = (at: string): string | undefined => {
    const seconds = start === undefined ? 0 : secondsBetween(start, at);
    return seconds > 0 ? t('receipt.later', { time: format.duration(seconds) }) : undefined;
  };
  return (
    <List>
      {stages.map(({ stage, at }) => (
        <li key={stage}>
          <strong>{t(stateText(stage))}</strong>
          <DateTime value={at}>{dateTime(at)}</DateTime>
          {later(at) === undefined ? null : <small>{later(at)}</small>}
        </li>
      ))}
      {over ? null : <li data-ahead="">{t('receipt.waiting')}</li>}
    </List>
  );
}
