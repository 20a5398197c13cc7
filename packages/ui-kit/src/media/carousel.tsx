import { Children, useCallback, useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { iconPause, iconPlay } from '../icons/actions.ts';
import { iconChevronBack, iconChevronForward } from '../icons/navigation.ts';
import { CarouselRoot, Controls, Dot, Slide, Track } from './carousel-style.ts';
import { isInView, useInterval, useReducedMotion } from './use-autoplay.ts';

export interface CarouselLabels {
  /** Accessible name: "Offers of the week". */
  readonly carousel: string;
  /** Role descriptions "carousel" and "slide". */
  readonly roleDescription: string;
  readonly slideRoleDescription: string;
  /** "2 of 5" */
  readonly slide: (number: number, count: number) => string;
  /** "Show slide 2" */
  readonly goTo: (number: number) => string;
  readonly previous: string;
  readonly next: string;
  readonly pause: string;
  readonly play: string;
}

const SCROLL_REST = 150;

export interface CarouselProps {
  /** Names of its buttons and slides. */
  readonly labels: CarouselLabels;
  /** Milliseconds per slide; without it slides change only by hand. */
  readonly interval?: number;
  /** Called with the index of the slide once scrolling has ended. */
  readonly onSlide?: (index: number) => void;
  /** Each child is one slide. */
  readonly children: ReactNode;
}

/**
 * Shows one slide at a time, changed by swipe, arrows, dots, keyboard or a timer. The timer stops while touched,
 * hovered or focused, when paused, with reduced motion, out of sight and behind a dialog.
 */
export function Carousel({ labels, interval, onSlide, children }: CarouselProps) {
  const slides = Children.toArray(children);
  const track = useRef<HTMLDivElement>(null);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [index, setIndex] = useState(0);
  const [paused, setPaused] = useState(false);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const reduced = useReducedMotion();
  const automatic = interval !== undefined && slides.length > 1 && !reduced;
  const running = automatic && !paused && !hovered && !focused;

  const turn = useCallback(
    (next: number) => {
      // The slide that is left becomes inert, and would take the focus with it.
      if (next !== index && track.current?.contains(document.activeElement)) track.current.focus({ preventScroll: true });
      setIndex(next);
    },
    [index],
  );
  const show = useCallback(
    (wanted: number) => {
      const element = track.current;
      if (element === null) return;
      const next = (wanted + slides.length) % slides.length;
      const reading = getComputedStyle(element).direction === 'rtl' ? -1 : 1;
      element.scrollTo({ left: reading * next * element.clientWidth, behavior: reduced ? 'instant' : 'smooth' });
      turn(next);
    },
    [slides.length, reduced, turn],
  );
  const step = useCallback(() => {
    if (track.current !== null && isInView(track.current)) show(index + 1);
  }, [show, index]);
  useInterval(step, interval ?? 0, running);

  useEffect(() => () => clearTimeout(rest.current), []);
  useEffect(() => {
    onSlide?.(index);
  }, [index, onSlide]);

  const settle = () => {
    const element = track.current;
    if (element !== null && element.clientWidth > 0) turn(Math.round(Math.abs(element.scrollLeft) / element.clientWidth));
  };
  // Not every browser fires scrollend, so a pause in scroll events counts as the end.
  const scrolled = () => {
    clearTimeout(rest.current);
    rest.current = setTimeout(settle, SCROLL_REST);
  };
  const keyed = (event: KeyboardEvent<HTMLElement>) => {
    const reading = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
    const steps: Readonly<Record<string, number>> = { ArrowRight: reading, ArrowLeft: -reading };
    const by = steps[event.key];
    if (by === undefined) return;
    event.preventDefault();
    show(index + by);
  };

  return (
    <CarouselRoot
      aria-label={labels.carousel}
      aria-roledescription={labels.roleDescription}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <Track
        ref={track}
        role="group"
        aria-label={labels.carousel}
        aria-live={running ? 'off' : 'polite'}
        tabIndex={slides.length > 1 ? 0 : undefined}
        onKeyDown={keyed}
        onScroll={scrolled}
      >
        {slides.map((slide, at) => (
          <Slide
            key={at}
            role="group"
            aria-roledescription={labels.slideRoleDescription}
            aria-label={labels.slide(at + 1, slides.length)}
            inert={at !== index}
          >
            {slide}
          </Slide>
        ))}
      </Track>
      {slides.length < 2 ? null : (
        <Controls onKeyDown={keyed}>
          {automatic ? <IconButton size="sm" glyph={paused ? iconPlay : iconPause} label={paused ? labels.play : labels.pause} onClick={() => setPaused(!paused)} /> : null}
          <IconButton size="sm" data-part="arrow" glyph={iconChevronBack} label={labels.previous} onClick={() => show(index - 1)} />
          {slides.map((_, at) => (
            <Dot key={at} type="button" aria-label={labels.goTo(at + 1)} aria-current={at === index ? 'true' : undefined} onClick={() => show(at)} />
          ))}
          <IconButton size="sm" data-part="arrow" glyph={iconChevronForward} label={labels.next} onClick={() => show(index + 1)} />
        </Controls>
      )}
    </CarouselRoot>
  );
}
