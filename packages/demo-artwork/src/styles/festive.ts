import { oklch } from '../colour.ts';
import { ornaments } from '../ornaments.ts';
import { sceneOf, type Plan } from '../plan.ts';
import { between, pick } from '../seeded.ts';
import { around, circle, group, lifted, num, path, rect, star, stroke } from '../svg.ts';
import { companions } from './style.ts';
import { glow, gradient, inkOf, picture, type Canvas, type Painting } from './frame.ts';

const GOLD = oklch(0.84, 0.14, 84);
const PALE = oklch(0.95, 0.07, 92);
const BRONZE = oklch(0.55, 0.12, 62);

const painting: Painting = {
  tones: { light: [0.86, 0.13], mid: [0.64, 0.2], dark: [0.42, 0.16] },
  metal: [PALE, GOLD, BRONZE],
  ivory: '#fff6e6',
  darkest: oklch(0.22, 0.07, 25),
};

type Light = (plan: Plan, canvas: Canvas) => string;

const lights: readonly [Light, ...Light[]] = [
  // fans of gold rays
  (_plan, { cx: CX, cy: CY }) => group(`translate(${CX} ${CY})`, around('R', 24, path('M0-110-26-620H26Z', GOLD, 'opacity=".22"'))) + circle(CX, CY, 232, 'url(#D)') + circle(CX, CY, 232, 'none', `stroke="${GOLD}" stroke-width="5"`),
  // a round window of lattice
  (_plan, { cx: CX, cy: CY }) => circle(CX, CY, 252, 'url(#D)') + group(`translate(${CX} ${CY})`, around('R', 8, path('M-30-246H30V-200H-30ZM-18-234H18V-212H-18Z', GOLD, 'fill-rule="evenodd" opacity=".7"'))) + circle(CX, CY, 252, 'none', `stroke="${GOLD}" stroke-width="8"`) + circle(CX, CY, 196, 'none', `stroke="${GOLD}" stroke-width="4"`),
  // fireworks
  ({ rand }, { cx: CX, cy: CY }) => {
    const at = (): string => `translate(${Math.round(CX + between(rand, -260, 260))} ${Math.round(CY + between(rand, -290, -20))}) scale(${num(between(rand, 0.7, 1.4))})`;
    const burst = around('R', 14, stroke('M0-30V-104', GOLD, 5) + circle(0, -118, 5, PALE));
    return `${group(at(), `<g id="Q">${burst}</g>`)}${[0, 1, 2].map(() => `<use href="#Q" transform="${at()}"/>`).join('')}${circle(CX, CY, 290, 'url(#H)')}`;
  },
  // a great moon
  (_plan, { cx: CX, cy: CY }) => circle(CX, CY - 10, 246, GOLD) + circle(CX, CY - 10, 232, PALE) + circle(CX, CY - 10, 210, 'url(#D)', 'opacity=".9"'),
  // a blossom of petals
  (_plan, { cx: CX, cy: CY }) => group(`translate(${CX} ${CY})`, around('R', 12, path('M0-120C-66-170-60-240 0-270 60-240 66-170 0-120Z', 'url(#D)') + path('M0-120C-66-170-60-240 0-270 60-240 66-170 0-120Z', 'none', `stroke="${GOLD}" stroke-width="4"`))) + circle(CX, CY, 190, 'url(#D)'),
];

/** A scroll cloud in gold line. */
const CLOUD = path('M-110 30C-140 30-146-6-116-10-116-44-64-50-56-22-40-60 20-56 22-18 50-40 96-14 76 14 110 10 120 30 104 30Z', 'url(#C)') + path('M-92 14C-104 0-84-18-74-2M-20 14C-40-8-10-36 4-14M52 14C40 2 54-14 66-2', 'none');

function cloud(x: number, y: number, size: number): string {
  return `<use href="#U" transform="translate(${Math.round(x)} ${Math.round(y)}) scale(${num(size)} ${num(Math.abs(size))})"/>`;
}

/** Red lacquer, gold line, fireworks and scroll clouds. */
export function festive(plan: Plan, canvas: Canvas): string {
  const { width, height, cx: CX, cy: CY, size } = canvas;
  const { rand } = plan;
  const [red, gold = 85] = plan.hues.accents;
  const ground = [red, red, red + 8, 160, 262, 325, red - 4][plan.mood % 7] ?? red;
  const clash = plan.emblem.hue === 'free' && Math.abs(plan.main - ground) < 30;
  const { ink, defs } = inkOf(painting, clash ? gold : plan.main, plan.accent, plan.emblem.vivid);
  const deep = oklch(0.24, 0.1, ground);
  const scene = sceneOf(plan);
  const more = companions(plan, painting);
  const draw = lights[plan.light % lights.length] ?? lights[0];
  const colours =
    glow('B', [[0, oklch(0.58, 0.21, ground)], [60, oklch(0.45, 0.18, ground)], [100, oklch(0.3, 0.13, ground)]]) +
    glow('D', [[0, oklch(0.68, 0.2, ground + 12)], [100, oklch(0.42, 0.17, ground)]]) +
    glow('H', [[0, PALE, 0.75], [45, GOLD, 0.3], [100, GOLD, 0]]) +
    gradient('C', [[0, oklch(0.56, 0.19, ground)], [100, oklch(0.36, 0.15, ground)]]) +
    gradient('F', [[0, oklch(0.52, 0.18, ground)], [100, oklch(0.4, 0.16, ground)]]) +
    gradient('V', [[60, deep, 0], [100, deep, 0.85]]) +
    `<pattern id="L" width="60" height="30" patternUnits="userSpaceOnUse">${stroke('M4 30a26 26 0 0 1 52 0M12 30a18 18 0 0 1 36 0M20 30a10 10 0 0 1 20 0M-26 15a26 26 0 0 1 52 0M-18 15a18 18 0 0 1 36 0M34 15a26 26 0 0 1 52 0M42 15a18 18 0 0 1 36 0', GOLD, 2)}</pattern>` +
    `<g id="U" stroke="${GOLD}" stroke-width="5" stroke-linecap="round">${CLOUD}</g>`;
  const flip = rand() < 0.5;
  return picture(
    canvas,
    defs + more.defs + colours,
    rect(0, 0, width, height, 0, 'url(#B)') +
      rect(0, 0, width, height, 0, 'url(#L)', `opacity="${pick(rand, ['.1', '.16'])}"`) +
      draw(plan, canvas) +
      circle(CX, CY, 250, 'url(#H)', 'opacity=".7"') +
      `<g stroke="${GOLD}" stroke-width="4" stroke-opacity=".8"${canvas.land === '' ? '' : ` transform="${canvas.land}"`}>${path(scene.far, 'url(#F)')}${path(scene.mid, oklch(0.36, 0.14, ground))}${path(scene.near, deep)}</g>` +
      (scene.lights === undefined || canvas.land !== '' ? '' : path(scene.lights, PALE, 'opacity=".8"')) +
      rect(0, 0, width, height, 0, 'url(#V)') +
      cloud(flip ? 80 : width - 80, height - between(rand, 140, 180), flip ? -1.05 : 1.05) +
      cloud(flip ? width - 60 : 60, between(rand, 90, 150), flip ? 0.8 : -0.8) +
      group(`translate(${CX} ${CY}) rotate(${num(plan.lean)}) scale(${num(2.1 * size)})`, lifted(group('scale(.88)', ornaments[plan.ornament](ink)) + more.content + plan.emblem.draw(ink, rand), { colour: oklch(0.15, 0.07, ground), drop: 7, opacity: 0.45 })) +
      rect(14, 14, width - 28, height - 28, 26, 'none', `stroke="${GOLD}" stroke-width="4" opacity=".85"`) +
      path([[46, 46], [width - 46, 46], [46, height - 46], [width - 46, height - 46]].map(([x = 0, y = 0]) => star(4, 20, 7, x, y)).join(''), GOLD),
  );
}
