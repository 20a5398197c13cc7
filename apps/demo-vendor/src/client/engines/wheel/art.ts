import { onCircle } from '../../svg.ts';

/** Appearance of a spot: the colours of its segments and its SVG shapes, 100 × 100. */
export interface SpotArt {
  readonly colour: string;
  readonly deep: string;
  readonly drawing: string;
}

const eye = (x: number, y: number, r = 5.2): string => `<circle cx="${x}" cy="${y}" r="${r}" fill="#20130d"/><circle cx="${x + r * 0.35}" cy="${y - r * 0.4}" r="${r * 0.36}" fill="#fff"/>`;
const eyes = (dx: number, y: number, r?: number): string => eye(50 - dx, y, r) + eye(50 + dx, y, r);
const both = (half: string): string => `${half}<g transform="matrix(-1 0 0 1 100 0)">${half}</g>`;
const mouth = (y: number, colour = '#3a1c12'): string => `<path d="M50 ${y}v5m0 0q-6 7-12 1m12-1q6 7 12 1" fill="none" stroke="${colour}" stroke-width="2.6" stroke-linecap="round"/>`;

const tiger = `
  ${both('<circle cx="24" cy="26" r="14" fill="#e8690f"/><circle cx="24" cy="27" r="7.500" fill="#ffd2b0"/>')}
  <path d="M50 14c25 0 38 17 38 37 0 22-17 37-38 37S12 73 12 51c0-20 13-37 38-37z" fill="#ff8a1f"/>
  <path d="M50 14c25 0 38 17 38 37 0 8-2 15-6 21 3-26-12-44-32-46-20 2-35 20-32 46-4-6-6-13-6-21 0-20 13-37 38-37z" fill="#f2710d"/>
  <path d="M46 15h8l-4 17zM33 19l7-2 3 13zM67 19l-7-2-3 13z" fill="#3a1c12"/>
  ${both('<path d="M12 47l15 4-15 5zM15 62l14 0-10 8z" fill="#3a1c12"/>')}
  <path d="M50 54c14 0 24 8 24 18s-11 16-24 16-24-6-24-16 10-18 24-18z" fill="#fff4e6"/>
  ${both('<ellipse cx="33" cy="46" rx="10" ry="9" fill="#fff4e6"/>')}${eyes(16, 47)}
  <path d="M43 61h14l-7 8z" fill="#c2455a"/>${mouth(69)}`;

const lion = `
  <g fill="#a8500f">${Array.from({ length: 14 }, (_, n) => { const [x, y] = onCircle(37, n / 14, 50, 52).split(' '); return `<circle cx="${x}" cy="${y}" r="12"/>`; }).join('')}</g>
  <g fill="#c9691a">${Array.from({ length: 14 }, (_, n) => { const [x, y] = onCircle(31, (n + 0.5) / 14, 50, 52).split(' '); return `<circle cx="${x}" cy="${y}" r="10"/>`; }).join('')}</g>
  ${both('<circle cx="27" cy="29" r="8" fill="#f5bd4f"/><circle cx="27" cy="30" r="4" fill="#b86d1c"/>')}
  <path d="M50 24c19 0 28 13 28 29 0 18-13 30-28 30S22 71 22 53c0-16 9-29 28-29z" fill="#fbcf6a"/>
  <path d="M50 57c11 0 18 6 18 13s-8 12-18 12-18-5-18-12 7-13 18-13z" fill="#fff1cd"/>
  ${eyes(13, 49)}<path d="M43 59h14l-7 8z" fill="#7a3b1d"/>${mouth(67)}`;

const bull = `
  ${both('<path d="M30 30C12 32 4 22 6 8c6 9 16 10 28 12z" fill="#f7ead0"/><path d="M6 8c2 6 6 9 12 10l-4 8C7 22 5 15 6 8z" fill="#d9b98a"/><path d="M27 36C14 32 8 38 7 45c8 4 16 2 21-3z" fill="#8f3f22"/>')}
  <path d="M50 17c20 0 29 12 29 28 0 12-4 19-6 25-3 10-12 18-23 18s-20-8-23-18c-2-6-6-13-6-25 0-16 9-28 29-28z" fill="#b4532a"/>
  <path d="M38 17c4-7 20-7 24 0-2 7-7 9-12 16-5-7-10-9-12-16z" fill="#6f2e17"/>
  <path d="M50 58c15 0 24 6 24 16 0 9-11 15-24 15s-24-6-24-15c0-10 9-16 24-16z" fill="#f0c6a0"/>
  ${eyes(16, 46)}${both('<ellipse cx="40" cy="72" rx="4.600" ry="5.600" fill="#6f2e17"/>')}
  <path d="M41 80q9 10 18 0" fill="none" stroke="#e8c35a" stroke-width="4" stroke-linecap="round"/>`;

const panda = `
  ${both('<circle cx="22" cy="26" r="14" fill="#23252b"/>')}
  <path d="M50 16c26 0 39 16 39 36S72 88 50 88 11 72 11 52s13-36 39-36z" fill="#f7fafc"/>
  <path d="M89 52c0 20-17 36-39 36-9 0-17-2-23-7 34 6 54-10 58-44 3 4 4 9 4 15z" fill="#d9e2ea"/>
  ${both('<ellipse cx="32" cy="49" rx="11" ry="13.500" transform="rotate(24 32 49)" fill="#23252b"/>')}
  <circle cx="34" cy="49" r="4.600" fill="#fff"/><circle cx="66" cy="49" r="4.600" fill="#fff"/><circle cx="34.500" cy="49.500" r="2.600" fill="#111"/><circle cx="65.500" cy="49.500" r="2.600" fill="#111"/>
  <ellipse cx="50" cy="64" rx="6.500" ry="4.600" fill="#23252b"/>${mouth(68, '#23252b')}
  ${both('<ellipse cx="24" cy="66" rx="6" ry="4" fill="#f7b9c4"/>')}`;

const monkey = `
  ${both('<circle cx="14" cy="50" r="13" fill="#8a4f27"/><circle cx="14" cy="50" r="7.500" fill="#f3c79a"/>')}
  <path d="M50 13c24 0 36 15 36 37S70 89 50 89 14 72 14 50s12-37 36-37z" fill="#9a5a2e"/>
  <path d="M46 14c2-7 8-9 12-8-3 2-3 4-2 8z" fill="#9a5a2e"/>
  <path d="M50 36c5-8 25-7 27 8 1 7-2 10-3 14 4 17-8 28-24 28S22 75 26 58c-1-4-4-7-3-14 2-15 22-16 27-8z" fill="#f7d3a8"/>
  ${eyes(13, 47)}${both('<ellipse cx="46.500" cy="59" rx="2" ry="2.600" fill="#7a4526"/>')}
  <path d="M34 68q16 15 32 0-4 14-16 14T34 68z" fill="#b8434a"/><path d="M37 70q13 9 26 0l-2 4q-11 6-22 0z" fill="#fff"/>`;

const rabbit = `
  ${both('<path d="M34 36C22 30 18 6 28 3c9-2 17 14 16 32z" fill="#fff5f8"/><path d="M34 31C27 25 25 12 29 9c5 0 9 11 9 21z" fill="#f7a8bf"/>')}
  <path d="M50 27c22 0 33 13 33 31 0 19-15 31-33 31S17 77 17 58c0-18 11-31 33-31z" fill="#fff5f8"/>
  <path d="M83 58c0 19-15 31-33 31-7 0-14-2-19-5 28 3 45-11 47-41 3 4 5 9 5 15z" fill="#f3dbe4"/>
  ${eyes(15, 55, 5.6)}${both('<ellipse cx="25" cy="67" rx="6.500" ry="4.200" fill="#f9b3c6"/>')}
  <path d="M44 64h12l-6 6z" fill="#e0728f"/>${mouth(70, '#8d4a5e')}<path d="M46 79h8v6q-4 3-8 0z" fill="#fff" stroke="#d9b9c5" stroke-width="1"/>`;

const badge = (shape: string, light: string, deep: string, text: string): string =>
  `<g>${shape.replaceAll('FILL', deep)}<g transform="translate(50 50) scale(.84) translate(-50 -50)">${shape.replaceAll('FILL', light)}</g></g>
  <text x="50" y="51" font-size="${text.length > 2 ? 30 : 38}" font-weight="900" text-anchor="middle" dominant-baseline="central" fill="#0a1026" font-family="system-ui, sans-serif">${text}</text>`;

const polygon = (corners: number, radius = 46): string =>
  `<polygon points="${Array.from({ length: corners }, (_, n) => onCircle(radius, n / corners, 50, 50).replace(' ', ',')).join(' ')}" fill="FILL" stroke="FILL" stroke-width="6" stroke-linejoin="round"/>`;
const star = `<polygon points="${Array.from({ length: 16 }, (_, n) => onCircle(n % 2 === 0 ? 47 : 36, n / 16, 50, 50).replace(' ', ',')).join(' ')}" fill="FILL" stroke="FILL" stroke-width="4" stroke-linejoin="round"/>`;

/** The appearance of every spot and of the blank segment. */
export const SPOT_ART: Readonly<Record<string, SpotArt>> = {
  rabbit: { colour: '#f29bb8', deep: '#b9527a', drawing: rabbit },
  monkey: { colour: '#8fbf5a', deep: '#4b7a24', drawing: monkey },
  panda: { colour: '#8fc7d9', deep: '#3d7f96', drawing: panda },
  bull: { colour: '#e2735a', deep: '#9a3322', drawing: bull },
  lion: { colour: '#9c7be0', deep: '#5a3aa3', drawing: lion },
  tiger: { colour: '#ffe08a', deep: '#c08a1c', drawing: tiger },
  x2: { colour: '#4f7fe8', deep: '#2847a8', drawing: badge('<circle cx="50" cy="50" r="48" fill="FILL"/>', '#a9c6ff', '#3c68d1', '2×') },
  x3: { colour: '#2fb5a3', deep: '#12695f', drawing: badge(polygon(4, 47), '#a5f0e4', '#2fa897', '3×') },
  x6: { colour: '#b565e6', deep: '#6a2c96', drawing: badge(polygon(6, 46), '#ecc8ff', '#a352d6', '6×') },
  x48: { colour: '#ffc845', deep: '#b07a08', drawing: badge(star, '#ffefb8', '#e0a620', '48×') },
  blank: { colour: '#1b2340', deep: '#0d1226', drawing: '<path d="M62 16a36 36 0 1 0 22 52A30 30 0 0 1 62 16z" fill="#e9edff"/><circle cx="76" cy="30" r="3" fill="#e9edff"/><circle cx="86" cy="44" r="2" fill="#e9edff"/>' },
};

/** The appearance of a spot; null for the blank segment. */
export function artOf(spot: string | null): SpotArt {
  const art = SPOT_ART[spot ?? 'blank'] ?? SPOT_ART['blank'];
  if (art === undefined) throw new Error(`Spot ${spot} has no drawing.`);
  return art;
}
