import type { Glyph } from './icon.tsx';

/* Navigation: menus, arrows, places. */
export const iconHome: Glyph = { path: 'M4 10.6 12 4l8 6.6M6 9v9.5A1.5 1.5 0 0 0 7.5 20h9a1.5 1.5 0 0 0 1.5-1.5V9M10 20v-5.5h4V20' };
export const iconMenu: Glyph = { path: 'M4 7h16M4 12h16M4 17h10' , mirrors: true };
export const iconClose: Glyph = { path: 'M6.5 6.5l11 11M17.5 6.5l-11 11' };
export const iconSearch: Glyph = { path: 'M11 4.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.8 15.8 20 20' };
/** The way is lost: no page at an address. */
export const iconCompass: Glyph = { path: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16ZM15.4 8.6l-1.9 4.9-4.9 1.9 1.9-4.9 4.9-1.9ZM12 12h.01' };
export const iconChevronUp: Glyph = { path: 'M6.5 14.5 12 9l5.5 5.5' };
export const iconChevronForward: Glyph = { path: 'M9.5 6.5 15 12l-5.5 5.5', mirrors: true };
export const iconChevronBack: Glyph = { path: 'M14.5 6.5 9 12l5.5 5.5', mirrors: true };
export const iconFirst: Glyph = { path: 'M17.5 6.5 12 12l5.5 5.5M7 6.5v11', mirrors: true };
export const iconLast: Glyph = { path: 'M6.5 6.5 12 12l-5.5 5.5M17 6.5v11', mirrors: true };
export const iconBack: Glyph = { path: 'M10.5 6 4.5 12l6 6M5 12h14.5', mirrors: true };
export const iconForward: Glyph = { path: 'M13.5 6l6 6-6 6M19 12H4.5', mirrors: true };
export const iconArrowUp: Glyph = { path: 'M6 10.5l6-6 6 6M12 5v14.5' };
export const iconMore: Glyph = { path: 'M5 11.2a.8.8 0 1 0 0 1.6.8.8 0 0 0 0-1.6ZM12 11.2a.8.8 0 1 0 0 1.6.8.8 0 0 0 0-1.6ZM19 11.2a.8.8 0 1 0 0 1.6.8.8 0 0 0 0-1.6Z' };
export const iconList: Glyph = { path: 'M9 6.5h11M9 12h11M9 17.5h11M4.5 6.5h.01M4.5 12h.01M4.5 17.5h.01', mirrors: true };
export const iconExternal: Glyph = { path: 'M13.5 4.5h6v6M19 5l-8 8M10 6H6.5A1.5 1.5 0 0 0 5 7.5v10A1.5 1.5 0 0 0 6.5 19h10a1.5 1.5 0 0 0 1.5-1.5V14', mirrors: true };
export const iconFullscreen: Glyph = { path: 'M4.5 9V6A1.5 1.5 0 0 1 6 4.5h3M15 4.5h3A1.5 1.5 0 0 1 19.5 6v3M19.5 15v3a1.5 1.5 0 0 1-1.5 1.5h-3M9 19.5H6A1.5 1.5 0 0 1 4.5 18v-3' };
export const iconFullscreenExit: Glyph = { path: 'M9 4.5v3A1.5 1.5 0 0 1 7.5 9h-3M19.5 9h-3A1.5 1.5 0 0 1 15 7.5v-3M15 19.5v-3a1.5 1.5 0 0 1 1.5-1.5h3M4.5 15h3A1.5 1.5 0 0 1 9 16.5v3' };
