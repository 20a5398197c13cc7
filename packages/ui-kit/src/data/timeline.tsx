import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { token } from '../foundation/token.ts';

/** A completed stage. */
export interface TimelineItem {
  readonly id: string;
  readonly title: string;
  /** Usually a `DateTime`. */
  readonly time: ReactNode;
  /** Second line: "2 sec after it was placed". */
  readonly note?: string | undefined;
}

export interface TimelineProps {
  /** From first to last. */
  readonly items: readonly TimelineItem[];
  /** The next stage, marked with an open dot; undefined when complete. */
  readonly pending?: string | undefined;
}

const List = styled.ol`
  font-size: ${token.font.size.sm};

  & > li {
    position: relative;
    padding-block-end: ${token.space[4]};
    padding-inline-start: ${token.space[6]};

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
    &[data-pending] { color: ${token.color.fg.muted}; &::before { border-color: ${token.color.border.strong}; background: transparent; } }
  }
  & strong { display: block; font-weight: ${token.font.weight.semibold}; }
  & small { display: block; color: ${token.color.fg.muted}; }

  @media (forced-colors: active) {
    & > li:not([data-pending])::before { background: CanvasText; forced-color-adjust: none; border-color: CanvasText; }
  }
`;

/** Completed stages of a process, and the next one. */
export function Timeline({ items, pending }: TimelineProps) {
  return (
    <List>
      {items.map(({ id, title, time, note }) => (
        <li key={id}>
          <strong>{title}</strong>
          {time}
          {note === undefined ? null : <small>{note}</small>}
        </li>
      ))}
      {pending === undefined ? null : <li data-pending="">{pending}</li>}
    </List>
  );
}
