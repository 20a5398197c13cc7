import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';
import { shimmer } from '../foundation/shimmer.ts';
import { token } from '../foundation/token.ts';
import { iconImageOff } from '../icons/actions.ts';
import { Icon } from '../icons/icon.tsx';
import { ImageCache } from './image-cache.ts';
import { addToBatch } from './batch-reveal.ts';
import type { PendingImage } from './batch-reveal.ts';
import { enqueueImage } from './image-queue.ts';
import { onNearViewport } from './visibility.ts';

/** How many addresses are remembered as shown. */
export const IMAGE_CACHE_SIZE = 200;
/** How often a failed image is tried again before its placeholder shows. */
export const IMAGE_RETRIES = 1;

const cache = new ImageCache(IMAGE_CACHE_SIZE);

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

/* Nothing in it is positioned: each such part of a wall's many pictures would be a layer of its own to the browser. */
const Frame = styled.span`
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  contain: size;
  inline-size: 100%;
  aspect-ratio: var(--ratio, auto);
  overflow: hidden;
  border-radius: inherit;
  background: ${token.color.skeleton.base};

  & > img {
    grid-area: 1 / 1;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
    /* What it says is for those who do not see it. */
    color: transparent;
    &[data-fit='contain'] { object-fit: contain; }
    &[data-behind] { display: none; }
  }
  /* One that is there in time simply stands: the browser paints it, and no style of the page is looked at again. */
  &[data-slow] > img { opacity: 0; }
  &[data-slow='loading'] { position: relative; ${shimmer} }
  &[data-slow='loaded'] > img { opacity: 1; animation: ${appear} ${token.motion.duration.normal} ${token.motion.ease.standard}; }
`;

const Placeholder = styled.span`
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
  const image = useRef<HTMLImageElement>(null);
  const [attempt, setAttempt] = useState(0);
  const [known] = useState(() => priority || cache.has(src));
  const atOnce = known || attempt > 0;
  const given = attempt > IMAGE_RETRIES;

  // Told to the page itself: a wall of pictures comes while it is being scrolled, and React has nothing to make for any of them.
  useEffect(() => {
    const element = image.current;
    const frame = element?.parentElement;
    if (!element || !frame) return undefined;
    let slow: ReturnType<typeof setTimeout> | undefined;
    let awaited: PendingImage | undefined;
    const show = () => {
      delete element.dataset['behind'];
      frame.dataset['picture'] = 'loaded';
      if (frame.dataset['slow'] !== undefined) frame.dataset['slow'] = 'loaded';
    };
    const loaded = () => {
      cache.add(src);
      if (awaited === undefined) show();
      else awaited.loaded(show);
    };
    const begin = () => {
      frame.dataset['picture'] = 'loading';
      element.addEventListener('load', loaded);
      if (!atOnce) {
        if (sizes !== undefined) element.sizes = sizes;
        if (srcSet !== undefined) element.srcset = srcSet;
        element.src = src;
      } else if (element.complete && element.naturalWidth > 0) loaded();
      slow = setTimeout(() => {
        if (frame.dataset['picture'] === 'loading') frame.dataset['slow'] = 'loading';
      }, SLOW);
    };
    let takeBack: (() => void) | undefined;
    // Those that come near together are waited for together, whenever the turn of each is.
    const near = () => {
      awaited = addToBatch();
      takeBack = enqueueImage(begin);
    };
    const forget = atOnce ? begin() : onNearViewport(frame, near);
    return () => {
      forget?.();
      takeBack?.();
      clearTimeout(slow);
      awaited?.cancel();
      element.removeEventListener('load', loaded);
    };
  }, [atOnce, attempt, src, srcSet, sizes]);

  const state: State = given ? 'error' : atOnce ? 'loading' : 'waiting';
  return (
    <Frame className={className} data-picture={state} style={ratio === undefined ? undefined : { '--ratio': ratio }}>
      {given ? (
        <Placeholder {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}>
          {placeholder ?? <Icon glyph={iconImageOff} />}
        </Placeholder>
      ) : (
        <img
          key={attempt}
          ref={image}
          {...(atOnce ? { src, srcSet, sizes } : { 'data-behind': '' })}
          alt={alt}
          data-fit={fit}
          decoding={priority ? 'sync' : 'async'}
          fetchPriority={priority ? 'high' : 'auto'}
          onError={() => setAttempt(attempt + 1)}
        />
      )}
    </Frame>
  );
}
