import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../actions/button.tsx';
import { throttle } from '../foundation/throttle.ts';
import { token } from '../foundation/token.ts';
import { Loader } from '../status/loader.tsx';
import { useFocusOnMore } from './use-focus-on-more.ts';

/** Minimum time between two requests for the next page (milliseconds). */
export const INFINITE_THROTTLE = 200;
/** Distance of the list's end from the viewport at which the next page is requested, in CSS pixels. */
export const INFINITE_DISTANCE = 0;

/** Height above the viewport in which the list's end still counts as reached, in CSS pixels: more than any page has. */
const BEYOND = 10_000_000;

/** Delay before the loading indicator shows (milliseconds); most pages load faster. */
export const LOADING_SHOWS_AFTER = 300;

/** Loading state of an infinite list. */
export type InfiniteState = 'idle' | 'loading' | 'error' | 'end';

export interface InfiniteLabels {
  readonly loading: string;
  readonly error: string;
  readonly retry: string;
  /** Shown below the last entry, if set. */
  readonly end?: string;
  /** Name of the button that loads more. */
  readonly more: string;
}

export interface InfiniteListProps {
  /** How the next page stands: more to fetch, loading, failed, or none left. */
  readonly state: InfiniteState;
  /** Fetches the next page; also the retry after a failure. */
  readonly onMore: () => void;
  /** Texts below the list. */
  readonly labels: InfiniteLabels;
  /** Distance of the end from the viewport at which the next page is fetched, in CSS pixels. */
  readonly distance?: number;
  /** The entries that are loaded. */
  readonly children: ReactNode;
}

const Foot = styled.div`
  display: grid;
  place-items: center;
  gap: ${token.space[3]};
  min-block-size: 5rem;
  padding-block: ${token.space[4]};
  color: ${token.color.fg.muted};
  font-size: ${token.font.size.sm};
  text-align: center;

  /* Nothing is said below a whole list, and no room kept for it. */
  &[data-bare] { min-block-size: 0; padding-block: 0; }
`;

let lists = 0;

/**
 * Disables scroll anchoring while the list is mounted: anchored to the end of the list, the page would scroll on with
 * each new page and request the next one endlessly.
 */
function useNoAnchor(): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    lists += 1;
    style.overflowAnchor = 'none';
    return () => {
      lists -= 1;
      if (lists === 0) style.overflowAnchor = '';
    };
  }, []);
}

/** Whether `on` has been true for a while; the first page counts at once. */
function useLasting(on: boolean): boolean {
  const [lasting, setLasting] = useState(on);
  if (!on && lasting) setLasting(false);
  useEffect(() => {
    if (!on) return undefined;
    const timer = setTimeout(() => setLasting(true), LOADING_SHOWS_AFTER);
    return () => clearTimeout(timer);
  }, [on]);
  return lasting;
}

/** A list that requests its next page when its end becomes visible. */
export function InfiniteList({ state, onMore, labels, distance = INFINITE_DISTANCE, children }: InfiniteListProps) {
  const foot = useRef<HTMLDivElement>(null);
  const inSight = useRef(false);
  const watch = useRef<IntersectionObserver>(undefined);
  const latest = useRef({ state, onMore });
  useNoAnchor();
  const { list, asking } = useFocusOnMore<HTMLDivElement>();
  const slow = useLasting(state === 'loading');
  const ask = () => {
    if (foot.current?.contains(document.activeElement) === true) asking();
    onMore();
  };
  const askedByHand = () => {
    if (state !== 'loading') ask();
  };

  useEffect(() => {
    latest.current = { state, onMore: ask };
  });

  useEffect(() => {
    const element = foot.current;
    if (element === null) return;
    const askInSight = throttle(() => {
      if (inSight.current && latest.current.state === 'idle') latest.current.onMore();
    }, INFINITE_THROTTLE);
    const observer = new IntersectionObserver(
      (entries) => {
        inSight.current = entries.at(-1)?.isIntersecting === true;
        if (inSight.current) askInSight();
      },
      // Without a limit above: whoever jumps past the end, with the End key for instance, has reached it too.
      { rootMargin: `${BEYOND}px 0px ${distance}px 0px` },
    );
    observer.observe(element);
    watch.current = observer;
    addEventListener('scroll', askInSight, { passive: true, capture: true });
    return () => {
      observer.disconnect();
      removeEventListener('scroll', askInSight, { capture: true });
      askInSight.cancel();
    };
  }, [distance]);

  // After a new page, visibility of the end must be reported again before the next request.
  useEffect(() => {
    const element = foot.current;
    if (state !== 'idle' || element === null) return;
    inSight.current = false;
    // What was noticed before the new page came, but not yet reported, tells nothing about the end now.
    watch.current?.takeRecords();
    watch.current?.unobserve(element);
    watch.current?.observe(element);
  }, [state]);

  return (
    <div>
      <div ref={list} style={{ display: 'contents' }}>
        {children}
      </div>
      {/* Set on the footer: on the list it would recalculate the styles of all entries. */}
      <Foot ref={foot} aria-busy={slow} data-bare={state === 'end' && labels.end === undefined ? '' : undefined}>
        {slow ? <Loader label={labels.loading} /> : null}
        {/* Also while it loads: whoever has pressed it by keyboard would lose the focus. */}
        {state === 'idle' || state === 'loading' ? (
          <Button variant="outline" size="sm" onClick={askedByHand}>
            {labels.more}
          </Button>
        ) : null}
        {state === 'error' ? (
          <>
            <p role="alert">{labels.error}</p>
            <Button variant="outline" size="sm" onClick={ask}>
              {labels.retry}
            </Button>
          </>
        ) : null}
        {state === 'end' && labels.end !== undefined ? <p>{labels.end}</p> : null}
      </Foot>
    </div>
  );
}
