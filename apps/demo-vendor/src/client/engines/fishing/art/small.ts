import { across, clip, down, eye, gloss, line, round, shape, within } from './kit.ts';
import type { FishArt } from './kit.ts';

const MINNOW = 'M116 27C104 12 78 7 54 12 42 15 34 21 26 26c8 5 16 11 28 14 24 5 48 0 62-13Z';
const minnow: FishArt = {
  width: 120, height: 52, motion: 'swim', bend: 0.16,
  drawing:
    `<defs>${down('b', '#1b5fa8', '#4aa3e0', '#d9f3ff', '#ffffff')}${across('f', '#8fd4ff', '#2a7cc4')}${clip('c', MINNOW)}</defs>` +
    shape('M30 26C22 18 14 8 5 5c4 12 5 30 0 42 9-3 17-13 25-21Z', 'url(#f)', '#17456f') +
    shape('M70 11C63 2 51 0 41 3c3 6 7 10 12 13Z', 'url(#f)', '#17456f') + shape('M62 40c-4 6-10 9-17 9 1-5 4-9 8-12Z', 'url(#f)', '#17456f') +
    shape(MINNOW, 'url(#b)', '#17456f', 1.6) +
    within('c', shape('M116 23C84 17 52 20 26 26c26 4 58 5 90-1Z', '#35e0ff'), line('M34 18h60M40 33h50', '#fff', 1.4, 0.35)) +
    line('M91 14c-5 7-5 18 0 25', '#17456f', 1.6, 0.6) + gloss(78, 15, 24, 3.2, 4) + eye(102, 23, 5.4),
};

const CLOWN = 'M118 46C112 22 84 10 60 14 42 18 32 32 24 44c8 12 18 26 36 30 26 4 52-6 58-28Z';
const clown: FishArt = {
  width: 124, height: 90, motion: 'swim', bend: 0.1,
  drawing:
    `<defs>${down('b', '#ff7a1a', '#ff9d2e', '#ffb347', '#ffd08a')}${across('f', '#1c1206', '#e85a0c', '#ff9d2e')}${clip('c', CLOWN)}</defs>` +
    shape('M30 44C22 34 14 24 4 20c4 9 3 15 3 24s1 16-3 25c10-5 18-15 26-25Z', 'url(#f)', '#5c2103') +
    shape('M90 15C74 1 46 2 34 24l10 8 44-8Z', '#f2700f', '#5c2103') + shape('M76 72C68 86 50 88 42 77l8-11Z', '#f2700f', '#5c2103') +
    shape(CLOWN, 'url(#b)', '#5c2103', 1.8) +
    within('c',
      shape('M95 4C84 24 84 66 95 88l-15 2C68 66 68 26 80 4Z', '#fff', '#23160a', 3), shape('M60 4C50 26 50 64 60 86l-14 0C36 64 36 28 46 4Z', '#fff', '#23160a', 3), shape('M34 20C28 36 28 54 34 70l-12 0V20Z', '#fff', '#23160a', 3),
      shape('M20 66C50 84 100 80 122 52v40H20Z', '#7a2f00', 'none').replace('/>', ' opacity=".18"/>')) +
    shape('M77 51C66 47 54 53 51 65c10 6 22 1 27-8Z', '#ffb65c', '#5c2103') + line('M72 54l-14 7M73 57l-11 7', '#b54708', 1.4, 0.7) +
    gloss(78, 21, 27, 4, -2, 0.42) + eye(103, 39, 7, '#14100a') + line('M117 52c-4 3-8 3-11 1', '#5c2103', 2),
};

const ANGEL = 'M108 66C100 42 78 30 56 34 40 38 28 52 24 64c4 14 16 28 32 32 22 4 44-8 52-30Z';
const angel: FishArt = {
  width: 112, height: 130, motion: 'swim', bend: 0.06,
  drawing:
    `<defs>${across('b', '#ffb300', '#ffe45e', '#fffbe0', '#fff6c2')}${across('f', '#2b2140', '#f7b500', '#ffe886')}${clip('c', ANGEL)}</defs>` +
    shape('M84 40C74 20 50 7 14 2c18 11 29 25 33 42Z', 'url(#f)', '#3a2a05') + shape('M82 93C72 111 50 122 18 128c16-11 25-25 30-40Z', 'url(#f)', '#3a2a05') +
    shape('M28 64C20 56 12 50 4 48c3 10 3 22 0 32 8-2 16-8 24-16Z', '#ffcf33', '#3a2a05') +
    shape(ANGEL, 'url(#b)', '#3a2a05', 1.8) +
    within('c', shape('M98 24C88 50 88 82 98 106l-13 2C74 84 74 48 85 24Z', '#241b3a'), shape('M58 24C49 50 49 82 58 106l-14 0C34 82 34 48 44 24Z', '#241b3a'), line('M81 30C73 50 73 82 81 104M40 34C32 52 32 78 40 98', '#2fb6ff', 2.6, 0.9)) +
    shape('M72 92c3 11 0 21-7 30 0-11-2-20-5-29Z', '#ffcf33', '#3a2a05') + gloss(72, 41, 22, 4, 2, 0.5) + eye(92, 60, 5.6, '#111', '#fff3b0') + line('M108 68c-3 2-6 2-8 1', '#3a2a05', 1.8),
};

const spikes = Array.from({ length: 22 }, (_, n) => `<path d="M-4 -38 0 -51 4 -38Z" transform="translate(58 56) rotate(${(n * 360) / 22})"/>`).join('');
const puffer: FishArt = {
  width: 118, height: 112, motion: 'swim', bend: 0.035,
  drawing:
    `<defs>${round('b', '#fff7b8', '#ffd84a', '#e8981c', '#8f4f0b')}</defs>` +
    shape('M22 56C13 46 9 41 2 38c3 11 3 25 0 36 8-3 13-8 20-18Z', '#f0a928', '#6b3a06') + shape('M62 15C56 4 46 3 40 8l8 12Z', '#f0a928', '#6b3a06') +
    `<g fill="#fff2c4" stroke="#6b3a06" stroke-width="1.2" stroke-linejoin="round">${spikes}</g><circle cx="58" cy="56" r="41" fill="url(#b)" stroke="#6b3a06" stroke-width="1.8"/>` +
    `<ellipse cx="64" cy="76" rx="29" ry="18" fill="#fffbe8" opacity=".92"/><g fill="#8f4f0b" opacity=".55"><circle cx="38" cy="36" r="4"/><circle cx="52" cy="27" r="3"/><circle cx="32" cy="52" r="3.2"/><circle cx="48" cy="42" r="3.6"/><circle cx="64" cy="32" r="2.600"/></g>` +
    shape('M50 56C39 49 30 55 27 65c9 6 19 4 24-3Z', '#ffc14d', '#6b3a06') + line('M46 58l-12 6M46 61l-9 5', '#8f4f0b', 1.3, 0.7) +
    `<ellipse cx="82" cy="61" rx="7" ry="4.500" fill="#ff7d6b" opacity=".55"/><ellipse cx="98" cy="62" rx="5" ry="6.500" fill="#f26d6d" stroke="#7a2b1a" stroke-width="1.500"/><path d="M95 62h7" stroke="#7a2b1a" stroke-width="1.500"/>` +
    gloss(52, 27, 20, 7, -18, 0.5) + eye(82, 43, 10.5, '#20304a'),
};

const seahorse: FishArt = {
  width: 84, height: 138, motion: 'sway', bend: 0.05,
  drawing:
    `<defs><linearGradient id="b" gradientUnits="userSpaceOnUse" x1="20" y1="0" x2="62" y2="0"><stop stop-color="#8a1f9c"/><stop offset=".5" stop-color="#e65bd0"/><stop offset="1" stop-color="#ffc3ec"/></linearGradient>${across('f', '#ffd36b', '#ff8fd8')}</defs>` +
    shape('M24 52C9 50 4 64 9 79c9-2 16-7 21-14Z', 'url(#f)', '#5d0f6a') + line('M22 56 10 66M25 61 11 73', '#b3419f', 1.4, 0.8) +
    shape('M34 18 28 2l12 7 6-8 5 9 10-4-6 14Z', '#ffb347', '#5d0f6a') +
    [['M44 28C34 38 30 44 34 54', 21], ['M36 50C45 60 47 69 40 82', 31], ['M40 82C36 96 27 100 26 108', 18], ['M26 108c0 13 13 19 21 12 7-7 1-16-6-13', 10]].map(([d, w]) => line(String(d), '#5d0f6a', Number(w))).join('') +
    [['M44 28C34 38 30 44 34 54', 18], ['M36 50C45 60 47 69 40 82', 28], ['M40 82C36 96 27 100 26 108', 15], ['M26 108c0 13 13 19 21 12 7-7 1-16-6-13', 7]].map(([d, w]) => line(String(d), 'url(#b)', Number(w))).join('') +
    shape('M52 21h22c6 0 6 9 0 9H53Z', '#ee74d6', '#5d0f6a', 1.500) + `<circle cx="47" cy="26" r="13.500" fill="url(#b)" stroke="#5d0f6a" stroke-width="1.500"/>` +
    line('M28 54c7 4 15 4 23 0M28 62c8 4 18 4 26-1M29 70c8 4 18 4 25 0M29 78c7 4 15 4 21 1M30 88c5 3 10 3 14 1M27 97c4 2 8 2 11 1', '#ffd9f3', 2.2, 0.75) +
    line('M46 52C54 60 55 70 49 80', '#fff', 3.5, 0.4) + eye(51, 25, 5.8, '#2b0a33'),
};

/** Drawings of the targets with low prizes. */
export const SMALL = { minnow, clown, angel, puffer, seahorse } as const;
