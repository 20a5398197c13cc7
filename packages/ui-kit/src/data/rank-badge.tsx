import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { token } from '../foundation/token.ts';
import { iconCrown } from '../icons/games.ts';
import { Icon } from '../icons/icon.tsx';

export interface RankBadgeProps {
  /** The rank's name in the brand's words. */
  readonly children: ReactNode;
  /** 0 is the lowest; levels from 4 use the jackpot colours. */
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

/** A member's rank, in the brand's words. */
export function RankBadge({ children, level }: RankBadgeProps) {
  return (
    <Rank data-high={level >= 4 ? '' : undefined}>
      <Icon glyph={iconCrown} size="sm" />
      {children}
    </Rank>
  );
}
