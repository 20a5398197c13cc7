import { useState } from 'react';
import type { ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';
import { IconButton } from '../actions/icon-button.tsx';
import { token } from '../foundation/token.ts';
import { truncate } from '../foundation/styles.ts';
import { iconPause, iconPlay } from '../icons/actions.ts';
import { Avatar } from './avatar.tsx';
import { Money } from './money.tsx';

export interface Winner {
  readonly id: string;
  /** Partly masked by the server: "mar***7". */
  readonly player: string;
  readonly game: string;
  /** The prize, formatted. */
  readonly prize: string;
}

const Row = styled.li`
  display: grid;
  grid-template-columns: auto auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${token.space[3]};
  min-block-size: 3.5rem;
  padding: ${token.space[2]} ${token.space[3]};
  border-radius: ${token.radius.md};

  &:nth-child(odd) { background: color-mix(in oklab, ${token.color.bg.sunken} 60%, transparent); }
`;

const Place = styled.span`
  display: grid;
  place-items: center;
  inline-size: 1.9rem;
  block-size: 1.9rem;
  color: ${token.color.fg.muted};
  border-radius: 50%;
  font-family: ${token.font.family.numeric};
  font-size: ${token.font.size.sm};
  font-weight: ${token.font.weight.bold};
  font-variant-numeric: tabular-nums;

  &[data-place='1'] { color: ${token.color.game.onJackpot}; background: ${token.gradient.jackpot}; box-shadow: ${token.shadow.sm}; }
  &[data-place='2'] { color: ${token.color.secondary.fg}; background: ${token.color.secondary.bg}; }
  &[data-place='3'] { color: ${token.color.accent.fg}; background: ${token.color.accent.bg}; }
`;

const Who = styled.span`
  display: grid;
  min-inline-size: 0;
  line-height: ${token.line.height.snug};
  & > strong { font-size: ${token.font.size.sm}; font-weight: ${token.font.weight.semibold}; ${truncate} }
  & > span { color: ${token.color.fg.muted}; font-size: ${token.font.size.xs}; ${truncate} }
`;

export interface LeaderboardRowProps {
  /** Starts at 1; the first three are highlighted. */
  readonly place: number;
  /** Who it is, masked by the server: "mar***7". */
  readonly name: string;
  /** Second line: the game, or the time. */
  readonly detail?: ReactNode;
  /** The prize, formatted; shown as a gain. */
  readonly value: string;
}

/** One place of a ranking, as an entry of a list. */
export function LeaderboardRow({ place, name, detail, value }: LeaderboardRowProps) {
  return (
    <Row>
      <Place data-place={place}>{place}</Place>
      <Avatar name={name} size="sm" />
      <Who>
        <strong>{name}</strong>
        {detail === undefined ? null : <span>{detail}</span>}
      </Who>
      <Money tone="gain">{value}</Money>
    </Row>
  );
}

export interface LeaderboardProps {
  /** Accessible name of the list: "Winners of the week". */
  readonly label: string;
  /** Best first; their places are numbered from 1. */
  readonly rows: readonly (Omit<LeaderboardRowProps, 'place'> & { readonly id: string })[];
}

/** Leaders, best first. */
export function Leaderboard({ label, rows }: LeaderboardProps) {
  return (
    <ol aria-label={label}>
      {rows.map(({ id, ...row }, index) => (
        <LeaderboardRow key={id} place={index + 1} {...row} />
      ))}
    </ol>
  );
}

const pass = keyframes`to { translate: calc(-50% - ${token.space[2]}) 0; }`;
const passBack = keyframes`to { translate: calc(50% + ${token.space[2]}) 0; }`;

const Ticker = styled.section`
  display: flex;
  align-items: center;
  gap: ${token.space[2]};
  min-inline-size: 0;
`;

const Window = styled.div`
  flex: 1;
  min-inline-size: 0;
  overflow: hidden;
  mask-image: linear-gradient(to right, transparent, currentColor 2rem, currentColor calc(100% - 2rem), transparent);
`;

const Belt = styled.div`
  display: flex;
  gap: ${token.space[4]};
  inline-size: max-content;
  animation: ${pass} calc(var(--winners) * 4s) linear infinite;
  [dir='rtl'] & { animation-name: ${passBack}; }
  &[data-paused] { animation-play-state: paused; }
  section:is(:hover, :focus-within) > div > & { animation-play-state: paused; }
  @media (prefers-reduced-motion: reduce) { animation: none !important; }

  ul { display: flex; gap: ${token.space[4]}; }
  li {
    display: inline-flex;
    align-items: center;
    gap: ${token.space[2]};
    padding: ${token.space[1]} ${token.space[4]} ${token.space[1]} ${token.space[1]};
    background: ${token.color.bg.surface};
    border: ${token.stroke.hairline} solid ${token.color.border.subtle};
    border-radius: ${token.radius.pill};
    font-size: ${token.font.size.sm};
    white-space: nowrap;
  }
  li > span:not([aria-hidden]) { color: ${token.color.fg.muted}; }
`;

export interface WinnerTickerProps {
  /** Accessible name of the region: "Recent winners". */
  readonly label: string;
  /** Name of the button while the belt moves. */
  readonly pauseLabel: string;
  /** Name of the button while it is paused. */
  readonly playLabel: string;
  /** Newest first; the belt shows them twice to run without a gap. */
  readonly winners: readonly Winner[];
}

/** Recent winners scrolling past; can be paused, and stays still with reduced motion. */
export function WinnerTicker({ label, pauseLabel, playLabel, winners }: WinnerTickerProps) {
  const [paused, setPaused] = useState(false);
  const items = winners.map((winner) => (
    <li key={winner.id}>
      <Avatar name={winner.player} size="sm" />
      <strong>{winner.player}</strong>
      <span>{winner.game}</span>
      <Money tone="gain">{winner.prize}</Money>
    </li>
  ));
  return (
    <Ticker aria-label={label}>
      <IconButton size="sm" glyph={paused ? iconPlay : iconPause} label={paused ? playLabel : pauseLabel} onClick={() => setPaused(!paused)} />
      <Window>
        <Belt data-paused={paused ? '' : undefined} style={{ '--winners': winners.length }}>
          <ul>{items}</ul>
          <ul aria-hidden="true">{items}</ul>
        </Belt>
      </Window>
    </Ticker>
  );
}
