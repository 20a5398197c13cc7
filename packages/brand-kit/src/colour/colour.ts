/** An sRGB colour with channels from 0 to 1, clipped to the gamut, and its opacity. */
export interface Colour {
  readonly r: number;
  readonly g: number;
  readonly b: number;
  readonly alpha: number;
}

const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i;
const OKLCH = /^oklch\(\s*([\d.]+)(%?)\s+([\d.]+)\s+([\d.]+)(?:deg)?\s*(?:\/\s*([\d.]+)(%?)\s*)?\)$/i;

const known = new Map<string, Colour | undefined>();

/** Parses `#rgb`, `#rrggbb`, `#rrggbbaa` or `oklch(l c h / a)`; undefined for other text. */
export function parseColour(text: string): Colour | undefined {
  if (!known.has(text)) known.set(text, read(text));
  return known.get(text);
}

function read(text: string): Colour | undefined {
  const trimmed = text.trim();
  if (HEX.test(trimmed)) return fromHex(trimmed.slice(1));
  const parts = OKLCH.exec(trimmed);
  if (parts === null) return undefined;
  const [, lightness, lightnessUnit, chroma, hue, alpha, alphaUnit] = parts;
  const l = Number(lightness) / (lightnessUnit === '%' ? 100 : 1);
  const a = alpha === undefined ? 1 : Number(alpha) / (alphaUnit === '%' ? 100 : 1);
  return fromOklch(l, Number(chroma), Number(hue), a);
}

function fromHex(digits: string): Colour {
  const long = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
  const channel = (at: number): number => Number.parseInt(long.slice(at, at + 2), 16) / 255;
  return { r: channel(0), g: channel(2), b: channel(4), alpha: long.length === 8 ? channel(6) : 1 };
}

/** OKLCH to sRGB with Björn Ottosson's matrices (bottosson.github.io/posts/oklab). */
function fromOklch(lightness: number, chroma: number, hueDegrees: number, alpha: number): Colour {
  const hue = (hueDegrees * Math.PI) / 180;
  const a = chroma * Math.cos(hue);
  const b = chroma * Math.sin(hue);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return {
    r: encode(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    g: encode(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    b: encode(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
    alpha,
  };
}

function encode(linear: number): number {
  const clipped = Math.min(1, Math.max(0, linear));
  return clipped <= 0.0031308 ? 12.92 * clipped : 1.055 * clipped ** (1 / 2.4) - 0.055;
}

/** Formats `#rrggbb`, or `#rrggbbaa` when not opaque. */
export function toHex({ r, g, b, alpha }: Colour): string {
  const byte = (value: number): string => Math.round(value * 255).toString(16).padStart(2, '0');
  return `#${byte(r)}${byte(g)}${byte(b)}${alpha < 1 ? byte(alpha) : ''}`;
}

/** Returns the colour of `top` over an opaque `ground`. */
export function composite(top: Colour, ground: Colour): Colour {
  const mix = (over: number, under: number): number => over * top.alpha + under * (1 - top.alpha);
  return { r: mix(top.r, ground.r), g: mix(top.g, ground.g), b: mix(top.b, ground.b), alpha: 1 };
}

/** Relative luminance of an opaque colour, 0 to 1 (WCAG 2.2, "relative luminance"). */
export function luminance({ r, g, b }: Colour): number {
  const linear = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}

/** Contrast ratio of two opaque colours, 1 to 21 (WCAG 2.2, "contrast ratio"). */
export function contrast(one: Colour, other: Colour): number {
  const [first, second] = [luminance(one), luminance(other)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}
