import { useCallback, useEffect, useRef, useState } from 'react';
import type { FocusEvent, ReactNode } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../actions/icon-button.tsx';
import { focusRing } from '../foundation/styles.ts';
import { token } from '../foundation/token.ts';
import { iconChevronBack, iconChevronForward } from '../icons/navigation.ts';
import { useReducedMotion } from '../media/use-autoplay.ts';
import { scrollIntoRow } from './scroll-into-row.ts';

export interface ScrollAreaProps {
  /** Accessible name of the scrollable region. */
  readonly label: string;
  /** Names of the arrow buttons, which show on devices with a mouse when set. */
  readonly backLabel?: string;
  /** Name of the arrow button that shows what comes further on. */
  readonly forwardLabel?: string;
  /** Identifies the current item, marked with `aria-current`: it is scrolled into view at first and when another becomes current. */
  readonly current?: string | undefined;
  /** Entries of the row, side by side. */
  readonly children: ReactNode;
}

const Root = styled.div`
  position: relative;
  min-inline-size: 0;
`;

const Track = styled.div`
  ${focusRing}

  display: flex;
  gap: ${token.space[4]};
  padding-block: ${token.space[3]};
  margin-block: calc(-1 * ${token.space[3]});
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x proximity;
  /* Beside the faded edge: the place of an arrow, where nothing shows. */
  --arrow-space: 0rem;
  --edge: calc(3rem + var(--arrow-space));
  /* Snapped items stay clear of the faded edge and the arrows, as those that are scrolled into view. */
  scroll-padding-inline: var(--edge);
  scrollbar-width: none;
  border-radius: ${token.radius.tile};

  & > * { flex: none; scroll-snap-align: start; }

  /* Overflowing content fades out at the edge. */
  --fade: currentColor calc(100% - var(--edge)), transparent calc(100% - var(--arrow-space));
  &[data-more='forward'] { mask-image: linear-gradient(to right, var(--fade)); }
  &[data-more='back'] { mask-image: linear-gradient(to left, var(--fade)); }
  &[data-more='both'] { mask-image: linear-gradient(to right, transparent var(--arrow-space), currentColor var(--edge), var(--fade)); }
  [dir='rtl'] &[data-more='forward'] { mask-image: linear-gradient(to left, var(--fade)); }
  [dir='rtl'] &[data-more='back'] { mask-image: linear-gradient(to right, var(--fade)); }

  @media (hover: hover) and (pointer: fine) {
    &[data-arrows] { --arrow-space: calc(${token.size.target} + ${token.space[1]}); }
  }
`;

const Arrow = styled.div`
  position: absolute;
  inset-block: 0;
  inset-inline-start: ${token.space[1]};
  display: none;
  place-items: center;
  pointer-events: none;

  &[data-side='forward'] { inset-inline: auto ${token.space[1]}; }
  & > button { pointer-events: auto; box-shadow: ${token.shadow.md}; background: ${token.color.bg.overlay}; }
  @media (hover: hover) and (pointer: fine) { display: grid; }
`;

/** Width of the faded edge and of the arrow's place in CSS pixels. */
const edgeOf = (track: Element): number => Number.parseFloat(getComputedStyle(track).scrollPaddingInlineStart) || 0;

/** Scrolls a focused item fully into view; browsers leave partly visible ones where they are. */
function showFocused({ target, currentTarget }: FocusEvent<HTMLElement>): void {
  if (target !== currentTarget && target.matches(':focus-visible')) scrollIntoRow(currentTarget, target, edgeOf(currentTarget));
}

type More = 'none' | 'back' | 'forward' | 'both';

function measure(track: HTMLElement): More {
  const position = Math.abs(track.scrollLeft);
  const back = position > 4;
  const forward = position + track.clientWidth < track.scrollWidth - 4;
  return back && forward ? 'both' : back ? 'back' : forward ? 'forward' : 'none';
}

/** A row that scrolls horizontally by touch, keyboard, wheel or arrow buttons. */
export function ScrollArea({ label, backLabel, forwardLabel, current, children }: ScrollAreaProps) {
  const track = useRef<HTMLDivElement>(null);
  const reduced = useReducedMotion();
  const [more, setMore] = useState<More>('none');

  const update = useCallback(() => {
    if (track.current !== null) setMore(measure(track.current));
  }, []);

  useEffect(() => {
    const element = track.current;
    if (element === null) return;
    const observer = new ResizeObserver(update);
    observer.observe(element);
    return () => observer.disconnect();
  }, [update]);

  useEffect(() => {
    const item = current === undefined ? null : track.current?.querySelector('[aria-current]');
    if (track.current && item) scrollIntoRow(track.current, item, edgeOf(track.current));
  }, [current]);

  const page = (direction: 1 | -1) => {
    const element = track.current;
    if (element === null) return;
    const reading = getComputedStyle(element).direction === 'rtl' ? -1 : 1;
    element.scrollBy({ left: direction * reading * element.clientWidth * 0.8, behavior: reduced ? 'instant' : 'smooth' });
  };

  return (
    <Root>
      <Track ref={track} role="region" aria-label={label} tabIndex={more === 'none' ? undefined : 0} data-more={more} data-arrows={forwardLabel === undefined ? undefined : ''} onScroll={update} onFocus={showFocused}>
        {children}
      </Track>
      {backLabel !== undefined && (more === 'back' || more === 'both') ? (
        <Arrow>
          <IconButton variant="outline" glyph={iconChevronBack} label={backLabel} onClick={() => page(-1)} />
        </Arrow>
      ) : null}
      {forwardLabel !== undefined && (more === 'forward' || more === 'both') ? (
        <Arrow data-side="forward">
          <IconButton variant="outline" glyph={iconChevronForward} label={forwardLabel} onClick={() => page(1)} />
        </Arrow>
      ) : null}
    </Root>
  );
}
