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
import { IMAGE_RETRIES } from './image-retries.ts';
import { onNearViewport } from './visibility.ts';

/** Number of URLs remembered as shown. */
export const IMAGE_CACHE_SIZE = 200;

const cache = new ImageCache(IMAGE_CACHE_SIZE);

export interface LazyImageProps {
  /** Its URL; another one starts over. */
  readonly src: string;
  /** Alternative text; empty for decorative images. */
  readonly alt: string;
  /** Aspect ratio, such as `16 / 9`; without it the container sets the size. */
  readonly ratio?: string;
  /** Loads immediately with high priority; for images of the first screen. */
  readonly priority?: boolean;
  /** Whether the image fills its frame and is cut, as by default, or shows whole. */
  readonly fit?: 'cover' | 'contain';
  /** `srcset` and `sizes` of the image. */
  readonly srcSet?: string;
  /** Width at which `srcSet` is chosen, as of an `<img>`. */
  readonly sizes?: string;
  /** Shown if the image cannot be loaded; an icon by default. */
  readonly placeholder?: ReactNode;
  /** Of the frame, for the style of a place that wraps the image. */
  readonly className?: string;
}

/** Images that load within this time (milliseconds) show without shimmer and fade. */
const SLOW = 400;

const appear = keyframes`from { opacity: 0; }`;

/* No positioned parts: in a grid of many images each would become a layer of its own. */
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
    /* Hides the alternative text visually. */
    color: transparent;
    &[data-fit='contain'] { object-fit: contain; }
    &[data-behind] { display: none; }
  }
  /* Images that load in time get no style change, which avoids a style recalculation. */
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
 * An image that loads when near the viewport and is retried once before a placeholder replaces it. Its size is
 * reserved, so the layout does not shift.
 */
export function LazyImage(props: LazyImageProps) {
  // A new URL starts over with fresh state.
  return <LazyPicture key={props.src} {...props} />;
}

function LazyPicture({ src, alt, ratio, priority = false, fit = 'cover', srcSet, sizes, placeholder, className }: LazyImageProps) {
  const image = useRef<HTMLImageElement>(null);
  const [attempt, setAttempt] = useState(0);
  const [known] = useState(() => priority || cache.has(src));
  const atOnce = known || attempt > 0;
  const given = attempt > IMAGE_RETRIES;

  // Set on the DOM directly: React would re-render for each image while the page scrolls.
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
    // Images that come near together share a batch, whenever each one is started.
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
