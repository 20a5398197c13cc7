import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { token } from '../foundation/token.ts';
import { Icon } from '../icons/icon.tsx';
import type { Glyph } from '../icons/icon.tsx';
import { iconError, iconGrid } from '../icons/header.ts';

export interface StatePanelProps {
  /** What is empty, or what failed, in a few words. */
  readonly title: ReactNode;
  /** What the state means and what to do. */
  readonly description?: ReactNode;
  /** Icon above the title; one for empty lists, or for failures, by default. */
  readonly glyph?: Glyph;
  /** Buttons or links. */
  readonly actions?: ReactNode;
  /** Takes less height, for a part of a page. */
  readonly compact?: boolean;
}

const Root = styled.div`
  display: grid;
  justify-items: center;
  gap: ${token.space[2]};
  padding: ${token.space[8]} ${token.space[4]};
  text-align: center;

  &[data-compact] { padding-block: ${token.space[5]}; }

  strong { font-family: ${token.font.family.display}; font-size: ${token.font.size.h3}; font-weight: ${token.font.weight.display}; line-height: ${token.line.height.snug}; text-wrap: balance; }
  p { max-inline-size: 46ch; color: ${token.color.fg.muted}; text-wrap: balance; }
  [data-part='actions'] { display: flex; flex-wrap: wrap; justify-content: center; gap: ${token.space[3]}; margin-block-start: ${token.space[4]}; }
`;

/* Two rings and a disc, shared by all states; glyph and colour differ. */
const Scene = styled.span`
  position: relative;
  display: grid;
  place-items: center;
  inline-size: 6rem;
  block-size: 6rem;
  margin-block-end: ${token.space[4]};
  color: ${token.color.accent.softFg};
  font-size: 1.75rem;

  &::before, &::after { content: ''; position: absolute; border-radius: 50%; z-index: -1; }
  &::before { inset: 0.75rem; background: ${token.color.accent.soft}; box-shadow: ${token.shadow.inset}; }
  &::after { inset: -0.25rem; border: 1.5px dashed color-mix(in oklab, ${token.color.accent.softFg} 34%, transparent); }

  isolation: isolate;

  &[data-tone='danger'] {
    color: ${token.color.status.danger.fg};
    &::before { background: ${token.color.status.danger.bg}; }
    &::after { border-color: color-mix(in oklab, ${token.color.status.danger.fg} 34%, transparent); }
  }
`;

function StatePanel({ title, description, glyph, actions, compact, tone }: StatePanelProps & { readonly tone?: 'danger' }) {
  return (
    <Root data-compact={compact === true ? '' : undefined} role={tone === 'danger' ? 'alert' : undefined}>
      {glyph === undefined ? null : (
        <Scene data-tone={tone} aria-hidden="true">
          <Icon glyph={glyph} />
        </Scene>
      )}
      <strong>{title}</strong>
      {description === undefined ? null : <p>{description}</p>}
      {actions === undefined ? null : <div data-part="actions">{actions}</div>}
    </Root>
  );
}

/** An empty list or page, with an optional action. */
export function EmptyState({ glyph = iconGrid, ...rest }: StatePanelProps) {
  return <StatePanel glyph={glyph} {...rest} />;
}

/** A failure with an action to continue; announced at once. */
export function ErrorState({ glyph = iconError, ...rest }: StatePanelProps) {
  return <StatePanel glyph={glyph} tone="danger" {...rest} />;
}
