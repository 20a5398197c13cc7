import { between, pick, type Rand } from '../seeded.ts';
import { num } from '../svg.ts';
import { ground, ridge, swells, type SceneMaker } from './scene.ts';

function blocks(r: Rand, base: number, low: number, high: number, width: number): string {
  let d = `M0 800`;
  for (let x = 0; x < 600; ) {
    const w = Math.round(width * (0.6 + r() * 0.8));
    const top = Math.round(base - between(r, low, high));
    d += pick(r, [`V${top}H${x + w}`, `V${top}H${x + w}`, `V${top}h${Math.round(w / 2 - 3)}v-34h6v34H${x + w}`, `V${top + 24}l${Math.round(w / 2)}-26L${x + w} ${top + 24}`]);
    x += w;
  }
  return `${d}V800Z`;
}

/** A city at night. */
export const skyline: SceneMaker = (r) => {
  const windows = Array.from({ length: 34 }, () => `M${Math.round(between(r, 1, 59)) * 10} ${Math.round(between(r, 60, 77)) * 10 - 4}h5v7h-5Z`).join('');
  return { far: blocks(r, 640, 60, 200, 62), mid: blocks(r, 690, 40, 150, 84), near: blocks(r, 770, 20, 110, 100), lights: windows };
};

function pagoda(x: number, base: number, s: number, floors: number): string {
  const p = (dx: number, dy: number): string => `${Math.round(x + dx * s)} ${Math.round(base + dy * s)}`;
  let d = '';
  for (let floor = 0; floor < floors; floor++) {
    const w = 70 - floor * 11;
    const y = -floor * 46;
    d += `M${p(-w * 0.6, y)}L${p(-w * 0.6, y - 30)}C${p(-w * 0.9, y - 28)} ${p(-w * 1.2, y - 32)} ${p(-w * 1.4, y - 44)} ${p(-w, y - 46)} ${p(-w * 0.6, y - 50)} ${p(-w * 0.45, y - 62)}L${p(w * 0.45, y - 62)}C${p(w * 0.6, y - 50)} ${p(w, y - 46)} ${p(w * 1.4, y - 44)} ${p(w * 1.2, y - 32)} ${p(w * 0.9, y - 28)} ${p(w * 0.6, y - 30)}L${p(w * 0.6, y)}Z`;
  }
  const top = -(floors - 1) * 46 - 62;
  return `${d}M${p(-5, top)}L${p(0, top - 46)} ${p(5, top)}Z`;
}

/** Pagodas among hills. */
export const temple: SceneMaker = (r) => {
  const side = r() < 0.5;
  return {
    far: ridge(r, 560, 70, 3),
    mid: `${pagoda(side ? 110 : 490, 690, between(r, 1.35, 1.6), 3)}${pagoda(side ? 520 : 80, 690, 1, 2)}${swells(r, 670, 36, 2)}`,
    near: swells(r, 745, 40, 2),
  };
};

/** A castle on a hill. */
export const castle: SceneMaker = (r) => {
  const tower = (x: number, top: number, w: number): string => `M${x} 720V${top}h-8v-16h8v6h${w / 4}v-6h${w / 4}v6h${w / 4}v-6h${w / 4}v6h8v10h-8V720Z${r() < 0.7 ? `M${x - 10} ${top - 14}L${x + w / 2} ${top - 96} ${x + w + 10} ${top - 14}Z` : ''}`;
  const x = Math.round(between(r, 30, 60));
  return {
    far: ridge(r, 590, 60, 4),
    mid: `${tower(x, 500, 60)}${tower(x + 84, 560, 48)}${tower(430, 540, 48)}${tower(506, 470, 64)}M${x + 40} 620H560V760H${x}ZM0 700C150 650 450 650 600 700V800H0Z`,
    near: swells(r, 752, 40, 2),
    lights: `M${x + 24} 560h12v22h-12ZM532 530h12v22h-12ZM448 590h10v18h-10ZM${x + 102} 600h10v18h-10Z`,
  };
};

/** Ruined columns. */
export const ruins: SceneMaker = (r) => {
  const column = (x: number, top: number, w: number): string => `M${x - 10} 760V${top - 14}H${x + w + 10}V${top}H${x + w}V740H${x + w + 10}V760ZM${x - 16} ${top - 30}H${x + w + 16}V${top - 14}H${x - 16}Z`;
  const broken = Math.round(between(r, 520, 620));
  return {
    far: ridge(r, 600, 50, 4),
    mid: `${column(24, 400, 46)}${column(120, 470, 40)}${column(530, 410, 46)}${column(440, broken, 40)}M8 386 H180 V356 H0 Z`,
    near: ground([[0, 730], [120, 716], [200, 740], [380, 748], [460, 722], [600, 712]]),
  };
};

/** Bamboo on both sides. */
export const bamboo: SceneMaker = (r) => {
  const stalk = (x: number, w: number): string => {
    let d = '';
    for (let y = -10; y < 800; y += 112) d += `M${Math.round(x)} ${y}h${w}l2 104h-${w + 4}Z`;
    const leaf = Math.round(between(r, 120, 480));
    return `${d}M${Math.round(x + w)} ${leaf}c30-20 70-16 96 14-34 4-66 4-96-14ZM${Math.round(x)} ${leaf + 90}c-30-10-64 0-84 34 34-2 60-10 84-34Z`;
  };
  return {
    far: `${[70, 180, 430, 540].map((x) => stalk(x + between(r, -24, 24), 16)).join('')}${ridge(r, 640, 30, 4)}`,
    mid: `${[20, 560].map((x) => stalk(x + between(r, -20, 20), 26)).join('')}${swells(r, 690, 30, 2)}`,
    near: swells(r, 748, 36, 2),
  };
};

/** A theatre: curtains and a lit floor. */
export const stage: SceneMaker = (r) => {
  const folds = between(r, 150, 190);
  return {
    far: `M0 0H${Math.round(folds)}C${Math.round(folds - 20)} 260 ${Math.round(folds - 90)} 420 40 520 90 600 90 700 80 800H0ZM600 0H${Math.round(600 - folds)}C${Math.round(620 - folds)} 260 ${Math.round(690 - folds)} 420 560 520 510 600 510 700 520 800H600Z`,
    mid: 'M0 0H104C90 280 70 420 0 500ZM600 0V500C530 420 510 280 496 0ZM0 0H600V60C560 130 480 130 450 64 420 130 330 130 300 64 270 130 180 130 150 64 120 130 40 130 0 60Z',
    near: 'M0 800V716C180 676 420 676 600 716V800Z',
    lights: 'M60 724a9 5 0 1 0 18 0 9 5 0 1 0-18 0ZM180 704a9 5 0 1 0 18 0 9 5 0 1 0-18 0ZM291 698a9 5 0 1 0 18 0 9 5 0 1 0-18 0ZM402 704a9 5 0 1 0 18 0 9 5 0 1 0-18 0ZM522 724a9 5 0 1 0 18 0 9 5 0 1 0-18 0Z',
  };
};

/** A stadium with stands and floodlights. */
export const stadium: SceneMaker = (r) => {
  const mast = (x: number): string => `M${x - 4} 620V400h8V620ZM${x - 40} 360h80v48h-80Z`;
  const lamps = (x: number): string => [0, 1, 2, 3].map((index) => `M${x - 34 + index * 18} 368h12v12h-12ZM${x - 34 + index * 18} 388h12v12h-12Z`).join('');
  const x = Math.round(between(r, 50, 90));
  return { far: `${mast(x)}${mast(600 - x)}M0 800V560C160 610 440 610 600 560V800Z`, mid: 'M0 800V630C160 670 440 670 600 630V800Z', near: 'M0 800V730C180 700 420 700 600 730V800Z', lights: `${lamps(x)}${lamps(600 - x)}` };
};

/** A perspective grid. */
export const grid: SceneMaker = (r) => {
  const bend = Math.round(between(r, -60, 60));
  const rows = [622, 644, 676, 722, 782].map((y) => `M0 ${y}H600V${y + 3}H0Z`).join('');
  const columns = [-7, -5, -3, -1, 1, 3, 5, 7].map((step) => `M${300 + bend + step * 18} 606H${302 + bend + step * 18}L${300 + step * 90 + 5} 800H${300 + step * 90}Z`).join('');
  return { far: blocks(r, 640, 20, 150, 70), mid: 'M0 606H600V800H0Z', near: ridge(r, 792, 20, 4), lights: `${rows}${columns}` };
};

/** A palace of arches. */
export const palace: SceneMaker = (r) => {
  const dome = (x: number, base: number, w: number): string => `M${x - w} ${base}C${num(x - w * 1.25)} ${base - w} ${num(x - w * 0.3)} ${num(base - w * 1.35)} ${x} ${num(base - w * 2)}C${num(x + w * 0.3)} ${num(base - w * 1.35)} ${num(x + w * 1.25)} ${base - w} ${x + w} ${base}ZM${num(x - w * 0.9)} ${base}h${num(w * 1.8)}V760h-${num(w * 1.8)}Z`;
  const minaret = (x: number, top: number): string => `M${x - 10} 760V${top}h20V760ZM${x - 15} ${top + 40}h30v10h-30ZM${x - 12} ${top}Q${x} ${top - 20} ${x} ${top - 46}Q${x} ${top - 20} ${x + 12} ${top}Z`;
  const a = Math.round(between(r, 90, 130));
  return { far: `${minaret(a - 60, 430)}${minaret(560, 450)}${swells(r, 660, 20, 3)}`, mid: `${dome(a + 20, 600, 62)}${dome(486, 620, 54)}${minaret(a + 120, 500)}M0 690H600V800H0Z`, near: swells(r, 752, 26, 3) };
};
