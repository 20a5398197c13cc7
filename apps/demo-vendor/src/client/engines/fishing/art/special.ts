import { across, down, gloss, line, round, shape } from './kit.ts';
import type { FishArt } from './kit.ts';

const coin = (x: number, y: number, r = 8): string => `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${r * 0.62}" fill="url(#g)" stroke="#7a4d05" stroke-width="1.300"/>`;
const chest: FishArt = {
  width: 128, height: 116, motion: 'bob', bend: 0,
  drawing:
    `<defs>${down('w', '#b5702f', '#8a4b1a', '#57290b')}${down('l', '#d58d45', '#9a571f', '#6b3510')}${round('g', '#fffbd0', '#ffdb4d', '#d99a12', '#8a5a06')}${across('m', '#fff0b3', '#e0ae3d', '#8a5f12', '#e8bf55')}<radialGradient id="h"><stop stop-color="#fff3a8" stop-opacity=".9"/><stop offset="1" stop-color="#ffd23f" stop-opacity="0"/></radialGradient></defs>` +
    '<ellipse cx="64" cy="48" rx="62" ry="46" fill="url(#h)" opacity=".75"/>' +
    shape('M14 44C14 16 34 4 64 4s50 12 50 40l-4 6H18Z', 'url(#l)', '#331705', 2.400) + shape('M30 46C30 20 36 9 44 6l8-1C44 12 42 24 42 46Z', 'url(#m)', '#5f3d08') + shape('M98 46C98 20 92 9 84 6l-8-1c8 7 10 19 10 41Z', 'url(#m)', '#5f3d08') +
    shape('M16 46h96v14H16Z', '#3a1c08') + [[26, 54], [42, 50], [58, 52], [74, 49], [90, 52], [102, 55], [34, 57], [66, 57], [82, 57], [50, 57]].map(([x = 0, y = 0]) => coin(x, y)).join('') + '<circle cx="47" cy="46" r="5" fill="#ff4d6d" stroke="#7a1030"/><path d="M78 40l6 6-6 7-6-7Z" fill="#46d3ff" stroke="#0b5c86"/><circle cx="95" cy="47" r="4.500" fill="#7dff9a" stroke="#0c6b2c"/>' +
    shape('M12 60h104l-5 48H17Z', 'url(#w)', '#331705', 2.400) + line('M14 76h100M16 92h96', '#331705', 1.600, 0.6) + shape('M28 60h14l1 48H30Z', 'url(#m)', '#5f3d08') + shape('M86 60h14l-2 48H85Z', 'url(#m)', '#5f3d08') + shape('M12 60h104v9H12Z', 'url(#m)', '#5f3d08') +
    '<rect x="53" y="58" width="22" height="25" rx="4" fill="url(#m)" stroke="#5f3d08" stroke-width="1.600"/><circle cx="64" cy="68" r="4" fill="#331705"/><path d="M62 69h4l2 9h-8Z" fill="#331705"/>' + gloss(58, 13, 28, 3.500, 0, 0.35),
};

const tentacle = (x: number, sway: number, length: number, width: number): string => line(`M${x} 62c${sway} ${length * 0.3} ${-sway} ${length * 0.55} ${sway * 0.4} ${length}`, 'url(#t)', width, 0.9);
const jelly: FishArt = {
  width: 112, height: 146, motion: 'pulse', bend: 0.07,
  drawing:
    `<defs><radialGradient id="b" cx=".45" cy=".25" r=".85"><stop stop-color="#f4fbff" stop-opacity=".95"/><stop offset=".35" stop-color="#8fe6ff" stop-opacity=".85"/><stop offset=".75" stop-color="#7a6bff" stop-opacity=".82"/><stop offset="1" stop-color="#4a1fb8" stop-opacity=".85"/></radialGradient><linearGradient id="t" gradientUnits="userSpaceOnUse" x1="0" y1="58" x2="0" y2="146"><stop stop-color="#b8a5ff"/><stop offset="1" stop-color="#6ff0ff" stop-opacity=".15"/></linearGradient><radialGradient id="h"><stop stop-color="#8ff4ff" stop-opacity=".55"/><stop offset="1" stop-color="#8ff4ff" stop-opacity="0"/></radialGradient></defs>` +
    '<ellipse cx="56" cy="52" rx="56" ry="52" fill="url(#h)"/>' +
    tentacle(18, -10, 64, 2.600) + tentacle(30, 9, 76, 3) + tentacle(82, -9, 78, 3) + tentacle(94, 10, 62, 2.600) + tentacle(42, -12, 72, 8) + tentacle(56, 12, 80, 9) + tentacle(70, -11, 70, 8) +
    shape('M10 62C10 22 32 6 56 6s46 16 46 56c-6 6-12 3-16-1-5 6-12 6-16 1-5 6-23 6-28 0-4 5-11 5-16-1-4 4-10 7-16 1Z', 'url(#b)', '#d9f6ff', 2) +
    line('M28 58C28 34 36 20 46 12M84 58C84 34 76 20 66 12M56 60V10', '#fff', 1.800, 0.3) + gloss(38, 26, 9, 16, 28, 0.55) +
    shape('M63 16 41 42h13l-6 19 23-27H58Z', '#fff27a', '#b87800', 2),
};

/** Drawings of the targets with random prizes. */
export const SPECIAL = { chest, jelly } as const;
