import type { Glyph } from './icon.tsx';

/* The person, their money and offers. */
export const iconUser: Glyph = { path: 'M12 4.5a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6ZM4.8 19.5c.6-3.5 3.5-5.2 7.2-5.2s6.6 1.7 7.2 5.2' };
export const iconUserAdd: Glyph = { path: 'M10 4.5a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6ZM3 19.5c.6-3.5 3.4-5.2 7-5.2 1.6 0 3 .3 4.2 1M18 13.5v6M15 16.5h6' };
export const iconDeposit: Glyph = { path: 'M12 4.5v9.5M7.5 10 12 14.5 16.5 10M4.5 16v2A1.5 1.5 0 0 0 6 19.5h12a1.5 1.5 0 0 0 1.5-1.5v-2' };
export const iconWithdraw: Glyph = { path: 'M12 14.5V5M7.5 9 12 4.5 16.5 9M4.5 16v2A1.5 1.5 0 0 0 6 19.5h12a1.5 1.5 0 0 0 1.5-1.5v-2' };
export const iconTransfer: Glyph = { path: 'M4.5 8.5h14M15 5l3.5 3.5L15 12M19.5 15.5h-14M9 12l-3.5 3.5L9 19' };
export const iconCard: Glyph = { path: 'M5 5.5h14A1.5 1.5 0 0 1 20.5 7v10a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 17V7A1.5 1.5 0 0 1 5 5.5ZM3.5 10h17M7 14.5h3.5', mirrors: true };
export const iconEye: Glyph = { path: 'M3 12c2.3-4.3 5.3-6.4 9-6.4s6.7 2.1 9 6.4c-2.3 4.3-5.3 6.4-9 6.4S5.3 16.3 3 12ZM12 9.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6Z' };
export const iconEyeOff: Glyph = { path: 'M4.5 4.5l15 15M9.7 6c.7-.2 1.5-.3 2.3-.3 3.7 0 6.7 2.1 9 6.4-.7 1.3-1.5 2.4-2.3 3.2M6.3 7.9C5 8.9 4 10.3 3 12.1c2.3 4.3 5.3 6.4 9 6.4 1.5 0 2.9-.3 4.1-1M10 10.3a2.7 2.7 0 0 0 3.8 3.8' };
export const iconPromo: Glyph = { path: 'M12.8 4.5h5.2A1.5 1.5 0 0 1 19.5 6v5.2a2 2 0 0 1-.6 1.4l-6.3 6.3a1.9 1.9 0 0 1-2.7 0l-4.8-4.8a1.9 1.9 0 0 1 0-2.7l6.3-6.3a2 2 0 0 1 1.4-.6ZM15.8 8.2h.01', mirrors: true };
export const iconGift: Glyph = { path: 'M5.5 12v6A1.5 1.5 0 0 0 7 19.5h10a1.5 1.5 0 0 0 1.5-1.5v-6M4 8.5h16V12H4zM12 8.5v11M12 8.5C9.5 8.5 7.7 7.7 7.7 6.1c0-1 .7-1.8 1.8-1.8 1.5 0 2.5 1.8 2.5 4.2ZM12 8.5c2.5 0 4.3-.8 4.3-2.4 0-1-.7-1.8-1.8-1.8-1.5 0-2.5 1.8-2.5 4.2Z' };
export const iconPoints: Glyph = { path: 'M12 5c4 0 7 1.3 7 3s-3 3-7 3-7-1.3-7-3 3-3 7-3ZM5 8v4c0 1.7 3 3 7 3s7-1.3 7-3V8M5 12v4c0 1.7 3 3 7 3s7-1.3 7-3v-4' };
export const iconMail: Glyph = { path: 'M5 6h14a1.5 1.5 0 0 1 1.5 1.5v9A1.5 1.5 0 0 1 19 18H5a1.5 1.5 0 0 1-1.5-1.5v-9A1.5 1.5 0 0 1 5 6ZM4 7.5l8 5.8 8-5.8' };
export const iconPhone: Glyph = { path: 'M8 3.5h8A1.5 1.5 0 0 1 17.5 5v14a1.5 1.5 0 0 1-1.5 1.5H8A1.5 1.5 0 0 1 6.5 19V5A1.5 1.5 0 0 1 8 3.5ZM10.7 17.5h2.6' };
export const iconChat: Glyph = { path: 'M12 5c4.7 0 8 2.8 8 6.5S16.7 18 12 18c-.9 0-1.8-.1-2.6-.3L5 19.5l.9-3.5C4.7 14.8 4 13.2 4 11.5 4 7.8 7.3 5 12 5ZM8.7 11.5h.01M12 11.5h.01M15.3 11.5h.01' };
export const iconHeadset: Glyph = { path: 'M4.5 14.5V12a7.5 7.5 0 0 1 15 0v2.5M4.5 13.5h2A1.5 1.5 0 0 1 8 15v2a1.5 1.5 0 0 1-1.5 1.5H6A1.5 1.5 0 0 1 4.5 17v-3.5ZM19.5 13.5h-2A1.5 1.5 0 0 0 16 15v2a1.5 1.5 0 0 0 1.5 1.5h.5A1.5 1.5 0 0 0 19.5 17v-3.5ZM19.5 17c0 2.3-2.2 3.5-5.5 3.5' };
export const iconLogin: Glyph = { path: 'M13.5 4.5H17A1.5 1.5 0 0 1 18.5 6v12a1.5 1.5 0 0 1-1.5 1.5h-3.5M9.5 8l4 4-4 4M13 12H4.5', mirrors: true };
export const iconLogout: Glyph = { path: 'M10.5 4.5H7A1.5 1.5 0 0 0 5.5 6v12A1.5 1.5 0 0 0 7 19.5h3.5M15.5 8l4 4-4 4M19 12h-8.5', mirrors: true };
export const iconLock: Glyph = { path: 'M6.5 10.5h11A1.5 1.5 0 0 1 19 12v6a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 18v-6a1.5 1.5 0 0 1 1.5-1.5ZM8 10.5V8.2a4 4 0 0 1 8 0v2.3M12 14v2' };
