/** Formats a number with at most one decimal. */
export function num(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** A path; `more` holds further attributes. */
export function path(d: string, fill: string, more = ''): string {
  return `<path d="${d}" fill="${fill}"${more === '' ? '' : ` ${more}`}/>`;
}

/** A stroked path without fill, with round caps; joins are set for the whole picture. */
export function stroke(d: string, colour: string, width: number, more = ''): string {
  return path(d, 'none', `stroke="${colour}" stroke-width="${num(width)}" stroke-linecap="round"${more === '' ? '' : ` ${more}`}`);
}

/** A circle. */
export function circle(x: number, y: number, radius: number, fill: string, more = ''): string {
  return `<circle cx="${num(x)}" cy="${num(y)}" r="${num(radius)}" fill="${fill}"${more === '' ? '' : ` ${more}`}/>`;
}

/** An ellipse. */
export function ellipse(x: number, y: number, rx: number, ry: number, fill: string, more = ''): string {
  return `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}" fill="${fill}"${more === '' ? '' : ` ${more}`}/>`;
}

/** A rectangle with rounded corners. */
export function rect(x: number, y: number, width: number, height: number, radius: number, fill: string, more = ''): string {
  const round = radius === 0 ? '' : ` rx="${num(radius)}"`;
  return `<rect x="${num(x)}" y="${num(y)}" width="${num(width)}" height="${num(height)}"${round} fill="${fill}"${more === '' ? '' : ` ${more}`}/>`;
}

/** A group under a transform. */
export function group(transform: string, content: string): string {
  return `<g transform="${transform}">${content}</g>`;
}

/**
 * A single-colour copy of a drawing, enlarged by `spread` on every side, as shadow or rim. Much cheaper than an SVG
 * filter, which browsers recompute for every tile of the page.
 *
 * @param mark suffix that makes the copy's ids unique in the picture
 */
function silhouette(drawing: string, colour: string, spread: number, mark: string): string {
  const own = new Set(Array.from(drawing.matchAll(/ id="([^"]+)"/g), ([, id]) => id));
  const copy = drawing
    .replace(/ (fill|stroke)="(?!none)[^"]*"/g, ` $1="${colour}"`)
    .replace(/( id="|href="#)([^"]+)"/g, (whole, start: string, id: string) => (own.has(id) ? `${start}${id}${mark}"` : whole));
  return `<g fill="${colour}" stroke="${colour}" stroke-width="${num(spread * 2)}">${copy}</g>`;
}

/** Shadow and rim of a drawing. */
export interface Lift {
  readonly colour: string;
  /** Offset of the shadow, and its opacity. */
  readonly drop: number;
  readonly opacity: number;
  /** An outline, as of a paper cut-out. */
  readonly rim?: { readonly colour: string; readonly width: number };
}

/** A drawing with its shadow. */
export function lifted(drawing: string, { colour, drop, opacity, rim }: Lift): string {
  const edge = rim?.width ?? 0;
  return (
    group(`translate(0 ${num(drop)})`, faint(opacity, silhouette(drawing, colour, edge + drop * 0.4, '-s'))) +
    (rim === undefined ? '' : silhouette(drawing, rim.colour, rim.width, '-r')) +
    drawing
  );
}

/** A group at an opacity. */
export function faint(opacity: number, content: string): string {
  return `<g opacity="${num(opacity * 10) === '0' ? '.1' : String(Math.round(opacity * 100) / 100)}">${content}</g>`;
}

/** A drawing and its mirror image at x = 0. `id` must be unique in the picture. */
export function mirrored(id: string, content: string): string {
  return `<g id="${id}">${content}</g><use href="#${id}" transform="scale(-1 1)"/>`;
}

/** A drawing repeated `count` times around the origin. `id` must be unique in the picture. */
export function around(id: string, count: number, content: string, offset = 0): string {
  const copies = Array.from({ length: count - 1 }, (_, index) => `<use href="#${id}" transform="rotate(${num((360 / count) * (index + 1))})"/>`);
  const all = `<g id="${id}">${content}</g>${copies.join('')}`;
  return offset === 0 ? all : group(`rotate(${num(offset)})`, all);
}

/** Path data of a closed polygon. */
export function polygon(points: readonly (readonly [number, number])[]): string {
  return `M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}Z`;
}

/** Path data of a star with `tips` tips around a centre; `inner = outer` gives a regular polygon of twice as many corners. */
export function star(tips: number, outer: number, inner: number, x = 0, y = 0, turn = 0): string {
  const points = Array.from({ length: tips * 2 }, (_, index): [number, number] => {
    const angle = (Math.PI * index) / tips - Math.PI / 2 + (turn * Math.PI) / 180;
    const radius = index % 2 === 0 ? outer : inner;
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
  });
  return polygon(points);
}

/** Path data of a regular polygon. */
export function regular(corners: number, radius: number, x = 0, y = 0, turn = 0): string {
  const points = Array.from({ length: corners }, (_, index): [number, number] => {
    const angle = (Math.PI * 2 * index) / corners - Math.PI / 2 + (turn * Math.PI) / 180;
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
  });
  return polygon(points);
}

/** Path data of a four-pointed sparkle. */
export function sparkle(x: number, y: number, size: number): string {
  const s = num(size);
  const q = num(size * 0.16);
  const w = num(size * 0.84);
  return `M${num(x)} ${num(y - size)}q${q} ${w} ${s} ${s}q-${w} ${q}-${s} ${s}q-${q}-${w}-${s}-${s}q${w}-${q} ${s}-${s}Z`;
}
