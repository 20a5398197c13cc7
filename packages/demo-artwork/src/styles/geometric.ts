import { oklch } from '../colour.ts';
import { ornaments } from '../ornaments.ts';
import { sceneOf, type Plan } from '../plan.ts';
import { between, pick } from '../seeded.ts';
import { around, circle, group, lifted, num, path, rect, regular, star, stroke } from '../svg.ts';
import { companions } from './style.ts';
import { canvases, glow, gradient, inkOf, picture, type Canvas, type Painting } from './frame.ts';

const BRASS = oklch(0.8, 0.12, 82);
const PALE = oklch(0.95, 0.06, 92);
const BRONZE = oklch(0.47, 0.09, 65);

const painting: Painting = {
  tones: { light: [0.87, 0.11], mid: [0.68, 0.17], dark: [0.44, 0.14] },
  metal: [PALE, BRASS, BRONZE],
  ivory: '#fdf4e3',
  darkest: oklch(0.2, 0.04, 285),
};

/** Repeating wall patterns with their size. */
const walls: readonly [readonly [string, number], ...(readonly [string, number])[]] = [
  [star(8, 40, 27, 45, 45) + star(8, 22, 15, 45, 45) + regular(4, 16, 0, 0) + regular(4, 16, 90, 0) + regular(4, 16, 0, 90) + regular(4, 16, 90, 90), 90],
  [star(6, 34, 19, 40, 40) + 'M0 0L20 12V35L0 46M80 0L60 12V35L80 46M0 80L20 68M80 80L60 68', 80],
  [regular(8, 43, 50, 50, 22.5) + star(4, 36, 14, 50, 50, 45) + regular(4, 20, 0, 0, 45) + regular(4, 20, 100, 100, 45) + regular(4, 20, 100, 0, 45) + regular(4, 20, 0, 100, 45), 100],
  [star(12, 40, 30, 50, 50) + star(6, 30, 14, 50, 50) + 'M0 50H10M90 50H100M50 0V10M50 90V100M0 0L18 18M100 0L82 18M0 100L18 82M100 100L82 82', 100],
];

/** Arches of a window around the emblem, drawn inward by `inset`. */
const arches: readonly [(inset: number) => string, ...((inset: number) => string)[]] = [
  // pointed
  (inset) => `M${58 + inset} 800V330C${58 + inset} 190 ${190 + inset * 0.6} 120 300 ${44 + inset * 1.2}C${410 - inset * 0.6} 120 ${542 - inset} 190 ${542 - inset} 330V800Z`,
  // horseshoe
  (inset) => `M${92 + inset} 800V520C${20 + inset} 420 ${40 + inset} ${76 + inset} 300 ${76 + inset}S${580 - inset} 420 ${508 - inset} 520V800Z`,
  // many-lobed
  (inset) => `M${62 + inset} 800V400C${62 + inset} 340 ${90 + inset} 310 ${110 + inset} 306C${96 + inset} 240 ${140 + inset} 190 ${192 + inset} 190C${200 + inset * 0.5} 110 262 ${90 + inset} 300 ${50 + inset}C338 ${90 + inset} ${400 - inset * 0.5} 110 ${408 - inset} 190C${460 - inset} 190 ${504 - inset} 240 ${490 - inset} 306C${510 - inset} 310 ${538 - inset} 340 ${538 - inset} 400V800Z`,
  // a round window
  (inset) => `M300 ${80 + inset}a${282 - inset} ${282 - inset} 0 0 1 0 ${564 - inset * 2}a${282 - inset} ${282 - inset} 0 0 1 0-${564 - inset * 2}Z`,
];

type Light = (plan: Plan, pale: string, canvas: Canvas) => string;
const lights: readonly [Light, ...Light[]] = [
  (_plan, pale, { cx: CX, cy: CY }) => group(`translate(${CX} ${CY})`, around('R', 16, path('M0-130-18-420H18Z', pale, 'opacity=".3"'))),
  (_plan, pale, { cx: CX, cy: CY }) => [210, 168].map((radius) => path(star(16, radius, radius * 0.84, CX, CY), pale, 'opacity=".22"')).join('') + path(star(16, 210, 176, CX, CY), 'none', `stroke="${PALE}" stroke-width="3"`),
  ({ rand }, pale, { cx: CX, cy: CY }) => { const side = pick(rand, [-110, 110]); const x = CX + side; const y = CY - 142; return circle(x, y, 74, PALE) + circle(x + 30, y - 16, 64, 'url(#S)') + path(star(5, 20, 8, CX - side, y - 30) + star(5, 12, 5, CX - side + 40, y + 30), pale); },
  (_plan, pale, { cx: CX, cy: CY }) => circle(CX, CY, 208, pale, 'opacity=".35"') + circle(CX, CY, 170, pale, 'opacity=".45"'),
];

/** Brass patterns and arched windows on dark walls. */
export function geometric(plan: Plan, canvas: Canvas): string {
  const { width, height, cx: CX, cy: CY, size } = canvas;
  const { rand } = plan;
  const [first, second = 190, third = 20] = plan.hues.accents;
  const wall = [plan.hues.base, second, third, first - 30, plan.hues.base - 30][plan.mood % 5] ?? plan.hues.base;
  const sky = [first - 10, third, plan.hues.base + 20, second, 330][Math.floor(plan.mood / 5) % 5] ?? first;
  const { ink, defs } = inkOf(painting, plan.main, plan.accent, plan.emblem.vivid);
  const deep = oklch(0.2, 0.06, wall);
  const pale = oklch(0.92, 0.08, sky);
  const [tile, module] = pick(rand, walls);
  const arch = pick(rand, arches);
  const draw = lights[plan.light % lights.length] ?? lights[0];
  const scene = sceneOf(plan);
  const colours =
    gradient('B', [[0, oklch(0.36, 0.09, wall)], [100, oklch(0.22, 0.07, wall)]]) +
    gradient('S', [[0, oklch(0.42, 0.13, sky + 16)], [45, oklch(0.66, 0.15, sky)], [80, oklch(0.86, 0.1, sky - 8)]]) +
    glow('H', [[0, pale, 0.8], [100, pale, 0]]) +
    gradient('V', [[66, deep, 0], [100, deep, 0.9]]) +
    `<pattern id="L" width="${module}" height="${module}" patternUnits="userSpaceOnUse">${path(tile, 'none', `stroke="${BRASS}" stroke-width="2.6" stroke-linejoin="round"`)}</pattern>` +
    `<clipPath id="A"><path id="S0" d="${arch(20)}"/></clipPath>`;
  const fit = canvas.land === '' ? '' : `translate(${num(CX)} ${num(CY)}) scale(${num(size * 1.14)}) translate(-300 -362)`;
  const more = companions(plan, painting);
  const ring = plan.ornament === 'wings' || plan.ornament === 'ribbon' ? 'none' : plan.ornament;
  return picture(
    canvas,
    defs + more.defs + colours,
    rect(0, 0, width, height, 0, 'url(#B)') +
      rect(0, 0, width, height, 0, 'url(#L)', 'opacity=".62"') +
      group(
        fit,
        `<path id="W" d="${arch(0)}" fill="url(#g)"/>` +
        path(arch(9), deep) +
        path(arch(15), PALE) +
        '<use href="#S0" fill="url(#S)"/>' +
        `<g clip-path="url(#A)">${draw(plan, pale, canvases.tile)}${circle(300, 352, 260, 'url(#H)')}${path(scene.far, oklch(0.6, 0.12, sky + 8))}${path(scene.mid, oklch(0.44, 0.11, sky + 16))}${scene.lights === undefined ? '' : path(scene.lights, PALE, 'opacity=".8"')}${path(scene.near, oklch(0.3, 0.09, wall))}</g>`,
      ) +
      rect(0, 0, width, height, 0, 'url(#V)') +
      (canvas.land === '' ? stroke('M150 764H450M190 748H410', BRASS, 3, 'opacity=".8"') + path(star(8, 22, 12, 300, 756), BRASS) : '') +
      group(`translate(${CX} ${CY}) rotate(${num(plan.lean * between(rand, 0.2, 0.7))}) scale(${num(1.92 * size)})`, lifted(group('scale(.82)', ornaments[ring](ink)) + more.content + plan.emblem.draw(ink, rand), { colour: deep, drop: 8, opacity: 0.42 })),
  );
}
