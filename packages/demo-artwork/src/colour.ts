/** A colour in OKLCH: lightness 0–1, chroma 0–0.37, hue in degrees. */
export interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

const encode = (value: number): number => (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055);
const decode = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

/** OKLab to linear sRGB; matrices by Björn Ottosson. */
function linear(l: number, a: number, b: number): [number, number, number] {
  const x = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const y = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const z = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z,
    -1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z,
    -0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z,
  ];
}

/** Returns `#rrggbb` of an OKLCH colour; chroma is reduced for colours outside sRGB. */
export function oklch(l: number, c: number, h: number): string {
  const angle = (h * Math.PI) / 180;
  let chroma = c;
  let rgb = linear(l, chroma * Math.cos(angle), chroma * Math.sin(angle));
  for (let step = 0; step < 12 && rgb.some((value) => value < -0.0005 || value > 1.0005); step++) {
    chroma *= 0.88;
    rgb = linear(l, chroma * Math.cos(angle), chroma * Math.sin(angle));
  }
  const byte = (value: number): string =>
    Math.round(Math.min(1, Math.max(0, encode(Math.max(0, value)))) * 255)
      .toString(16)
      .padStart(2, '0');
  return `#${rgb.map(byte).join('')}`;
}

/** Parses `#rrggbb`, ignoring an alpha value. @throws RangeError for other text */
export function toOklch(hex: string): Oklch {
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})(?:[0-9a-f]{2})?$/i.exec(hex);
  if (match === null) throw new RangeError(`Not a colour as #rrggbb: ${hex}`);
  const [r = 0, g = 0, b = 0] = match.slice(1).map((part) => decode(Number.parseInt(part, 16) / 255));
  const x = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const y = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const z = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const lightness = 0.2104542553 * x + 0.793617785 * y - 0.0040720468 * z;
  const a = 1.9779984951 * x - 2.428592205 * y + 0.4505937099 * z;
  const bb = 0.0259040371 * x + 0.7827717662 * y - 0.808675766 * z;
  return { l: lightness, c: Math.hypot(a, bb), h: ((Math.atan2(bb, a) * 180) / Math.PI + 360) % 360 };
}

/** Interpolates between two hues along the shorter arc; `part` from 0 to 1. */
export function mixHue(from: number, to: number, part: number): number {
  const distance = ((to - from + 540) % 360) - 180;
  return (from + distance * part + 360) % 360;
}
