import { area, line } from 'd3-shape';
import { styled } from 'styled-components';
import { useUiLocale } from '../foundation/locale.ts';
import { token } from '../foundation/token.ts';
import { extentOf, plotOf } from './chart-scale.ts';

export interface SparklineProps {
  /** From the oldest to the newest, in reading direction; values that are no finite numbers leave a gap. */
  readonly values: readonly number[];
  /** Text alternative: "Rising over seven days". Without it the line is decorative. */
  readonly label?: string;
}

const WIDTH = 120;
const HEIGHT = 36;

const Root = styled.svg`
  display: block;
  inline-size: ${WIDTH}px;
  max-inline-size: 100%;
  block-size: ${HEIGHT}px;
  --series: ${token.color.chart[1]};
  @media (forced-colors: active) { --series: CanvasText; }

  [data-part='line'] { fill: none; stroke: var(--series); stroke-width: 2; stroke-linejoin: round; stroke-linecap: round; }
  [data-part='area'] { fill: var(--series); opacity: 0.14; }
  [data-part='last'] { fill: var(--series); }
`;

/** A small line chart without axes, at text size. */
export function Sparkline({ values, label }: SparklineProps) {
  const { direction } = useUiLocale();
  const last = values.findLastIndex(Number.isFinite);
  if (last === -1) return null;
  const plot = plotOf({ left: 4, right: WIDTH - 4, top: 4, bottom: HEIGHT - 4 }, 'line', values.length, extentOf([{ id: 'one', label: '', values }]), direction);
  const x = (_: number, at: number) => plot.x(at);
  const naming = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <Root viewBox={`0 0 ${WIDTH} ${HEIGHT}`} {...naming}>
      <path data-part="area" d={area<number>().defined(Number.isFinite).x(x).y0(plot.y(0)).y1((value) => plot.y(value))([...values]) ?? ''} />
      <path data-part="line" d={line<number>().defined(Number.isFinite).x(x).y((value) => plot.y(value))([...values]) ?? ''} />
      <circle data-part="last" cx={plot.x(last)} cy={plot.y(values[last] ?? 0)} r="3" />
    </Root>
  );
}
