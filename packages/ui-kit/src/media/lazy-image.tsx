import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';
import { shimmer } from '../foundation/shimmer.ts';
import { token } from '../foundation/token.ts';
import { iconImageOff } from '../icons/actions.ts';
import { Icon } from '../icons/icon.tsx';
import { ImageCache } from './image-cache.ts';
import { whenNear } from './visibility.ts';

/** How many addresses are remembered as shown. */
export const IMAGE_CACHE_SIZE = 200;
/** How often a failed image is tried again before its placeholder shows. */
export const IMAGE_RETRIES = 1;

const cache = new ImageCache(IMAGE_CACHE_SIZE);

/** Properties of {@link LazyImage}. */
export interface LazyImageProps {
  readonly src: string;
  /** What the picture says; empty for decoration. */
  readonly alt: string;
  /** Width by height of its place, such as `16 / 9`; without it the place is sized by its surroundings. */
  readonly ratio?: string;
  /** Loads at once and first: for what the first screen shows. */
  readonly priority?: boolean;
  readonly fit?: 'cover' | 'contain';
  /** `srcset` and `sizes` as an image takes them. */
  readonly srcSet?: string;
  readonly sizes?: string;
  /** Shows when the picture cannot be had; an icon without it. */
  readonly placeholder?: ReactNode;
  readonly className?: string;
}

/** A picture that is there within this time (milliseconds) appears at once: a sign of work, or a fade, would only slow a wall of them. */
const SLOW = 400;

const appear = keyframes`from { opacity: 0; }`;

const Frame = styled.span`
  position: relative;
  display: block;
  inline-size: 100%;
  aspect-ratio: var(--ratio, auto);
  overflow: hidden;
  border-radius: inherit;
  background: ${token.color.skeleton.base};

  &[data-state='loading'][data-slow] { ${shimmer} }
`;

const Picture = styled.img`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  object-fit: cover;
  opacity: 0;

  &[data-fit='contain'] { object-fit: contain; }
  [data-state='loaded'] > & { opacity: 1; }
  [data-state='loaded'][data-slow] > & { animation: ${appear} ${token.motion.duration.normal} ${token.motion.ease.standard}; }
`;

const Placeholder = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  color: ${token.color.fg.subtle};
  background: ${token.color.bg.sunken};
  font-size: ${token.font.size.xxl};
`;

type State = 'waiting' | 'loading' | 'loaded' | 'error';

/**
 * A picture that loads when it comes near, is tried once more when it fails, and then gives its place to a
 * placeholder. Its place has its size from the start, so nothing moves.
 */
export function LazyImage(props: LazyImageProps) {
  // Another address is another picture: it starts over.
  return <LazyPicture key={props.src} {...props} />;
}

function LazyPicture({ src, alt, ratio, priority = false, fit = 'cover', srcSet, sizes, placeholder, className }: LazyImageProps) {
  const frame = useRef<HTMLSpanElement>(null);
  const [state, setState] = useState<State>(() => (priority || cache.has(src) ? 'loading' : 'waiting'));
  const [attempt, setAttempt] = useState(0);
  const [slow, setSlow] = useState(false);

  useEffect(() => {
    const element = frame.current;
    if (state !== 'waiting' || element === null) return;
    return whenNear(element, () => setState('loading'));
  }, [state]);

  useEffect(() => {
    if (state !== 'loading') return undefined;
    const timer = setTimeout(() => setSlow(true), SLOW);
    return () => clearTimeout(timer);
  }, [state]);

  const failed = () => {
    if (attempt < IMAGE_RETRIES) setAttempt(attempt + 1);
    else setState('error');
  };
  const loaded = () => {
    cache.add(src);
    setState('loaded');
  };
  // A picture from the browser's own cache may be complete before React listens.
  const attach = (image: HTMLImageElement | null) => {
    if (image?.complete === true && image.naturalWidth > 0 && state === 'loading') loaded();
  };

  return (
    <Frame
      ref={frame}
      className={className}
      data-state={state}
      data-slow={slow ? '' : undefined}
      style={ratio === undefined ? undefined : { '--ratio': ratio }}
    >
      {state === 'loading' || state === 'loaded' ? (
        <Picture
          key={attempt}
          ref={attach}
          src={src}
          srcSet={srcSet}
          sizes={sizes}
          alt={alt}
          data-fit={fit}
          decoding={priority ? 'sync' : 'async'}
          fetchPriority={priority ? 'high' : 'auto'}
          onLoad={loaded}
          onError={failed}
        />
      ) : null}
      {state === 'error' ? (
        <Placeholder {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}>
          {placeholder ?? <Icon glyph={iconImageOff} />}
        </Placeholder>
      ) : null}
    </Frame>
  );
}
