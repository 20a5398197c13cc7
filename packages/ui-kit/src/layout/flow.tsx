import { styled } from 'styled-components';
import { token } from '../foundation/token.ts';

/** Steps of the brand's spacing scale. */
export type Gap = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

export interface FlowAttributes {
  /** Distance between children, as a step of `token.space`; defaults to 4. */
  readonly 'data-gap'?: Gap;
  /** Position of the children across the direction in which they follow each other. */
  readonly 'data-align'?: 'start' | 'center' | 'end' | 'baseline' | 'stretch';
  /** Position of the children along that direction; at its start by default. */
  readonly 'data-justify'?: 'start' | 'center' | 'end' | 'between';
}

const gaps = ([0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const).map((step) => `&[data-gap='${step}']{gap:${token.space[step]}}`).join('');

// Written short: the minifier reads the styles of components alone.
const flow = `display:flex;min-inline-size:0;gap:${token.space[4]};${gaps}&[data-align='start']{align-items:start}&[data-align='center']{align-items:center}&[data-align='end']{align-items:end}&[data-align='baseline']{align-items:baseline}&[data-align='stretch']{align-items:stretch}&[data-justify='center']{justify-content:center}&[data-justify='end']{justify-content:end}&[data-justify='between']{justify-content:space-between}`;

/** Children in a column. */
export const Stack = styled.div<FlowAttributes>`
  ${flow}
  flex-direction: column;
`;

/** Children in a row, wrapping as needed. */
export const Cluster = styled.div<FlowAttributes>`
  ${flow}
  flex-flow: row wrap;
  align-items: center;
`;

/** Page column of the brand's container width, with gutters. */
export const Container = styled.div`
  inline-size: 100%;
  max-inline-size: calc(${token.size.container} + 2 * ${token.size.gutter});
  margin-inline: auto;
  padding-inline: ${token.size.gutter};
`;
