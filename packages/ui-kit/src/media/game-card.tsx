import type { MouseEvent, ReactNode } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../actions/icon-button.tsx';
import { Badge } from '../data/badge.tsx';
import { Link } from '../foundation/link.ts';
import { truncate } from '../foundation/styles.ts';
import { token } from '../foundation/token.ts';
import { iconPlay } from '../icons/actions.ts';
import { iconHeart } from '../icons/games.ts';
import { Icon } from '../icons/icon.tsx';
import { LazyImage } from './lazy-image.tsx';
import { coverTarget, tileFrame } from './tile-frame.ts';

/** A mark on a game's tile. */
export interface GameMark {
  readonly kind: 'hot' | 'new' | 'jackpot' | 'neutral';
  readonly label: ReactNode;
}

/** The heart on a tile. */
export interface FavouriteMark {
  readonly active: boolean;
  /** Name of the button, with the game: "Add Moonlit Reels to favourites". */
  readonly label: string;
  readonly onToggle: (active: boolean) => unknown;
}

/** Properties of {@link GameCard}. */
export interface GameCardProps {
  readonly name: string;
  /** Who makes it, or how much was won: the second line. */
  readonly detail?: ReactNode;
  /** Address of the artwork. */
  readonly image: string;
  /** Where it leads. Without an address the card is a button. */
  readonly href?: string;
  readonly onOpen?: (event: MouseEvent<HTMLElement>) => void;
  readonly marks?: readonly GameMark[];
  readonly favourite?: FavouriteMark;
  /** Cannot be opened now; says why in place of the marks ("Under maintenance"). */
  readonly unavailable?: ReactNode;
  /** For tiles of the first screen. */
  readonly priority?: boolean;
  readonly level?: 2 | 3 | 4;
}

const Root = styled.article`
  ${tileFrame}

  &[data-unavailable] > [data-part='art'] { filter: grayscale(0.9); opacity: 0.72; }
`;

const Name = styled.h3`
  font-family: ${token.font.family.body};
  font-size: ${token.font.size.sm};
  font-weight: ${token.font.weight.semibold};
  line-height: ${token.line.height.snug};
  letter-spacing: 0;
  ${truncate}

  a, button {
    ${coverTarget}
    max-inline-size: 100%;
    ${truncate}
  }
`;

const Detail = styled.p`
  color: ${token.color.fg.muted};
  font-size: ${token.font.size.xs};
  line-height: ${token.line.height.snug};
  ${truncate}
`;

const Marks = styled.div`
  position: absolute;
  inset-block-start: ${token.space[2]};
  inset-inline-start: ${token.space[2]};
  z-index: 2;
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[1]};
  max-inline-size: calc(100% - ${token.size.target} - ${token.space[3]});
  pointer-events: none;

  [data-tile='paper'] & { inset-block-start: ${token.space[4]}; inset-inline-start: ${token.space[4]}; }
`;

const Favourite = styled.div`
  position: absolute;
  inset-block-start: ${token.space[2]};
  inset-inline-end: ${token.space[2]};
  z-index: 3;

  [data-tile='paper'] & { inset-block-start: ${token.space[3]}; inset-inline-end: ${token.space[3]}; }

  & > button[data-variant] {
    inline-size: 2.125rem;
    min-block-size: 2.125rem;
    color: ${token.color.fg.default};
    background: ${token.color.bg.overlay};
    border-radius: 50%;
    box-shadow: ${token.shadow.sm};
  }
  & > button[aria-pressed='true'] { color: ${token.color.game.hot}; }
`;

const PlayMark = styled.span`
  position: absolute;
  inset: 0;
  z-index: 1;
  display: none;
  place-items: center;
  pointer-events: none;
  transition: opacity ${token.motion.duration.normal} ${token.motion.ease.standard};

  svg {
    box-sizing: content-box;
    inline-size: 1.5rem;
    block-size: 1.5rem;
    padding: 0.8rem;
    color: ${token.color.accent.fg};
    fill: currentColor;
    background: ${token.color.accent.bg};
    border-radius: 50%;
    box-shadow: ${token.shadow.lg};
    transition: scale ${token.motion.duration.normal} ${token.motion.ease.emphasis};
  }

  @media (hover: hover) {
    article:hover > [data-part='art'] > & {
      display: grid;
      @starting-style { opacity: 0; }
    }
    article:hover > [data-part='art'] > & > svg {
      @starting-style { scale: 0.8; }
    }
  }
`;

/** A game to be opened, in the frame of the brand. */
export function GameCard({ name, detail, image, href, onOpen, marks = [], favourite, unavailable, priority = false, level = 3 }: GameCardProps) {
  const closed = unavailable !== undefined;
  return (
    <Root data-unavailable={closed ? '' : undefined}>
      <div data-part="art">
        <LazyImage src={image} alt="" priority={priority} />
        {closed ? null : (
          <PlayMark aria-hidden="true">
            <Icon glyph={iconPlay} />
          </PlayMark>
        )}
      </div>
      <div data-part="caption">
        <Name as={`h${level}`} title={name}>
          {closed ? (
            <span>{name}</span>
          ) : href === undefined ? (
            <button type="button" data-part="cover" onClick={onOpen}>
              {name}
            </button>
          ) : (
            <Link href={href} data-part="cover" onClick={onOpen}>
              {name}
            </Link>
          )}
        </Name>
        {detail === undefined ? null : <Detail>{detail}</Detail>}
      </div>
      <Marks>
        {closed ? (
          <Badge data-kind="neutral" style={{ whiteSpace: 'normal' }}>
            {unavailable}
          </Badge>
        ) : null}
        {closed
          ? null
          : marks.map((mark) => (
              <Badge key={mark.kind} data-kind={mark.kind}>
                {mark.label}
              </Badge>
            ))}
      </Marks>
      {favourite === undefined ? null : (
        <Favourite>
          <IconButton
            size="sm"
            glyph={iconHeart}
            filled={favourite.active}
            aria-pressed={favourite.active}
            label={favourite.label}
            onClick={() => favourite.onToggle(!favourite.active)}
          />
        </Favourite>
      )}
    </Root>
  );
}
