import { keyframes, styled } from 'styled-components';
import { token } from '../foundation/token.ts';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';

export interface LoaderProps {
  /** Text announced: "Opening the game…". */
  readonly label: string;
  /** Inline, over its container, or over the whole page. */
  readonly cover?: 'inline' | 'container' | 'page';
  /** Shows the label below the spinner. */
  readonly labelShown?: boolean;
}

const turn = keyframes`to { rotate: 1turn; }`;

const Root = styled.div`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${token.space[3]};
  padding: ${token.space[5]};
  color: ${token.color.fg.muted};

  &:is([data-cover='container'], [data-cover='page']) {
    position: absolute;
    inset: 0;
    z-index: 1;
    background: color-mix(in oklab, ${token.color.bg.canvas} 72%, transparent);
    border-radius: inherit;
  }
  &[data-cover='page'] { position: fixed; z-index: ${token.z.loader}; }
`;

/* Two rotating arcs. */
const Drawing = styled.span`
  position: relative;
  inline-size: 2.75rem;
  block-size: 2.75rem;

  &::before, &::after {
    content: '';
    position: absolute;
    inset: 0;
    border: 3px solid transparent;
    border-block-start-color: ${token.color.accent.bg};
    border-radius: 50%;
    animation: ${turn} 1s ${token.motion.ease.standard} infinite;
  }
  &::after {
    inset: 0.5rem;
    border-block-start-color: ${token.color.secondary.bg};
    animation-duration: 1.4s;
    animation-direction: reverse;
  }
  @media (prefers-reduced-motion: reduce) {
    &::before, &::after { border-color: ${token.color.accent.bg}; opacity: 0.6; }
  }
  /* Otherwise the transparent parts of the rings would be drawn too. */
  @media (forced-colors: active) {
    &::before, &::after { forced-color-adjust: none; border-block-start-color: CanvasText; }
  }
`;

/** A loading indicator. */
export function Loader({ label, cover = 'inline', labelShown = false }: LoaderProps) {
  return (
    <Root data-cover={cover} role="status">
      <Drawing aria-hidden="true" />
      {labelShown ? <span>{label}</span> : <VisuallyHidden>{label}</VisuallyHidden>}
    </Root>
  );
}
