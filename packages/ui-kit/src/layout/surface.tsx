import { styled } from 'styled-components';
import { glassRim } from '../foundation/styles.ts';
import { token } from '../foundation/token.ts';

export interface SurfaceAttributes {
  /** `raised`, `sunken` or `plain` (flat); without it, a normal surface. */
  readonly 'data-level'?: 'raised' | 'sunken' | 'plain';
  /** Distance of the content from the edge. */
  readonly 'data-padding'?: 'none' | 'sm' | 'md' | 'lg';
}

/** A container in the brand's material: glass with a light rim, or layered paper. */
export const Surface = styled.div<SurfaceAttributes>`
  position: relative;
  min-inline-size: 0;
  color: ${token.color.fg.default};
  background: ${token.color.bg.surface};
  border: ${token.stroke.hairline} solid ${token.color.border.subtle};
  border-radius: ${token.radius.card};
  box-shadow: ${token.shadow.sm};
  padding: ${token.space[5]};

  &[data-padding='none'] { padding: 0; }
  &[data-padding='sm'] { padding: ${token.space[4]}; }
  &[data-padding='lg'] { padding: clamp(${token.space[5]}, 4vw, ${token.space[7]}); }

  &[data-level='raised'] { background: ${token.color.bg.raised}; box-shadow: ${token.shadow.lg}; }
  &[data-level='sunken'] { background: ${token.color.bg.sunken}; box-shadow: ${token.shadow.inset}; }
  &[data-level='plain'] { box-shadow: none; }

  &:not([data-level='sunken'], [data-level='plain']) { ${glassRim} }

  [data-tile='glass'] &:not([data-level='sunken']) {
    border-color: transparent;
    background:
      radial-gradient(90% 26rem at 0% 0%, color-mix(in oklab, ${token.color.accent.bg} 9%, transparent), transparent),
      radial-gradient(80% 22rem at 100% 100%, color-mix(in oklab, ${token.color.secondary.bg} 12%, transparent), transparent),
      ${token.gradient.surface};
  }

  [data-tile='paper'] &:not([data-level='sunken'], [data-level='plain']) {
    border-color: transparent;
    box-shadow: ${token.shadow.md};
  }
  [data-tile='paper'] &[data-level='raised'] { box-shadow: ${token.shadow.lg}; }

  [data-tile='lacquer'] &:not([data-level='sunken']) {
    border-width: 2px;
    border-color: ${token.color.secondary.bg};
    outline: ${token.stroke.hairline} solid ${token.color.secondary.bg};
    outline-offset: -7px;
  }

  [data-tile='brass'] &:not([data-level='sunken']) { border-color: ${token.color.secondary.bg}; }
`;

/** A surface for one item of a list. */
export const Card = styled(Surface).attrs({ as: 'article' })``;
