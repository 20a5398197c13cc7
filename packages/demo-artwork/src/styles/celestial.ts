import { oklch } from '../colour.ts';
import { ornaments } from '../ornaments.ts';
import { sceneOf, type Plan } from '../plan.ts';
import { between, pick, type Rand } from '../seeded.ts';
import { circle, ellipse, group, lifted, num, path, rect, sparkle, stroke } from '../svg.ts';
import { companions } from './style.ts';
import { glow, gradient, inkOf, picture, type Canvas, type Painting } from './frame.ts';


function painting(air: number): Painting {
  return {
    tones: { light: [0.9, 0.1], mid: [0.7, 0.19], dark: [0.43, 0.17] },
    metal: [oklch(0.95, 0.07, 95), oklch(0.8, 0.14, 82), oklch(0.5, 0.12, 60)],
    ivory: oklch(0.97, 0.012, air),
    darkest: oklch(0.17, 0.05, air),
  };
}

function stars(r: Rand, { width, height }: Canvas): string {
  let small = '';
  let large = '';
  for (let index = 0; index < width / 18; index++) {
    const at = `M${Math.round(between(r, 8, width - 8))} ${Math.round(between(r, 8, height * 0.7))}h.1`;
    if (index % 4 === 0) large += at;
    else small += at;
  }
  return stroke(small, '#fff', 2.6, 'opacity=".65"') + stroke(large, '#fff', 4.6, 'opacity=".85"');
}

function ribbon(r: Rand, y: number, height: number): string {
  const a = Math.round(y + between(r, -50, 50));
  const b = Math.round(y + between(r, -70, 40));
  const c = Math.round(y + between(r, -30, 60));
  return `M-20 ${a}C120 ${a - 110} 220 ${b + 120} 340 ${b}S520 ${c - 60} 620 ${c}V${c - height}C520 ${c - height - 80} 440 ${b - height + 50} 340 ${b - height}S120 ${a - height - 120}-20 ${a - height}Z`;
}

type Light = (plan: Plan, light: string, canvas: Canvas) => string;

/** Lights between sky and land. */
const lights: readonly [Light, ...Light[]] = [
  // aurora
  ({ rand }) => path(ribbon(rand, 330, 210), 'url(#R)') + path(ribbon(rand, 210, 170), 'url(#S)') + path(ribbon(rand, 470, 150), 'url(#S)', 'opacity=".7"'),
  // a moon
  ({ rand }, light, { cx: CX, cy: CY }) => circle(CX, CY - 16, 222, light, 'opacity=".92"') + circle(CX - 60, CY - 60, 44, 'url(#B)', 'opacity=".16"') + circle(CX + 96, CY + 70, 30, 'url(#B)', 'opacity=".2"') + circle(CX + between(rand, 60, 120), CY - 130, 20, 'url(#B)', 'opacity=".16"') + circle(CX - 130, CY + 80, 24, 'url(#B)', 'opacity=".14"'),
  // beams
  ({ rand }, light, { cx: CX, cy: CY }) => {
    const turn = between(rand, 0, 30);
    const beams = Array.from({ length: 12 }, (_, index) => {
      const a = ((index * 30 + turn) * Math.PI) / 180;
      const b = a + between(rand, 0.12, 0.26);
      return `M${CX} ${CY}L${Math.round(CX + Math.cos(a) * 700)} ${Math.round(CY + Math.sin(a) * 700)} ${Math.round(CX + Math.cos(b) * 700)} ${Math.round(CY + Math.sin(b) * 700)}Z`;
    });
    return path(beams.join(''), light, 'opacity=".16"');
  },
  // rings of glass
  (_plan, light, { cx: CX, cy: CY }) => [250, 205, 160].map((radius, index) => circle(CX, CY, radius, light, `fill-opacity="${index * 0.05 + 0.05}" stroke="${light}" stroke-opacity="${0.25 + index * 0.15}" stroke-width="2"`)).join(''),
  // comets
  ({ rand }, light) => [0, 1, 2].map((index) => { const x = Math.round(between(rand, 60, 520)); const y = Math.round(40 + index * 90 + between(rand, 0, 50)); const s = Math.round(between(rand, 120, 240)); return path(`M${x} ${y}l${s}-${Math.round(s * 0.42)} 5 9Z`, light, 'opacity=".8"') + circle(x + 2, y + 2, 6, '#fff'); }).join('') + path(ribbon(rand, 420, 160), 'url(#R)', 'opacity=".8"'),
  // a planet low in the sky
  ({ rand }, light) => { const x = pick(rand, [70, 530]); return circle(x, 150, 128, 'url(#P)') + group(`rotate(-18 ${x} 150)`, ellipse(x, 150, 206, 34, 'none', `stroke="${light}" stroke-width="9" opacity=".5"`)); },
];

/** Indices of `lights` that span the whole sky; in wide pictures they are stretched to the edges. */
const across: readonly number[] = [0, 4];
/** Picture width that the lights are designed for. */
const LIT_WIDTH = 600;

/** Places a plan's light on a canvas, outside the half reserved for text. */
function lit(plan: Plan, light: string, canvas: Canvas): string {
  const index = plan.light % lights.length;
  const draw = lights[index] ?? lights[0];
  if (across.includes(index) && canvas.width > LIT_WIDTH) return group(`scale(${num(canvas.width / LIT_WIDTH)} 1)`, draw(plan, light, canvas));
  if (!canvas.words) return draw(plan, light, canvas);
  return group('translate(560 -20)', draw(plan, light, { ...canvas, cx: canvas.cx - 560, cy: canvas.cy + 20 }));
}

/** Night sky with stars, aurora, glass and silhouettes. */
export function celestial(plan: Plan, canvas: Canvas): string {
  const { width, height, cx: CX, cy: CY, size } = canvas;
  const { air, rand } = plan;
  const { ink, defs } = inkOf(painting(air), plan.main, plan.accent, plan.emblem.vivid);
  const wanted = [plan.glow, plan.glow, plan.main, plan.glow + 40, plan.glow - 40][plan.mood % 5] ?? plan.glow;
  // Replaces yellow-green glows, which look wrong in a night sky, by the brand's hue.
  const sickly = (wanted + 360) % 360 > 72 && (wanted + 360) % 360 < 145;
  const warm = sickly ? plan.hues.accents[0] : wanted;
  const light = oklch(0.86, 0.12, warm);
  const deep = oklch(0.15, 0.055, air);
  const colours =
    gradient('B', [[0, oklch(0.24, 0.11, air + 8)], [38, oklch(0.43, 0.17, air)], [68, oklch(0.68, 0.16, warm)], [84, oklch(0.5, 0.13, air)]]) +
    glow('H', [[0, oklch(0.93, 0.09, warm), 0.85], [38, oklch(0.74, 0.17, warm), 0.45], [100, oklch(0.5, 0.16, air), 0]]) +
    gradient('R', [[0, light, 0], [70, oklch(0.82, 0.17, warm), 0.55], [100, light, 0.05]]) +
    gradient('S', [[0, light, 0], [75, oklch(0.7, 0.18, air + 34), 0.6], [100, light, 0]]) +
    gradient('P', [[0, oklch(0.75, 0.13, warm)], [100, oklch(0.3, 0.1, air)]]) +
    gradient('F', [[0, oklch(0.5, 0.14, air)], [100, oklch(0.62, 0.13, warm)]]) +
    gradient('K', [[0, oklch(0.34, 0.12, air)], [100, oklch(0.42, 0.12, air)]]) +
    gradient('V', [[0, deep, 0.35], [20, deep, 0], [70, deep, 0], [100, deep, 0.8]]) +
    (canvas.words ? gradient('T', [[8, deep, 0.82], [58, deep, 0]], 'x2="1" y2="0"') : '');
  const scene = sceneOf(plan);
  const land = (content: string): string => (canvas.land === '' ? content : group(canvas.land, content));
  const more = companions(plan, painting(air));
  const dust = Array.from({ length: 5 }, () => sparkle(CX + between(rand, -240, 240) * size, CY + between(rand, -262, 288) * size, between(rand, 8, 20))).join('');
  return picture(
    canvas,
    defs + more.defs + colours,
    rect(0, 0, width, height, 0, 'url(#B)') +
      stars(rand, canvas) +
      lit(plan, light, canvas) +
      circle(CX, CY, 330 * size, 'url(#H)') +
      land(path(scene.far, 'url(#F)') +
      path(scene.mid, 'url(#K)') +
      (scene.lights === undefined ? '' : path(scene.lights, oklch(0.9, 0.13, warm), 'opacity=".75"')) +
      path(scene.near, oklch(0.22, 0.08, air))) +
      circle(CX, CY + 30, 300 * size, 'url(#H)', 'opacity=".4"') +
      rect(0, 0, width, height, 0, 'url(#V)') +
      (canvas.words ? rect(0, 0, width, height, 0, 'url(#T)') : '') +
      group(`translate(${CX} ${CY}) rotate(${num(plan.lean)}) scale(${num(2.14 * size)})`, lifted(group('scale(.88)', ornaments[plan.ornament](ink)) + more.content + plan.emblem.draw(ink, rand), { colour: deep, drop: 8, opacity: 0.42 })) +
      path(dust, '#fff', 'opacity=".9"'),
  );
}
