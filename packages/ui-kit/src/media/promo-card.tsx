import type { MouseEvent, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Link } from '../foundation/link.ts';
import { glassRim } from '../foundation/styles.ts';
import { token } from '../foundation/token.ts';
import { iconForward } from '../icons/navigation.ts';
import { Icon } from '../icons/icon.tsx';
import { LazyImage } from './lazy-image.tsx';
import { coverTarget } from './tile-frame.ts';

export interface PromoCardProps {
  /** The promotion's name: the card's heading and link. */
  readonly title: string;
  /** One or two sentences below the title. */
  readonly description?: ReactNode;
  /** URL of the picture, shown at 16 to 9; it is decorative. */
  readonly image: string;
  /** Above the title: the end date, the audience. */
  readonly eyebrow?: ReactNode;
  /** Status or label in the image's corner. */
  readonly mark?: ReactNode;
  /** Address of the promotion's page. */
  readonly href: string;
  /** Called by a press on the card, before the link is followed. */
  readonly onOpen?: (event: MouseEvent<HTMLElement>) => void;
  /** Decorative call to action at the end: "Read more". The title is the link. */
  readonly actionLabel?: ReactNode;
  /** Loads the picture at once; for cards of the first screen. */
  readonly priority?: boolean;
}

const Root = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  block-size: 100%;
  overflow: clip;
  --ring-offset: -4px;
  --ring-radius: ${token.radius.card};
  background: ${token.color.bg.raised};
  border: ${token.stroke.hairline} solid ${token.color.border.subtle};
  border-radius: ${token.radius.card};
  box-shadow: ${token.shadow.md};
  isolation: isolate;
  transition:
    box-shadow ${token.motion.duration.normal} ${token.motion.ease.standard},
    translate ${token.motion.duration.normal} ${token.motion.ease.emphasis};

  & > [data-picture] { border-radius: 0; }
  ${glassRim}

  [data-tile='glass'] & { border-color: transparent; background: ${token.gradient.surface}; }
  [data-tile='paper'] & { border-color: transparent; }

  @media (hover: hover) {
    &:hover { box-shadow: ${token.shadow.tileHover}; translate: 0 -3px; }
    &:hover img { scale: 1.04; }
    &:hover [data-part='action'] svg { translate: 0.25em 0; }
    [dir='rtl'] &:hover [data-part='action'] svg { translate: -0.25em 0; }
  }
  img { transition: scale ${token.motion.duration.slow} ${token.motion.ease.standard}; }
`;

const Mark = styled.div`
  position: absolute;
  inset-block-start: ${token.space[3]};
  inset-inline-start: ${token.space[3]};
  z-index: 2;
`;

const Words = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${token.space[1]};
  padding: ${token.space[4]} ${token.space[5]} ${token.space[5]};

  h3 { font-size: ${token.font.size.h3}; line-height: ${token.line.height.snug}; }
  h3 a { ${coverTarget} }
  p { color: ${token.color.fg.muted}; font-size: ${token.font.size.sm}; }
  [data-part='eyebrow'] { color: ${token.color.accent.softFg}; font-size: ${token.font.size.xs}; font-weight: ${token.font.weight.semibold}; }
  [data-part='action'] {
    display: inline-flex;
    align-items: center;
    gap: ${token.space[2]};
    margin-block-start: auto;
    padding-block-start: ${token.space[3]};
    color: ${token.color.fg.link};
    font-size: ${token.font.size.sm};
    font-weight: ${token.font.weight.semibold};
    svg { transition: translate ${token.motion.duration.fast} ${token.motion.ease.standard}; }
  }
`;

/** A promotion with its image, linking to its page. */
export function PromoCard({ title, description, image, eyebrow, mark, href, onOpen, actionLabel, priority = false }: PromoCardProps) {
  return (
    <Root>
      <LazyImage src={image} alt="" ratio="16 / 9" priority={priority} />
      {mark === undefined ? null : <Mark>{mark}</Mark>}
      <Words>
        {eyebrow === undefined ? null : <span data-part="eyebrow">{eyebrow}</span>}
        <h3>
          <Link href={href} onClick={onOpen}>
            <bdi>{title}</bdi>
          </Link>
        </h3>
        {description === undefined ? null : (
          <p>
            <bdi>{description}</bdi>
          </p>
        )}
        {actionLabel === undefined ? null : (
          <span data-part="action" aria-hidden="true">
            {actionLabel} <Icon glyph={iconForward} />
          </span>
        )}
      </Words>
    </Root>
  );
}
