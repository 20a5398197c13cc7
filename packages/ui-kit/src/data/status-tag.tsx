import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { token } from '../foundation/token.ts';
import { Icon } from '../icons/icon.tsx';
import type { Glyph } from '../icons/icon.tsx';

/** Meaning of a status; sets its colour. */
export type Tone = 'info' | 'success' | 'warning' | 'danger' | 'neutral';

export interface StatusTagProps {
  /** What the status means to the reader; sets the colour. */
  readonly tone: Tone;
  /** Icon before the text, for a status that has to be found at a glance. */
  readonly glyph?: Glyph;
  /** The status in one to three words. */
  readonly children: ReactNode;
}

const Tag = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.4em;
  padding: 0.2em 0.7em;
  color: ${token.color.fg.muted};
  background: ${token.color.bg.sunken};
  border: ${token.stroke.hairline} solid ${token.color.border.default};
  border-radius: ${token.radius.badge};
  font-family: ${token.font.family.body};
  font-size: ${token.font.size.xs};
  font-weight: ${token.font.weight.semibold};
  line-height: 1.5;
  white-space: nowrap;

  &:not(:has(svg))::before {
    content: '';
    inline-size: 0.5em;
    block-size: 0.5em;
    border-radius: 50%;
    background: currentColor;
  }
  ${(['info', 'success', 'warning', 'danger'] as const)
    .map((tone) => {
      const { fg, bg, border } = token.color.status[tone];
      return `&[data-tone='${tone}'] { color: ${fg}; background: ${bg}; border-color: ${border}; }`;
    })
    .join('\n')}
`;

/** Status of a record: processing, approved, rejected. */
export function StatusTag({ tone, glyph, children }: StatusTagProps) {
  return (
    <Tag data-tone={tone}>
      {glyph === undefined ? null : <Icon glyph={glyph} size="sm" />}
      {children}
    </Tag>
  );
}
