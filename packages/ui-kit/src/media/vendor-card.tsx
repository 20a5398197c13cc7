import type { MouseEvent, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Badge } from '../data/badge.tsx';
import { forcedSelected } from '../foundation/forced-colors.ts';
import { initials } from '../foundation/initials.ts';
import { useLinkElement } from '../foundation/link.ts';
import { focusRing, glassRim, clampTwo, truncate } from '../foundation/styles.ts';
import { token } from '../foundation/token.ts';
import { Icon } from '../icons/icon.tsx';
import type { Glyph } from '../icons/icon.tsx';
import { LazyImage } from './lazy-image.tsx';

export interface VendorCardProps {
  /** The vendor's name; its initials stand where there is no logo. */
  readonly name: string;
  /** Second line: number of games, category. */
  readonly detail?: ReactNode;
  /** Logo URL; initials are shown without it. */
  readonly image?: string;
  /** Icon in place of the logo, for an entry that is no single vendor. */
  readonly glyph?: Glyph;
  /** Address of the vendor's games. */
  readonly href: string;
  /** Called by a press on the card, before the link is followed. */
  readonly onOpen?: (event: MouseEvent<HTMLElement>) => void;
  /** "Hot", for popular vendors. */
  readonly hotLabel?: ReactNode;
  /** Without a card surface, for lists that have their own. */
  readonly plain?: boolean;
  /** Whether the vendor is the selected one. */
  readonly current?: boolean;
}

const Root = styled.a`
  ${focusRing}

  position: relative;
  display: flex;
  align-items: center;
  gap: ${token.space[3]};
  min-inline-size: 0;
  min-block-size: ${token.size.target};
  padding: ${token.space[2]};
  padding-inline-end: ${token.space[4]};
  color: ${token.color.fg.default};
  text-decoration: none;
  background: ${token.color.bg.surface};
  border: ${token.stroke.hairline} solid ${token.color.border.subtle};
  border-radius: ${token.radius.lg};
  transition:
    border-color ${token.motion.duration.fast} ${token.motion.ease.standard},
    box-shadow ${token.motion.duration.fast} ${token.motion.ease.standard},
    translate ${token.motion.duration.fast} ${token.motion.ease.standard};

  @media (hover: hover) {
    &:hover { border-color: ${token.color.accent.bg}; box-shadow: ${token.shadow.md}; }
  }
  &:active { scale: 0.985; }
  &[aria-current] { color: ${token.color.accent.softFg}; background: ${token.color.accent.soft}; border-color: ${token.color.accent.bg}; }

  ${glassRim}

  [data-tile='glass'] &:not([aria-current]) { border-color: transparent; background: ${token.gradient.surface}; }
  [data-tile='paper'] & {
    border-color: transparent;
    box-shadow: ${token.shadow.sm};
    @media (hover: hover) { &:hover { translate: 0 -2px; box-shadow: ${token.shadow.md}; } }
  }

  &&&[data-plain] {
    background: transparent;
    border-color: transparent;
    box-shadow: none;
    translate: none;
    &::before { display: none; }
    &:is(:hover, :focus-visible, [aria-current]) { background: ${token.color.accent.soft}; color: ${token.color.accent.softFg}; }
    &:is(:hover, :focus-visible, [aria-current]) > span > span { color: inherit; }
  }

  @media (forced-colors: active) {
    &&&&[aria-current] { ${forcedSelected} }
  }
`;

const Emblem = styled.span`
  flex: none;
  display: grid;
  place-items: center;
  inline-size: 3rem;
  block-size: 3rem;
  overflow: hidden;
  color: ${token.color.secondary.softFg};
  background: ${token.color.secondary.soft};
  border-radius: ${token.radius.md};
  font-family: ${token.font.family.display};
  font-weight: ${token.font.weight.display};
  font-size: ${token.font.size.md};

  & > * { block-size: 100%; }
`;

const Sign = styled.span`
  display: grid;
  place-items: center;
`;

const Words = styled.span`
  display: grid;
  min-inline-size: 0;
  line-height: ${token.line.height.snug};

  /* A name may take two lines before it is cut. */
  & > strong {
    ${clampTwo}
    font-size: ${token.font.size.sm};
    font-weight: ${token.font.weight.semibold};
  }
  & > span { color: ${token.color.fg.muted}; font-size: ${token.font.size.xs}; ${truncate} }
  [aria-current] > & > span { color: inherit; }
`;

/* Across the upper edge of the card, so that it takes no room from the sign, the name and the detail. */
const Corner = styled(Badge)`
  position: absolute;
  inset-block-start: 0;
  inset-inline-end: ${token.space[3]};
  padding: 0.05em 0.6em;
  translate: 0 -60%;

  @media (forced-colors: active) { border: ${token.stroke.hairline} solid; }
`;

/** A game vendor, as a link or button. */
export function VendorCard({ name, detail, image, glyph, href, onOpen, hotLabel, plain = false, current = false }: VendorCardProps) {
  const element = useLinkElement(href);
  return (
    <Root as={element} href={href} onClick={onOpen} aria-current={current ? 'page' : undefined} data-plain={plain ? '' : undefined}>
      <Emblem aria-hidden="true">{glyph !== undefined ? <Sign><Icon glyph={glyph} /></Sign> : image === undefined ? <Sign>{initials(name)}</Sign> : <LazyImage src={image} alt="" placeholder={initials(name)} />}</Emblem>
      <Words>
        <strong dir="auto" title={name}>{name}</strong>
        {detail === undefined ? null : <span dir="auto">{detail}</span>}
      </Words>
      {hotLabel === undefined ? null : <Corner data-kind="hot">{hotLabel}</Corner>}
    </Root>
  );
}
