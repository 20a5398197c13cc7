import type { MouseEvent, ReactNode } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../actions/icon-button.tsx';
import { Badge } from '../data/badge.tsx';
import { Link } from '../foundation/link.ts';
import { clampTwo, truncate } from '../foundation/styles.ts';
import { token } from '../foundation/token.ts';
import { iconHeart } from '../icons/games.ts';
import { LazyImage } from './lazy-image.tsx';
import { coverTarget, tileFrame } from './tile-frame.ts';

/** A label on a game's tile. */
export interface GameMark {
  readonly kind: 'hot' | 'new' | 'jackpot' | 'neutral';
  readonly label: ReactNode;
}

/** The favourite button on a tile. */
export interface FavouriteMark {
  readonly active: boolean;
  /** Accessible name including the game: "Add Moonlit Reels to favourites". */
  readonly label: string;
  readonly onToggle: (active: boolean) => unknown;
}

export interface GameCardProps {
  /** The game's name as the vendor writes it: the card's heading and link. */
  readonly name: string;
  /** Second line: the vendor, or the amount won. */
  readonly detail?: ReactNode;
  /** Artwork URL. */
  readonly image: string;
  /** Artwork URL at half the width, for screens with a pixel ratio of 1. */
  readonly imageSmall?: string;
  /** Link target; without it the card is a button. */
  readonly href?: string;
  /** Called by a press on the card; with `href` before the link is followed. */
  readonly onOpen?: (event: MouseEvent<HTMLElement>) => void;
  /** Labels on the picture, at most one of a kind. */
  readonly marks?: readonly GameMark[];
  /** The heart on the picture; none without it. */
  readonly favourite?: FavouriteMark;
  /** Reason why the game cannot be opened, over the picture in place of the marks ("Under maintenance"). */
  readonly unavailable?: ReactNode;
  /** Loads the image first; for tiles of the first screen. */
  readonly priority?: boolean;
  /** Level of the heading with the name. */
  readonly level?: 2 | 3 | 4;
}

/** A triangle in reading direction, made of two gradients so that its colour can be a token. */
const playSign = `
  linear-gradient(to bottom left, transparent 49%, ${token.color.accent.fg} 51%) 56% calc(50% - 0.34rem) / 1.05rem 0.69rem no-repeat,
  linear-gradient(to top left, transparent 49%, ${token.color.accent.fg} 51%) 56% calc(50% + 0.34rem) / 1.05rem 0.69rem no-repeat
`;

// Three paper tiles beside each other on a phone are too narrow for marks beside the heart: these lie at the foot of the
// square picture, by a margin, whose percentage is one of the width.
// One style for all parts: a page has a hundred cards, and each styled component adds render time.
const Root = styled.article`
  ${tileFrame}

  /* Nothing covers a closed tile, so its picture may be positioned to hold the reason. */
  &[data-unavailable] > [data-part='art'] {
    position: relative;
    & > :first-child { filter: grayscale(0.9); opacity: 0.72; }
    & > ${Badge} {
      position: absolute;
      inset: 0 ${token.space[1]};
      place-content: center;
      block-size: fit-content;
      inline-size: fit-content;
      margin: auto;
      border-radius: ${token.radius.badge};
      text-align: center;
      white-space: normal;
    }
  }

  & > [data-part='caption'] > :is(h2, h3, h4) {
    font-family: ${token.font.family.body};
    font-size: ${token.font.size.sm};
    font-weight: ${token.font.weight.semibold};
    line-height: ${token.line.height.snug};
    letter-spacing: 0;
    ${truncate}
    white-space: normal;
    & > * { ${clampTwo} }
  }
  & > [data-part='caption'] [data-part='cover'] {
    ${coverTarget}
  }
  & > [data-part='caption'] > p {
    color: ${token.color.fg.muted};
    font-size: ${token.font.size.xs};
    line-height: ${token.line.height.snug};
    ${truncate}
  }

  & > [data-part='marks'] {
    position: absolute;
    inset-block-start: ${token.space[2]};
    inset-inline-start: ${token.space[2]};
    z-index: 2;
    display: flex;
    flex-wrap: wrap;
    gap: ${token.space[1]};
    max-inline-size: calc(100% - ${token.size.target} - ${token.space[3]});
    pointer-events: none;
  }
  [data-tile='paper'] & > [data-part='marks'] { inset-block-start: ${token.space[4]}; inset-inline-start: ${token.space[4]}; max-inline-size: calc(100% - ${token.size.target} - ${token.space[6]}); }
  @media (width < 48rem) {
    [data-density='dense'][data-tile='paper'] & > [data-part='marks'] {
      inset-block-start: 0;
      max-inline-size: none;
      inset-inline: ${token.space[3]};
      margin-block-start: calc(100% - ${token.space[3]});
      translate: 0 -100%;
    }
  }

  & > [data-part='favourite'] {
    position: absolute;
    inset-block-start: ${token.space[2]};
    inset-inline-end: ${token.space[2]};
    z-index: 3;
  }
  [data-tile='paper'] & > [data-part='favourite'] { inset-block-start: ${token.space[3]}; inset-inline-end: ${token.space[3]}; }
  & > [data-part='favourite'] > button[data-variant] {
    inline-size: 2.125rem;
    min-block-size: 2.125rem;
    color: ${token.color.fg.default};
    background: ${token.color.bg.overlay};
    border-radius: 50%;
    box-shadow: ${token.shadow.sm};
  }
  & > [data-part='favourite'] > button[aria-pressed='true'] { color: ${token.color.game.hot}; }

  /* The play sign exists only on devices with a mouse, so touch devices do not pay for it. */
  @media (hover: hover) {
    &:not([data-unavailable]):hover > [data-part='art'] { position: relative; }
    &:not([data-unavailable]):hover > [data-part='art']::before {
      content: '';
      position: absolute;
      inset: 0;
      z-index: 1;
      inline-size: 3.1rem;
      block-size: 3.1rem;
      margin: auto;
      background:
        ${playSign},
        ${token.color.accent.bg};
      border-radius: 50%;
      box-shadow: ${token.shadow.lg};
      pointer-events: none;
      transition: opacity ${token.motion.duration.normal} ${token.motion.ease.standard}, scale ${token.motion.duration.normal} ${token.motion.ease.emphasis};
      @starting-style { opacity: 0; scale: 0.8; }
    }
  }
`;

/** A game tile in the brand's style. */
export function GameCard({ name, detail, image, imageSmall, href, onOpen, marks = [], favourite, unavailable, priority = false, level = 3 }: GameCardProps) {
  const closed = unavailable !== undefined;
  const Heading = `h${level}` as const;
  return (
    <Root data-unavailable={closed ? '' : undefined}>
      <div data-part="art">
        <LazyImage src={image} {...(imageSmall === undefined ? {} : { srcSet: `${imageSmall} 1x, ${image} 2x` })} alt="" priority={priority} />
        {closed ? <Badge data-kind="neutral">{unavailable}</Badge> : null}
      </div>
      <div data-part="caption">
        <Heading title={name} dir="auto">
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
        </Heading>
        {detail === undefined ? null : <p dir="auto">{detail}</p>}
      </div>
      {closed || marks.length === 0 ? null : (
        <div data-part="marks">
          {marks.map((mark) => (
            <Badge key={mark.kind} data-kind={mark.kind}>
              {mark.label}
            </Badge>
          ))}
        </div>
      )}
      {favourite === undefined ? null : (
        <div data-part="favourite">
          <IconButton
            size="sm"
            glyph={iconHeart}
            filled={favourite.active}
            aria-pressed={favourite.active}
            label={favourite.label}
            onClick={() => favourite.onToggle(!favourite.active)}
          />
        </div>
      )}
    </Root>
  );
}
