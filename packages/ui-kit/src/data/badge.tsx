import { styled } from 'styled-components';
import { token } from '../foundation/token.ts';

export interface BadgeAttributes {
  /** What it says of the element below it; sets its colour. */
  readonly 'data-kind'?: 'hot' | 'new' | 'jackpot' | 'accent' | 'neutral';
}

/** A short label on another element: hot, new, jackpot. */
export const Badge = styled.span<BadgeAttributes>`
  display: inline-flex;
  align-items: center;
  gap: 0.3em;
  padding: 0.25em 0.65em;
  color: ${token.color.fg.onInverse};
  background: ${token.color.bg.inverse};
  border-radius: ${token.radius.badge};
  /* A heading's letters are not made for this size. */
  font-family: ${token.font.family.body};
  font-size: ${token.font.size.xs};
  font-weight: ${token.font.weight.bold};
  line-height: 1.25;
  white-space: nowrap;

  &[data-kind='hot'] { color: ${token.color.game.onHot}; background: ${token.color.game.hot}; }
  &[data-kind='new'] { color: ${token.color.game.onNew}; background: ${token.color.game.new}; }
  &[data-kind='jackpot'] { color: ${token.color.game.onJackpot}; background: ${token.gradient.jackpot}; }
  &[data-kind='accent'] { color: ${token.color.accent.fg}; background: ${token.color.accent.bg}; }
`;

export interface CountBadgeProps {
  /** Renders nothing at zero or below. */
  readonly count: number;
  /** Greater counts show as this with a plus sign; defaults to 99. */
  readonly max?: number;
  /** Announced instead of the number: "3 unread messages". */
  readonly label: string;
}

const Count = styled.span`
  display: inline-grid;
  place-items: center;
  min-inline-size: 1.6em;
  padding-inline: 0.4em;
  color: ${token.color.game.onHot};
  background: ${token.color.game.hot};
  border-radius: ${token.radius.pill};
  font-family: ${token.font.family.numeric};
  font-size: ${token.font.size.xs};
  font-weight: ${token.font.weight.bold};
  font-variant-numeric: tabular-nums;
  line-height: 1.6;
`;

/** A count of pending items: unread messages, promotions, missions. */
export function CountBadge({ count, max = 99, label }: CountBadgeProps) {
  if (count <= 0) return null;
  return (
    <Count role="img" aria-label={label}>
      {count > max ? `${max}+` : count}
    </Count>
  );
}
