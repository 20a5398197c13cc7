import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { initials } from '../foundation/initials.ts';
import { token } from '../foundation/token.ts';
import { iconCrown } from '../icons/games.ts';
import { Icon } from '../icons/icon.tsx';
import type { Glyph } from '../icons/icon.tsx';

/** How something stands. */
export type Tone = 'info' | 'success' | 'warning' | 'danger' | 'neutral';

/** Properties of {@link StatusTag}. */
export interface StatusTagProps {
  readonly tone: Tone;
  readonly glyph?: Glyph;
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

/** The status of a record: processing, approved, rejected. */
export function StatusTag({ tone, glyph, children }: StatusTagProps) {
  return (
    <Tag data-tone={tone}>
      {glyph === undefined ? null : <Icon glyph={glyph} size="sm" />}
      {children}
    </Tag>
  );
}

/** Properties of {@link RankBadge}. */
export interface RankBadgeProps {
  /** The rank's name as the brand calls it. */
  readonly children: ReactNode;
  /** 0 is the lowest; from 4 on the badge shines. */
  readonly level: number;
}

const Rank = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.35em;
  padding: 0.2em 0.7em 0.2em 0.5em;
  color: ${token.color.secondary.softFg};
  background: linear-gradient(${token.color.secondary.soft}, ${token.color.secondary.soft}), ${token.color.bg.canvas};
  border-radius: ${token.radius.pill};
  font-size: ${token.font.size.xs};
  font-weight: ${token.font.weight.bold};
  line-height: 1.5;
  white-space: nowrap;

  &[data-high] { color: ${token.color.game.onJackpot}; background: ${token.gradient.jackpot}; }
`;

/** A member's rank. */
export function RankBadge({ children, level }: RankBadgeProps) {
  return (
    <Rank data-high={level >= 4 ? '' : undefined}>
      <Icon glyph={iconCrown} size="sm" />
      {children}
    </Rank>
  );
}

/** Properties of {@link Avatar}. */
export interface AvatarProps {
  /** Whose it is: gives the initials and, with `labelled`, the name spoken. */
  readonly name: string;
  readonly image?: string;
  readonly size?: 'sm' | 'md' | 'lg';
  /** The picture speaks the name; leave out where the name stands beside it. */
  readonly labelled?: boolean;
}

const Face = styled.span`
  flex: none;
  display: inline-grid;
  place-items: center;
  inline-size: 2.5rem;
  block-size: 2.5rem;
  overflow: hidden;
  color: ${token.color.accent.softFg};
  /* A soft colour may let through what it lies on, and a header may be dark where the page is light. */
  background: linear-gradient(${token.color.accent.soft}, ${token.color.accent.soft}), ${token.color.bg.canvas};
  border-radius: 50%;
  font-size: ${token.font.size.sm};
  font-weight: ${token.font.weight.bold};
  line-height: 1;
  user-select: none;

  &[data-size='sm'] { inline-size: 2rem; block-size: 2rem; font-size: ${token.font.size.xs}; }
  &[data-size='lg'] { inline-size: 4rem; block-size: 4rem; font-size: ${token.font.size.xl}; }
  /* Not as text: what shows two letters of a name would not be called by what it shows. */
  &[data-initials]::before { content: attr(data-initials); }
  & > img { inline-size: 100%; block-size: 100%; object-fit: cover; }
`;

/** A person's picture, or their initials. */
export function Avatar({ name, image, size = 'md', labelled = false }: AvatarProps) {
  return (
    <Face data-size={size} data-initials={image === undefined ? initials(name) : undefined} {...(labelled ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}>
      {image === undefined ? null : <img src={image} alt="" loading="lazy" />}
    </Face>
  );
}
