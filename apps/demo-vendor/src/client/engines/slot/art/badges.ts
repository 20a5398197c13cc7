import { around, disc, path, shine } from './kit.ts';
import type { Art } from './kit.ts';

/** A word in a font size that fits a badge about 76 units wide. */
function word(text: string, y: number, fill: string, rim: string): string {
  const size = Math.min(25, 118 / Math.max(4, [...text].length));
  return `<text x="50" y="${y}" font-family="system-ui, sans-serif" font-weight="900" font-size="${size.toFixed(1)}" text-anchor="middle" paint-order="stroke" stroke="${rim}" stroke-width="5" fill="${fill}">${text.replace(/[<>&]/g, '')}</text>`;
}

/** The wild symbol: a star with a ribbon that has the label. */
export const wildBadge = (label: string): Art => (main, accent) =>
  around(12, path('M50 50L44 6H56Z', accent[1]).replace('/>', ' opacity=".75"/>')) + disc(50, 47, 33, 'url(#r)', 'url(#o)', 4.5) + path('M50 19L56 36L74 37L60 48L65 65L50 55L35 65L40 48L26 37L44 36Z', 'url(#o)', main[4], 1.8) +
  path('M2 58L14 54H86L98 58L92 70L98 82L86 86H14L2 82L8 70Z', main[4]) + path('M6 60L15 57H85L94 60L89 70L94 80L85 83H15L6 80L11 70Z', 'url(#m)', 'url(#o)', 2.4) + word(label, 78, '#fffdf2', main[4]) + shine(38, 30, 12, 6);

/** The scatter symbol: a medallion around the theme's emblem. */
export const scatterBadge = (label: string, emblem: Art): Art => (main, accent) =>
  around(16, disc(50, 4.5, 3, 'url(#o)'), 50, 44) + disc(50, 44, 39, main[4]) + disc(50, 44, 37, 'url(#b)', 'url(#o)', 4.5) + `<g transform="translate(20 9) scale(.6)">${emblem(main, accent)}</g>` +
  path('M4 68Q50 82 96 68V84Q50 98 4 84Z', accent[3], 'url(#o)', 2.4) + word(label, 87, '#fffdf2', accent[4]);
