import type { Glyph } from './icon.tsx';

/* The header, the centre's pages and messages of failure: the only icons of the first script, since a bundler keeps a file in one piece. */
export const iconGlobe: Glyph = { path: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16ZM4.3 12h15.4M12 4c2.2 2.2 3.3 5 3.3 8s-1.1 5.8-3.3 8c-2.2-2.2-3.3-5-3.3-8S9.8 6.2 12 4Z' };
export const iconSun: Glyph = { path: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 3.5V5M12 19v1.5M3.5 12H5M19 12h1.5M6 6l1 1M17 17l1 1M18 6l-1 1M7 17l-1 1' };
export const iconMoon: Glyph = { path: 'M19.5 14.3A8 8 0 0 1 9.7 4.5a8 8 0 1 0 9.8 9.8Z' };
export const iconChevronDown: Glyph = { path: 'M6.5 9.5 12 15l5.5-5.5' };
export const iconGrid: Glyph = { path: 'M4.5 4.5h5.5v5.5H4.5zM14 4.5h5.5v5.5H14zM4.5 14h5.5v5.5H4.5zM14 14h5.5v5.5H14z' };
export const iconHistory: Glyph = { path: 'M4.5 5.5V10H9M5 9.7A7.7 7.7 0 1 1 4.3 13M12 8.5V12l2.8 1.8' };
export const iconWallet: Glyph = { path: 'M18.5 8.5V7A1.5 1.5 0 0 0 17 5.5H5.8a1.8 1.8 0 0 0 0 3.5H18a1.5 1.5 0 0 1 1.5 1.5V17a1.5 1.5 0 0 1-1.5 1.5H6A2 2 0 0 1 4 16.5V7.2M19.5 12H16a1.8 1.8 0 0 0 0 3.5h3.5', mirrors: true };
export const iconMegaphone: Glyph = { path: 'M4.5 10v4h3l8.5 4V6l-8.5 4h-3ZM8 14l1 5h2.5l-.8-3.6M18.5 10a2.8 2.8 0 0 1 0 4', mirrors: true };
export const iconError: Glyph = { path: 'M8.7 4h6.6L20 8.7v6.6L15.3 20H8.7L4 15.3V8.7L8.7 4ZM12 8.3v4.4M12 15.7h.01' };
export const iconOffline: Glyph = { path: 'M4.5 4.5l15 15M5 12.3a10 10 0 0 1 4-2.2M19 12.3a10 10 0 0 0-4.2-2.3M8.2 15.5a5.5 5.5 0 0 1 4.8-1.4M12 18.7h.01' };
export const iconShield: Glyph = { path: 'M12 4c2.2 1.6 4.5 2.4 7 2.5.3 6.5-2 11-7 13.5-5-2.5-7.3-7-7-13.5C7.5 6.4 9.8 5.6 12 4ZM9 12l2.2 2.2L15.2 10' };
export const iconHelp: Glyph = { path: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16ZM9.7 9.8a2.4 2.4 0 1 1 3.6 2.2c-.9.5-1.3 1-1.3 2M12 16.5h.01' };
export const iconUsers: Glyph = { path: 'M9 5.5a3 3 0 1 0 0 6 3 3 0 0 0 0-6ZM3 19c.5-3 3-4.5 6-4.5s5.5 1.5 6 4.5M15.5 5.5a3 3 0 0 1 0 6M18 14.5c2 .6 3 2 3 4.5' };
