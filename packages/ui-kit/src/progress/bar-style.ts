import { keyframes, styled } from 'styled-components';
import { visuallyHidden } from '../foundation/styles.ts';
import { token } from '../foundation/token.ts';

const sweep = keyframes`from { inset-inline-start: -40%; } to { inset-inline-start: 100%; }`;

/** Label and value on one line above the bar. */
export const BarHeader = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${token.space[1]} ${token.space[3]};
  margin-block-end: ${token.space[1]};
  font-size: ${token.font.size.sm};
  line-height: ${token.line.height.snug};

  &[data-hidden] { ${visuallyHidden} }
  & > [data-part='value'] { color: ${token.color.fg.muted}; font-variant-numeric: tabular-nums; }
`;

/** Track of the bar; `--filled` is the filled share in percent. */
export const BarTrack = styled.div`
  position: relative;
  block-size: 0.5rem;
  border-radius: ${token.radius.pill};
  background: color-mix(in oklab, ${token.color.fg.muted} 24%, transparent);
  overflow: clip;

  & > span {
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    inline-size: calc(var(--filled) * 1%);
    border-radius: inherit;
    background: ${token.color.accent.bg};
    transition: inline-size ${token.motion.duration.normal} ${token.motion.ease.standard};
  }
  [data-tone='success'] > & > span { background: ${token.color.status.success.solid}; }
  [data-tone='warning'] > & > span { background: ${token.color.status.warning.solid}; }
  [data-tone='danger'] > & > span { background: ${token.color.status.danger.solid}; }

  &[data-indeterminate] > span { inline-size: 40%; animation: ${sweep} 1.4s ${token.motion.ease.standard} infinite; }
  @media (prefers-reduced-motion: reduce) {
    &[data-indeterminate] > span { inline-size: 100%; inset-inline-start: 0; opacity: 0.5; animation: none; }
  }

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
    & > span, [data-tone] > & > span { forced-color-adjust: none; background: Highlight; }
  }
`;
