import { oklch } from '../colour.ts';
import { ornaments } from '../ornaments.ts';
import { sceneOf, type Plan } from '../plan.ts';
import { between, pick, type Rand } from '../seeded.ts';
import { circle, group, lifted, num, path, rect } from '../svg.ts';
import { companions } from './style.ts';
import { gradient, inkOf, picture, type Canvas, type Painting } from './frame.ts';


const painting: Painting = {
  tones: { light: [0.87, 0.1], mid: [0.72, 0.155], dark: [0.53, 0.13] },
  metal: [oklch(0.94, 0.08, 92), oklch(0.84, 0.135, 84), oklch(0.62, 0.12, 62)],
  ivory: '#fffaf0',
  darkest: oklch(0.31, 0.055, 235),
};

/** Colours of a time of day, far to near. */
interface Day {
  readonly sky: readonly [string, string];
  readonly disc: readonly [string, string, string];
  readonly land: readonly [string, string, string];
}

const day = (sky: [number, number, number], low: [number, number, number], disc: [number, number, number], land: readonly [[number, number, number], [number, number, number], [number, number, number]]): Day => ({
  sky: [oklch(...sky), oklch(...low)],
  disc: [oklch(disc[0], disc[1] * 0.45, disc[2]), oklch(disc[0] - 0.02, disc[1] * 0.75, disc[2]), oklch(disc[0] - 0.04, disc[1], disc[2])],
  land: [oklch(...land[0]), oklch(...land[1]), oklch(...land[2])],
});

/** Colour sets from the brand's water and warm hues: morning, noon, sunset, dusk, tropics, sand, storm. */
function days(sea: number, warm: number, sun: number): readonly [Day, ...Day[]] {
  return [
    day([0.9, 0.06, warm + 25], [0.96, 0.04, sun], [0.95, 0.1, sun], [[0.78, 0.085, sea], [0.66, 0.1, sea + 6], [0.5, 0.09, sea + 14]]),
    day([0.82, 0.085, sea + 38], [0.95, 0.035, sea + 20], [0.97, 0.09, sun + 8], [[0.8, 0.1, sea - 14], [0.68, 0.12, sea - 4], [0.52, 0.1, sea + 18]]),
    day([0.79, 0.13, warm + 4], [0.92, 0.085, sun - 14], [0.93, 0.13, sun], [[0.7, 0.13, warm - 10], [0.55, 0.11, warm - 45], [0.41, 0.09, warm - 70]]),
    day([0.68, 0.09, 295], [0.89, 0.065, warm - 14], [0.96, 0.07, sun], [[0.62, 0.1, 285], [0.5, 0.1, 268], [0.37, 0.08, 262]]),
    day([0.9, 0.075, 160], [0.97, 0.04, 110], [0.96, 0.11, sun + 10], [[0.78, 0.12, 160], [0.63, 0.12, 168], [0.47, 0.09, 185]]),
    day([0.93, 0.04, sun], [0.97, 0.03, sun + 10], [0.93, 0.12, warm + 16], [[0.86, 0.085, sun - 6], [0.76, 0.11, sun - 24], [0.55, 0.1, sea]]),
    day([0.74, 0.09, sea + 10], [0.9, 0.05, sea], [0.97, 0.05, sun], [[0.64, 0.1, sea + 14], [0.52, 0.1, sea + 24], [0.39, 0.08, sea + 36]]),
  ];
}

/** A paper layer: shadow, light edge and surface. */
function sheet(id: string, d: string, fill: string): string {
  const copy = (more: string): string => `<use href="#${id}" ${more}/>`;
  return `<defs><path id="${id}" d="${d}"/></defs>${copy('x="3" y="-9" fill="#123" opacity=".13"')}${copy('y="-4" fill="#fff" opacity=".55"')}${copy(`fill="${fill}"`)}`;
}

type Light = (plan: Plan, tones: Day, canvas: Canvas) => string;

const disc = (x: number, y: number, radius: number, fill: string): string => circle(x + 2, y + 9, radius, '#123', 'opacity=".12"') + circle(x, y, radius, fill);

const lights: readonly [Light, ...Light[]] = [
  // a sun of three discs
  (_plan, { disc: [a, b, c] }, { cx: CX, cy: CY }) => disc(CX, CY, 282, a) + disc(CX, CY, 236, b) + disc(CX, CY, 190, c),
  // beams cut from paper
  ({ rand }, { disc: [a, b, c] }, { cx: CX, cy: CY }) => {
    const turn = between(rand, 0, 20);
    const beams = Array.from({ length: 18 }, (_, index) => {
      const at = (angle: number): string => `${Math.round(CX + Math.cos((angle * Math.PI) / 180) * 760)} ${Math.round(CY + Math.sin((angle * Math.PI) / 180) * 760)}`;
      return `M${CX} ${CY}L${at(index * 20 + turn)} ${at(index * 20 + turn + 10)}Z`;
    });
    return path(beams.join(''), a, 'opacity=".8"') + disc(CX, CY, 232, b) + disc(CX, CY, 192, c);
  },
  // arches of a rainbow
  ({ rand }, { disc: [a, b, c], land }, { cx: CX, cy: CY }) => {
    const y = CY + Math.round(between(rand, 60, 120));
    return disc(CX, y, 330, land[0]) + disc(CX, y, 285, a) + disc(CX, y, 240, b) + disc(CX, y, 195, c);
  },
  // a window
  (_plan, { disc: [a, b], sky }, { cx: CX }) => { const arch = (inset: number): string => `M${CX - 230 + inset} 800V340a${230 - inset} ${230 - inset} 0 0 1 ${460 - inset * 2} 0V800Z`; return sheet('A', arch(0), a) + sheet('C', arch(34), b) + path(arch(64), sky[0], 'opacity=".55"'); },
  // a sun half behind clouds
  ({ rand }, { disc: [a, b, c] }, { cx: CX, cy: CY }) => {
    const cloud = (id: string, x: number, y: number, s: number): string => sheet(id, `M${x} ${y}c-${40 * s} 0-${50 * s}-${56 * s}-${10 * s}-${62 * s} ${4 * s}-${44 * s} ${70 * s}-${56 * s} ${88 * s}-${18 * s} ${40 * s}-${22 * s} ${84 * s} ${6 * s} ${72 * s} ${36 * s} ${40 * s} 0 ${42 * s} ${44 * s} 0 ${44 * s}Z`.replace(/\d+\.\d+/g, (value) => num(Number(value))), a);
    return disc(CX, CY, 250, b) + disc(CX, CY, 205, c) + cloud('A', Math.round(between(rand, 20, 90)), 190, 1.1) + cloud('C', Math.round(between(rand, 360, 440)), 150, 1.3);
  },
  // a low sun to one side, with birds
  ({ rand }, { disc: [a, b, c], land }) => { const x = pick(rand, [120, 480]); const bird = (bx: number, by: number): string => `M${bx} ${by}q18-18 30 0 12-18 30 0-14-6-28 8-16-14-32-8Z`; return disc(x, 210, 300, a) + disc(x, 210, 230, b) + disc(x, 210, 160, c) + path(bird(600 - x - 60, 110) + bird(600 - x, 160), land[2], 'opacity=".7"'); },
];

function confetti(r: Rand, fill: string, { width, height }: Canvas): string {
  let d = '';
  for (let index = 0; index < 9; index++) {
    const s = Math.round(between(r, 5, 10));
    d += `M${Math.round(between(r, 30, width - 30))} ${Math.round(between(r, 30, height * 0.7))}a${s} ${s} 0 1 0 ${s * 2} 0 ${s} ${s} 0 1 0-${s * 2} 0Z`;
  }
  return path(d, fill, 'opacity=".75"');
}

/** Paper cut-outs of the seaside. */
export function coastal(plan: Plan, canvas: Canvas): string {
  const { width, height, cx: CX, cy: CY, size } = canvas;
  const { ink, defs } = inkOf(painting, plan.main, plan.accent, plan.emblem.vivid);
  const [sea, warm = 32, sun = 85] = plan.hues.accents;
  const palette = days(sea, warm, sun);
  const tones = palette[plan.mood % palette.length] ?? palette[0];
  const scene = sceneOf(plan);
  const land = (content: string): string => (canvas.land === '' ? content : group(canvas.land, content));
  const more = companions(plan, painting);
  const draw = lights[plan.light % lights.length] ?? lights[0];
  const colours =
    gradient('B', [[0, tones.sky[0]], [75, tones.sky[1]]]) +
    gradient('V', [[70, tones.land[2], 0], [100, oklch(0.27, 0.05, 235), 0.55]]) +
    (canvas.words ? gradient('T', [[10, '#fffaf0', 0.82], [56, '#fffaf0', 0]], 'x2="1" y2="0"') : '');
  return picture(
    canvas,
    defs + more.defs + colours,
    rect(0, 0, width, height, 0, 'url(#B)') +
      group(canvas.words ? 'translate(560 -60)' : '', draw(plan, tones, canvas.words ? { ...canvas, cx: CX - 560, cy: CY + 60 } : canvas)) +
      confetti(plan.rand, '#fff', canvas) +
      land(sheet('X', scene.far, tones.land[0]) +
      sheet('Y', scene.mid, tones.land[1]) +
      (scene.lights === undefined ? '' : path(scene.lights, tones.disc[0], 'opacity=".85"')) +
      sheet('Z', scene.near, tones.land[2])) +
      rect(0, 0, width, height, 0, 'url(#V)') +
      (canvas.words ? rect(0, 0, width, height, 0, 'url(#T)') : '') +
      group(`translate(${CX} ${CY}) rotate(${num(plan.lean)}) scale(${num(2.04 * size)})`, lifted(group('scale(.88)', ornaments[plan.ornament](ink)) + more.content + plan.emblem.draw(ink, plan.rand), { colour: '#0c2433', drop: 6, opacity: 0.23, rim: { colour: '#fffaf0', width: 4 } })),
  );
}
