import { useId } from 'react';
import type { ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';
import { raisedSurface } from '../foundation/styles.ts';
import { token } from '../foundation/token.ts';
import { useDisclosure } from './use-disclosure.ts';

/** Props to spread onto a disclosure's button. */
export interface DisclosureTrigger {
  readonly 'aria-expanded': boolean;
  readonly 'aria-controls': string | undefined;
  readonly onClick: () => void;
}

export interface DisclosureProps {
  /** Renders the button; spread the given props onto it. */
  readonly trigger: (properties: DisclosureTrigger) => ReactNode;
  /** Also opens on mouse hover. */
  readonly openOnHover?: boolean;
  /** Edge of the button with which the panel lines up. */
  readonly align?: 'start' | 'end' | 'center';
  /** On which side of its button the panel stands; below by default. */
  readonly side?: 'below' | 'above';
  /** Content of the panel, which exists only while it is open; a function gets the way to close it. */
  readonly children: ReactNode | ((close: () => void) => ReactNode);
}

const appear = keyframes`from { opacity: 0; translate: 0 calc(-0.5 * ${token.motion.distance}); }`;

const Root = styled.div`
  position: relative;
`;

const Panel = styled.div`
  ${raisedSurface}

  position: absolute;
  inset-block-start: calc(100% + ${token.space[1]});
  inset-inline-start: 0;
  z-index: ${token.z.popover};
  min-inline-size: max(100%, 12rem);
  max-inline-size: calc(100vw - 1.5rem);
  max-block-size: min(34rem, 80dvh);
  overflow: auto;
  overscroll-behavior: contain;
  padding: ${token.space[2]};
  border-radius: ${token.radius.lg};
  animation: ${appear} ${token.motion.duration.fast} ${token.motion.ease.enter};

  &[data-side='above'] { inset-block: auto calc(100% + ${token.space[1]}); }
  &[data-align='end'] { inset-inline: auto 0; }
  &[data-align='center'] { inset-inline-start: 50%; translate: -50% 0; }
  [dir='rtl'] &[data-align='center'] { translate: 50% 0; }

  /* Covers the gap below the button, so that the panel stays open while the mouse crosses it. */
  &::before { content: ''; position: absolute; inset: calc(-1 * ${token.space[2]}) 0 auto; block-size: ${token.space[2]}; }
`;

/** A panel beside its button, light enough for the first screen. Closes on Escape (returning focus), on Tab out of it and on a press outside. */
export function Disclosure({ trigger, openOnHover = false, align = 'start', side = 'below', children }: DisclosureProps) {
  const { open, close, rootProps, toggleProps } = useDisclosure<HTMLDivElement>({ openOnHover });
  const id = useId();

  return (
    <Root {...rootProps}>
      {trigger({ 'aria-expanded': open, 'aria-controls': open ? id : undefined, ...toggleProps })}
      {open ? (
        <Panel id={id} data-align={align} data-side={side}>
          {typeof children === 'function' ? children(close) : children}
        </Panel>
      ) : null}
    </Root>
  );
}
