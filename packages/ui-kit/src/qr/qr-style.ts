import type { CSSProperties } from 'react';
import { styled } from 'styled-components';
import { token } from '../foundation/token.ts';

export const Root = styled.div`
  display: inline-grid;
  justify-items: center;
  gap: ${token.space[3]};
  max-inline-size: 100%;
`;

interface FrameStyle {
  readonly style: CSSProperties & Readonly<Record<'--qr-size' | '--qr-margin', string>>;
}

/* The light padding extends the margin, so that small codes also have the required quiet zone of four modules. */
export const Frame = styled.div<FrameStyle>`
  display: grid;
  place-items: center;
  box-sizing: content-box;
  inline-size: calc(var(--qr-size) - 2 * var(--qr-margin));
  min-block-size: calc(var(--qr-size) - 2 * var(--qr-margin));
  max-inline-size: calc(100% - 2 * var(--qr-margin) - 2 * ${token.space[2]});
  padding: calc(var(--qr-margin) + ${token.space[2]});
  background: ${token.qr.light};
  border: ${token.stroke.hairline} solid ${token.color.border.subtle};
  border-radius: ${token.radius.lg};
  /* Forced colours could invert the code, which scanners would not recognize. */
  forced-color-adjust: none;

  & > svg { fill: ${token.qr.dark}; inline-size: 100%; block-size: auto; }
  & > img { inline-size: 100%; block-size: auto; aspect-ratio: 1; object-fit: contain; image-rendering: pixelated; }
  &[data-state='loading'] { background: ${token.color.bg.sunken}; }
  &[data-state='loading'] > span:first-child { block-size: 100%; }
  &[data-state='error'] { background: ${token.color.bg.sunken}; }
`;

export const Problem = styled.div`
  display: grid;
  justify-items: center;
  gap: ${token.space[3]};
  color: ${token.color.status.danger.fg};
  font-size: ${token.font.size.sm};
  text-align: center;
`;
