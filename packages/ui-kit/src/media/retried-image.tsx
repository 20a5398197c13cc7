import { styled } from 'styled-components';
import { token } from '../foundation/token.ts';
import { iconImageOff } from '../icons/actions.ts';
import { Icon } from '../icons/icon.tsx';
import { useImageAttempts } from './image-retries.ts';

export interface RetriedImageProps {
  /** Its URL; another one starts over. */
  readonly src: string;
  /** Width of the place, in CSS pixels, where its style sets none. */
  readonly width: number;
  /** Height of the place, in CSS pixels, where its style sets none. */
  readonly height: number;
  /** Whether it is fetched only when it comes near. */
  readonly lazy?: boolean;
}

const Lost = styled.span`
  display: inline-grid;
  max-inline-size: 100%;
  min-block-size: 0;
  overflow: hidden;
  place-items: center;
  inline-size: var(--width);
  aspect-ratio: var(--ratio);
  color: ${token.color.fg.subtle};
  background: ${token.color.bg.sunken};
  border-radius: ${token.radius.sm};

  & > svg { max-inline-size: 100%; max-block-size: 100%; }
`;

/** A picture beside words that say what it shows: it is tried once more before a placeholder takes its place. */
export function RetriedImage({ src, width, height, lazy = false }: RetriedImageProps) {
  const { key, lost, onError } = useImageAttempts(src);
  if (lost) return <Lost data-lost="" aria-hidden="true" style={{ '--width': `${width}px`, '--ratio': `${width} / ${height}` }}><Icon glyph={iconImageOff} /></Lost>;
  return <img key={key} src={src} alt="" width={width} height={height} loading={lazy ? 'lazy' : 'eager'} decoding="async" onError={onError} />;
}
