const [A, M, B] = [26, 50, 74];
const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [[M, M]],
  [[A, A], [B, B]],
  [[A, A], [M, M], [B, B]],
  [[A, A], [B, A], [A, B], [B, B]],
  [[A, A], [B, A], [M, M], [A, B], [B, B]],
  [[A, A], [B, A], [A, M], [B, M], [A, B], [B, B]],
];

/** SVG shapes of a die's face from 1 to 6, 100 × 100. One and four are red, as on Asian dice. */
export function dieFace(value: number): string {
  const colour = value === 1 || value === 4 ? '#c22337' : '#1b2430';
  const pips = (PIPS[value - 1] ?? []).map(([x, y]) => `<circle cx="${x}" cy="${y}" r="${value === 1 ? 15 : 10}" fill="${colour}"/>`);
  return `<rect x="3" y="3" width="94" height="94" rx="20" fill="#fffdf7" stroke="#cfc6b0" stroke-width="3"/><rect x="9" y="9" width="82" height="82" rx="16" fill="#fff"/>${pips.join('')}`;
}
