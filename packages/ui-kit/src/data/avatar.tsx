import { useState } from 'react';
import { styled } from 'styled-components';
import { initials } from '../foundation/initials.ts';
import { token } from '../foundation/token.ts';
import { useImageAttempts } from '../media/image-retries.ts';

export interface AvatarProps {
  /** Source of the initials and, with `labelled`, of the accessible name. */
  readonly name: string;
  /** Fetched once more when it fails. The initials are shown until it has come, and where it fails. */
  readonly image?: string | undefined;
  /** Diameter: `sm` in rows, `lg` in a profile. */
  readonly size?: 'sm' | 'md' | 'lg';
  /** Gives the picture an accessible name; omit it where the name is shown beside it. */
  readonly labelled?: boolean;
}

const Picture = styled.span`
  position: relative;
  flex: none;
  display: inline-grid;
  place-items: center;
  inline-size: 2.5rem;
  block-size: 2.5rem;
  overflow: hidden;
  color: ${token.color.accent.softFg};
  /* The soft colour may be translucent, so the canvas colour lies under it on headers of another scheme. */
  background: linear-gradient(${token.color.accent.soft}, ${token.color.accent.soft}), ${token.color.bg.canvas};
  border-radius: 50%;
  font-size: ${token.font.size.sm};
  font-weight: ${token.font.weight.bold};
  line-height: 1;
  -webkit-user-select: none;
  user-select: none;

  &[data-size='sm'] { inline-size: 2rem; block-size: 2rem; font-size: ${token.font.size.xs}; }
  &[data-size='lg'] { inline-size: 4rem; block-size: 4rem; font-size: ${token.font.size.xl}; }
  /* Generated content, so that the accessible name need not contain the initials (WCAG 2.5.3). */
  &[data-initials]::before { content: attr(data-initials); }
  & > img { position: absolute; inset: 0; inline-size: 100%; block-size: 100%; object-fit: cover; }
`;

/** A person's picture, or their initials. */
export function Avatar({ name, image, size = 'md', labelled = false }: AvatarProps) {
  const { key, lost, onError } = useImageAttempts(image ?? '');
  const [loaded, setLoaded] = useState<string>();
  const shown = lost ? undefined : image;
  return (
    <Picture data-size={size} data-initials={shown === undefined || shown !== loaded ? initials(name) : undefined} {...(labelled ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}>
      {shown === undefined ? null : <img key={key} src={shown} alt="" loading="lazy" onLoad={() => setLoaded(shown)} onError={onError} />}
    </Picture>
  );
}
