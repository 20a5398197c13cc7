import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../actions/button.tsx';
import { throttle } from '../foundation/throttle.ts';
import { token } from '../foundation/token.ts';
import { Loader } from '../status/loader.tsx';

/** The next page is asked for at most once in this time (milliseconds). */
export const INFINITE_THROTTLE = 200;
/** How far from its end, in CSS pixels, the list asks for more. */
export const INFINITE_DISTANCE = 0;

/** How long the next page may take (milliseconds) before the list says that it is on its way: most are there sooner. */
export const LOADING_SHOWS_AFTER = 300;

/** Where an infinite list stands. */
export type InfiniteState = 'idle' | 'loading' | 'error' | 'end';

export interface InfiniteLabels {
  readonly loading: string;
  readonly error: string;
  readonly retry: string;
  /** Shows under the last entry; nothing without it. */
  readonly end?: string;
  /** Name of the button for those who do not scroll. */
  readonly more: string;
}

export interface InfiniteListProps {
  readonly state: InfiniteState;
  readonly onMore: () => void;
  readonly labels: InfiniteLabels;
  readonly distance?: number;
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
`;

let lists = 0;

/**
 * Browsers hold on to what stands in sight when something grows above it. That would be the end of the list: what comes
 * would push the page on, bring the end into sight again, and so ask for the next page for ever.
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

/** Whether something has lasted for a while; at the beginning of a list it counts at once. */
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

/** A list that fetches its next page when its end comes into sight. */
export function InfiniteList({ state, onMore, labels, distance = INFINITE_DISTANCE, children }: InfiniteListProps) {
  const foot = useRef<HTMLDivElement>(null);
  const inSight = useRef(false);
  const watch = useRef<IntersectionObserver>(undefined);
  const latest = useRef({ state, onMore });
  useNoAnchor();
  const slow = useLasting(state === 'loading');
  const askedByHand = () => {
    if (state !== 'loading') onMore();
  };

  useEffect(() => {
    latest.current = { state, onMore };
  });

  useEffect(() => {
    const element = foot.current;
    if (element === null) return;
    const ask = throttle(() => {
      if (inSight.current && latest.current.state === 'idle') latest.current.onMore();
    }, INFINITE_THROTTLE);
    const observer = new IntersectionObserver(
      (entries) => {
        inSight.current = entries.at(-1)?.isIntersecting === true;
        if (inSight.current) ask();
      },
      { rootMargin: `0px 0px ${distance}px 0px` },
    );
    observer.observe(element);
    watch.current = observer;
    addEventListener('scroll', ask, { passive: true, capture: true });
    return () => {
      observer.disconnect();
      removeEventListener('scroll', ask, { capture: true });
      ask.cancel();
    };
  }, [distance]);

  // A page has come: whether it pushed the end out of sight must be seen anew before the next one is asked for.
  useEffect(() => {
    const element = foot.current;
    if (state !== 'idle' || element === null) return;
    inSight.current = false;
    watch.current?.unobserve(element);
    watch.current?.observe(element);
  }, [state]);

  return (
    <div>
      {children}
      {/* Said here: told to the whole list, it would have the style of all that is in it looked at again. */}
      <Foot ref={foot} aria-busy={slow}>
        {slow ? <Loader label={labels.loading} /> : null}
        {state === 'idle' || (state === 'loading' && !slow) ? (
          <Button variant="outline" size="sm" onClick={askedByHand}>
            {labels.more}
          </Button>
        ) : null}
        {state === 'error' ? (
          <>
            <p role="alert">{labels.error}</p>
            <Button variant="outline" size="sm" onClick={onMore}>
              {labels.retry}
            </Button>
          </>
        ) : null}
        {state === 'end' && labels.end !== undefined ? <p>{labels.end}</p> : null}
      </Foot>
    </div>
  );
}
