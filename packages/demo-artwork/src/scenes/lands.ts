import { between, type Rand } from '../seeded.ts';
import { num } from '../svg.ts';
import { ground, ridge, swells, type SceneMaker } from './scene.ts';

/** Mountains. */
export const peaks: SceneMaker = (r) => ({ far: ridge(r, 500, 110, 3), mid: ridge(r, 600, 90, 4), near: ridge(r, 715, 60, 5) });

/** Sand and pyramids. */
export const desert: SceneMaker = (r) => {
  const x = between(r, 90, 190);
  const x2 = between(r, 420, 520);
  return {
    far: `M${num(x - 190)} 800L${num(x)} ${Math.round(between(r, 380, 430))} ${num(x + 200)} 640 ${num(x2 - 150)} 640 ${num(x2)} ${Math.round(between(r, 440, 490))} ${num(x2 + 170)} 660V800Z`,
    mid: swells(r, 640, 50, 2),
    near: swells(r, 725, 50, 1.5),
  };
};

function pine(x: number, base: number, height: number): string {
  const w = Math.round(height * 0.25);
  const step = Math.round(height / 3);
  const branch = (side: 1 | -1): string[] => [0.75, -0.4, 0.62, -0.45, 0.6].map((part, index) => `${Math.round(part * w) * side} ${(index % 2 === 0 ? step : 0) * side}`);
  return `M${Math.round(x)} ${Math.round(base - height)}l${branch(1).join(' ')}h-${Math.round(w * 2.24)}l${[0.6, -0.45, 0.62, -0.4].map((part, index) => `${Math.round(part * w)}${index % 2 === 0 ? -step : ' 0'}`).join(' ')}Z`;
}

function grove(r: Rand, base: number, height: number, count: number): string {
  const trees = Array.from({ length: count }, (_, index) => pine((600 / (count - 1)) * index + (r() - 0.5) * 40, base + 40, height * (0.7 + r() * 0.6)));
  return `${trees.join('')}M0 ${base}H600V800H0Z`;
}

/** A forest of pines. */
export const forest: SceneMaker = (r) => ({ far: grove(r, 590, 150, 8), mid: grove(r, 665, 190, 6), near: `${pine(-8, 850, between(r, 380, 440))}${pine(606, 850, between(r, 330, 400))}${grove(r, 745, 90, 6)}` });

/** Table mountains. */
export const mesa: SceneMaker = (r) => {
  const a = between(r, 60, 130);
  const b = between(r, 400, 470);
  return {
    far: `M0 800V580L${num(a - 30)} 570 ${num(a)} 430 ${num(a + 130)} 424 ${num(a + 165)} 580 ${num(b - 60)} 590 ${num(b - 30)} 470 ${num(b + 110)} 462 ${num(b + 140)} 580 600 590V800Z`,
    mid: ground([[0, 600], [60, 590], [90, 640], [260, 660], [430, 655], [470, 590], [600, 580]]),
    near: swells(r, 735, 40, 2),
  };
};

/** An erupting volcano. */
export const volcano: SceneMaker = (r) => {
  const x = between(r, 230, 370);
  return {
    far: `M${num(x - 260)} 800C${num(x - 150)} 640 ${num(x - 80)} 520 ${num(x - 52)} 430L${num(x - 20)} 446 ${num(x + 16)} 434 ${num(x + 52)} 430C${num(x + 80)} 520 ${num(x + 150)} 640 ${num(x + 280)} 800Z`,
    mid: ridge(r, 650, 60, 4),
    near: swells(r, 735, 50, 3),
    lights: `M${num(x - 40)} 436L${num(x - 20)} 446 ${num(x + 16)} 434 ${num(x + 40)} 436C${num(x + 20)} 480 ${num(x + 34)} 540 ${num(x + 10)} 590 ${num(x + 4)} 540 ${num(x - 12)} 500 ${num(x - 40)} 436Z`,
  };
};

/** Sea with islands and palms. */
export const islands: SceneMaker = (r) => {
  const palm = (x: number, base: number, s: number): string => {
    const p = (dx: number, dy: number): string => `${num(Math.round(x + dx * s))} ${num(Math.round(base + dy * s))}`;
    return `M${p(-6, 0)}C${p(-2, -60)} ${p(8, -110)} ${p(26, -150)}L${p(34, -146)}C${p(18, -104)} ${p(10, -50)} ${p(8, 0)}ZM${p(30, -150)}C${p(0, -186)} ${p(-40, -170)} ${p(-54, -130)} ${p(-26, -148)} ${p(4, -150)} ${p(30, -150)} ${p(30, -196)} ${p(80, -196)} ${p(104, -160)} ${p(74, -160)} ${p(54, -154)} ${p(30, -150)} ${p(66, -140)} ${p(84, -116)} ${p(82, -88)} ${p(66, -110)} ${p(46, -130)} ${p(30, -150)} ${p(0, -144)} ${p(-16, -118)} ${p(-12, -86)} ${p(2, -112)} ${p(12, -134)} ${p(30, -150)}Z`;
  };
  const left = r() < 0.5;
  const x = left ? between(r, 40, 90) : between(r, 470, 530);
  return {
    far: `M0 800V560C${left ? '330 540 380 500 460 500 540 500 560 540 600 556' : '40 540 80 496 150 496 230 496 270 545 600 560'}V800Z`,
    mid: `${palm(x, 650, between(r, 1.3, 1.7))}${palm(left ? x + 60 : x - 70, 660, 1)}${swells(r, 640, 22, 3)}`,
    near: swells(r, 720, 30, 3),
  };
};

/** Clouds. */
export const clouds: SceneMaker = (r) => {
  const bank = (y: number, size: number): string => {
    let d = `M0 800V${y}`;
    for (let x = 0; x < 600; ) {
      const w = size * (0.7 + r() * 0.8);
      d += `a${Math.round(w / 2)} ${Math.round(w * 0.5)} 0 0 1 ${Math.round(w)} ${Math.round((r() - 0.5) * 30)}`;
      x += w;
    }
    return `${d}V800Z`;
  };
  return { far: bank(560, 150), mid: bank(650, 180), near: bank(745, 220) };
};

/** Lunar craters and dust. */
export const cosmos: SceneMaker = (r) => {
  const x = between(r, 60, 160);
  return {
    far: `M${num(x - 70)} 520a70 70 0 1 1 140 0 70 70 0 1 1-140 0ZM470 610a34 34 0 1 1 68 0 34 34 0 1 1-68 0Z`,
    mid: ridge(r, 690, 36, 6),
    near: `M0 800V740C150 690 440 690 600 735V800Z`,
    lights: 'M150 745a34 9 0 1 0 68 0 34 9 0 1 0-68 0ZM400 732a22 6 0 1 0 44 0 22 6 0 1 0-44 0ZM300 770a40 10 0 1 0 80 0 40 10 0 1 0-80 0Z',
  };
};

/** Under water: weed, coral and a sandy floor. */
export const reef: SceneMaker = (r) => {
  const weed = (x: number, h: number): string => {
    const w = 15;
    return `M${Math.round(x)} 800C${Math.round(x - 46)} ${Math.round(800 - h * 0.33)} ${Math.round(x + 44)} ${Math.round(800 - h * 0.66)} ${Math.round(x + between(r, -14, 14))} ${Math.round(800 - h)} ${Math.round(x + 54)} ${Math.round(800 - h * 0.6)} ${Math.round(x - 24)} ${Math.round(800 - h * 0.3)} ${Math.round(x + w * 2)} 800Z`;
  };
  const bed = (count: number, low: number, high: number): string => Array.from({ length: count }, (_, index) => weed(index < count / 2 ? between(r, -10, 150) : between(r, 430, 590), between(r, low, high))).join('');
  const bubble = (): string => {
    const s = Math.round(between(r, 4, 12));
    return `M${Math.round(between(r, 40, 540))} ${Math.round(between(r, 120, 640))}a${s} ${s} 0 1 1 ${s * 2} 0 ${s} ${s} 0 1 1-${s * 2} 0Z`;
  };
  return { far: `${bed(4, 280, 400)}${swells(r, 640, 60, 2)}`, mid: `${bed(4, 190, 330)}${swells(r, 690, 40, 2)}`, near: `${bed(4, 110, 240)}${swells(r, 745, 30, 3)}`, lights: Array.from({ length: 9 }, bubble).join('') };
};

/** Rows of waves. */
export const waves: SceneMaker = (r) => ({ far: swells(r, 570, 46, 3), mid: swells(r, 655, 54, 2), near: swells(r, 740, 50, 2.5) });
