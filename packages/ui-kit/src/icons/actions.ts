import type { Glyph } from './icon.tsx';

/* Actions and messages of the interface. */
export const iconChart: Glyph = { path: 'M4.5 4.5v15h15M8.5 16v-4M12.5 16V7.5M16.5 16v-6' };
export const iconDownload: Glyph = { path: 'M12 4v11M7.5 10.8 12 15.3l4.5-4.5M5 19.5h14' };
export const iconUpload: Glyph = { path: 'M12 15.5V5M7.5 9 12 4.5 16.5 9M5 19.5h14' };
export const iconRefresh: Glyph = { path: 'M19.5 5.5V10H15M4.5 18.5V14H9M18.8 9.5A7.2 7.2 0 0 0 6 7.7L4.8 9M5.2 14.5A7.2 7.2 0 0 0 18 16.3l1.2-1.3' };
export const iconCopy: Glyph = { path: 'M10 8.5h8A1.5 1.5 0 0 1 19.5 10v8a1.5 1.5 0 0 1-1.5 1.5h-8A1.5 1.5 0 0 1 8.5 18v-8A1.5 1.5 0 0 1 10 8.5ZM5.5 15.5A1 1 0 0 1 4.5 14.5V6A1.5 1.5 0 0 1 6 4.5h8.5a1 1 0 0 1 1 1' };
export const iconPlus: Glyph = { path: 'M12 5v14M5 12h14' };
export const iconMinus: Glyph = { path: 'M5 12h14' };
export const iconEdit: Glyph = { path: 'M5 19l.8-3.8L15.5 5.5a1.7 1.7 0 0 1 2.4 0l.6.6a1.7 1.7 0 0 1 0 2.4L8.8 18.2 5 19ZM13.5 7.5l3 3' };
export const iconTrash: Glyph = { path: 'M5 7h14M9.5 7V5.5a1 1 0 0 1 1-1h3a1 1 0 0 1 1 1V7M6.5 7l.8 11a1.5 1.5 0 0 0 1.5 1.5h6.4a1.5 1.5 0 0 0 1.5-1.5l.8-11M10.3 11v5M13.7 11v5' };
export const iconFilter: Glyph = { path: 'M4 7h8M16.5 7H20M14.3 4.8a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4ZM4 17h3.5M12 17h8M9.7 14.8a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4Z', mirrors: true };
export const iconSort: Glyph = { path: 'M7.5 5v14M4 15.5 7.5 19l3.5-3.5M16.5 19V5M13 8.5 16.5 5 20 8.5' };
export const iconPlay: Glyph = { path: 'M8 5.3v13.4L19 12 8 5.3Z' };
export const iconPause: Glyph = { path: 'M8.5 5.5v13M15.5 5.5v13' };
export const iconVolume: Glyph = { path: 'M4.5 9.5v5H8l4.5 4v-13L8 9.5H4.5ZM16 9a4.2 4.2 0 0 1 0 6M18.5 6.5a7.8 7.8 0 0 1 0 11' };
export const iconVolumeOff: Glyph = { path: 'M4.5 9.5v5H8l4.5 4v-13L8 9.5H4.5ZM16 9.5l5 5M21 9.5l-5 5' };
export const iconClock: Glyph = { path: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16ZM12 7.8V12l2.8 2' };
export const iconCalendar: Glyph = { path: 'M6 6h12a1.5 1.5 0 0 1 1.5 1.5V18a1.5 1.5 0 0 1-1.5 1.5H6A1.5 1.5 0 0 1 4.5 18V7.5A1.5 1.5 0 0 1 6 6ZM4.5 10.5h15M8.5 4v3.5M15.5 4v3.5' };
export const iconBell: Glyph = { path: 'M6.5 16.5V11a5.5 5.5 0 0 1 11 0v5.5M4.5 16.5h15M10 19.5c.5.6 1.2 1 2 1s1.5-.4 2-1M12 5.5V4' };
export const iconInfo: Glyph = { path: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16ZM12 11.3V16M12 8.2h.01' };
export const iconSuccess: Glyph = { path: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16ZM8.5 12.3l2.5 2.5 4.7-5' };
export const iconWarning: Glyph = { path: 'M12 4.5 20.5 19h-17L12 4.5ZM12 10.3v4M12 16.7h.01' };
export const iconSettings: Glyph = { path: 'M10.3 4.2h3.4l.5 2.4 1.7 1 2.3-.8 1.7 2.9-1.8 1.6v1.4l1.8 1.6-1.7 2.9-2.3-.8-1.7 1-.5 2.4h-3.4l-.5-2.4-1.7-1-2.3.8-1.7-2.9 1.8-1.6v-1.4L4.1 9.7l1.7-2.9 2.3.8 1.7-1 .5-2.4ZM12 9.3a2.7 2.7 0 1 0 0 5.4 2.7 2.7 0 0 0 0-5.4Z' };
export const iconImage: Glyph = { path: 'M6 5h12a1.5 1.5 0 0 1 1.5 1.5v11A1.5 1.5 0 0 1 18 19H6a1.5 1.5 0 0 1-1.5-1.5v-11A1.5 1.5 0 0 1 6 5ZM5 16.5l4.5-4.5 4 4 2.5-2.5 3 3M15 9h.01' };
export const iconImageOff: Glyph = { path: 'M4.5 4.5l15 15M9 5h9a1.5 1.5 0 0 1 1.5 1.5v9M19 18.7a1.5 1.5 0 0 1-1 .3H6a1.5 1.5 0 0 1-1.5-1.5v-11c0-.4.1-.7.3-.9M5 16.5l4.5-4.5 5.5 5.5M15 9h.01' };
export const iconQr: Glyph = { path: 'M4.5 4.5h6v6h-6zM13.5 4.5h6v6h-6zM4.5 13.5h6v6h-6zM13.5 13.5h2.5v2.5M19.5 13.5v2M13.5 19.5h2M18.5 18.5h1v1h-1zM7.5 7.5h.01M16.5 7.5h.01M7.5 16.5h.01' };
export const iconCheck: Glyph = { path: 'M5 12.8l4.5 4.5L19 7.5' };
