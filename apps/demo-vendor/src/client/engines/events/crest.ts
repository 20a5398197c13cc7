import type { SportKind } from '../../../maths/events/sport.ts';
import { hash32 } from '../../../shared/skin.ts';
import { picture } from '../../svg.ts';

const SHIELDS = [
  'M4 4h40v24c0 13-9 20-20 25C13 48 4 41 4 28Z',
  'M24 2 44 9v19c0 12-8 20-20 25C12 48 4 40 4 28V9Z',
  'M24 3c13 0 22 11 22 25S37 53 24 53 2 42 2 28 11 3 24 3Z',
  'M5 6c7 3 13 1 19-4 6 5 12 7 19 4v24c0 12-8 18-19 23C13 48 5 42 5 30Z',
] as const;
const PATTERNS = [
  '<path d="M16 0h8v56h-8zM32 0h8v56h-8z"/>',
  '<path d="M0 14h48v9H0zM0 32h48v9H0z"/>',
  '<path d="M24 0h24v56H24z"/>',
  '<path d="M0 0h14l34 40v16H34L0 16z"/>',
  '<path d="M0 22 24 8l24 14v11L24 19 0 33z"/>',
  '<path d="M24 0h24v28H24zM0 28h24v28H0z"/>',
] as const;
const BADGES = [
  'M24 2 45 14v28L24 54 3 42V14Z',
  'M10 4h28l8 12-6 30-16 8-16-8L2 16Z',
  'M24 2 46 20 38 54H10L2 20Z',
] as const;

let serial = 0;

function initials(name: string): string {
  return name.split(' ').slice(0, 2).map((word) => word.slice(0, 1)).join('');
}

function colours(name: string): { seed: number; dark: string; light: string; other: string } {
  const seed = hash32(`crest:${name}`);
  const hue = seed % 360;
  const second = (hue + 110 + ((seed >>> 9) % 140)) % 360;
  return { seed, dark: `hsl(${hue} 58% 24%)`, light: `hsl(${hue} 66% 46%)`, other: (seed >>> 5) % 3 === 0 ? '#f4f1e8' : `hsl(${second} 72% 60%)` };
}

/** Colours of plumages: dark, light and accent. */
const PLUMAGES = [
  ['#2c1a12', '#b3541e', '#f0a63a'], ['#14161c', '#3c4250', '#c9cfd8'], ['#5a1212', '#a82a22', '#f3b15a'], ['#8a8376', '#f1ebdc', '#f7d27a'],
  ['#123026', '#8c5a1e', '#e8c15a'], ['#2a1c33', '#6a3b2a', '#d98b4a'], ['#1f2d4a', '#7d8796', '#e6e1d2'], ['#3a2408', '#d08a1e', '#fff0c2'],
] as const;

/** SVG shapes of a bird, 120 × 120, facing right. */
export function birdDrawing(name: string, trim: string): string {
  const [dark, light, other] = PLUMAGES[hash32(`plumage:${name}`) % PLUMAGES.length] ?? PLUMAGES[0];
  return `<g stroke="#140a06" stroke-width="2" stroke-linejoin="round">
    <path fill="${dark}" d="M46 72C20 70 8 48 12 24c7 14 16 21 27 26C28 38 27 23 33 10c3 18 13 29 26 37Z"/>
    <path fill="${other}" d="M48 68C32 62 24 50 24 36c7 9 14 13 24 17Z"/>
    <path fill="${light}" d="M40 54c10-4 24-3 31-15 4-7 3-15 10-19 7-3 14 1 15 8 1 6-1 10-2 17-2 22-13 40-32 42-17 1-31-10-29-24 1-5 3-7 7-9Z"/>
    <path fill="${other}" d="M78 26c-7 8-7 18-18 26 8 5 20 5 28 0 4-7 6-14 7-20-5 3-12 0-17-6Z"/>
    <path fill="${dark}" d="M46 64c9-6 24-4 31 1-4 12-16 18-26 13-4-3-6-8-5-14Z"/>
    <path fill="#d8232a" d="M79 21c-2-7 3-10 6-6 0-6 7-7 8-1 4-4 8-1 7 4 4 0 4 5 1 8-6-5-14-7-22-5Z"/>
    <path fill="#d8232a" d="M94 37c5 2 5 10 0 14-5-4-5-11 0-14Z"/>
    <path fill="#f2b632" d="M96 28l13 4-13 5Z"/>
  </g>
  <circle cx="90" cy="29" r="2.6" fill="#140a06"/>
  <path d="M57 86l-3 20m-8 3h17M69 84l4 22m-8 3h17" fill="none" stroke="#e0a02a" stroke-width="4" stroke-linecap="round"/>
  <path d="M50 97h9M69 96h9" stroke="${trim}" stroke-width="5" stroke-linecap="round"/>`;
}

/** Creates the crest of a competitor, generated from its name. */
export function crest(kind: SportKind, name: string, side: 'home' | 'away'): SVGSVGElement {
  const { seed, dark, light, other } = colours(name);
  if (kind === 'cockfight') {
    const trim = side === 'home' ? '#e5383b' : '#3a86ff';
    return picture('0 0 120 120', `<circle cx="60" cy="60" r="57" fill="#1c120c" stroke="${trim}" stroke-width="6"/><g transform="translate(${side === 'home' ? 8 : 112} 8) scale(${side === 'home' ? 0.86 : -0.86} .86)">${birdDrawing(name, trim)}</g>`, 'crest');
  }
  serial += 1;
  const shapes = kind === 'football' ? SHIELDS : BADGES;
  const shape = shapes[(seed >>> 3) % shapes.length] ?? SHIELDS[0];
  const pattern = kind === 'football' ? (PATTERNS[(seed >>> 13) % PATTERNS.length] ?? '') : `<path d="M0 ${(seed >>> 7) % 30}L48 ${(seed >>> 11) % 40}V${30 + ((seed >>> 17) % 26)}L0 56Z" opacity=".55"/>`;
  const ink = kind === 'football' ? '' : ` font-style="italic"`;
  return picture(
    '0 0 48 56',
    `<clipPath id="crest-${serial}"><path d="${shape}"/></clipPath><g clip-path="url(#crest-${serial})"><path fill="${light}" d="M0 0h48v56H0z"/><g fill="${other}">${pattern}</g><path d="M0 0h48v56H0z" fill="${dark}" opacity=".18"/></g>
     <path d="${shape}" fill="none" stroke="#f7f3e6" stroke-width="2.5"/><path d="${shape}" fill="none" stroke="${dark}" stroke-width="1" transform="translate(2.4 2.8) scale(.9)"/>
     <text x="24" y="36" text-anchor="middle" font-size="19" font-weight="800"${ink} font-family="system-ui, sans-serif" fill="#fff" stroke="#0b0b12" stroke-width="3.4" paint-order="stroke" stroke-linejoin="round">${initials(name)}</text>`,
    'crest',
  );
}
