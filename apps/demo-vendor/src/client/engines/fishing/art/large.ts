import { across, clip, down, eye, gloss, line, mirrored, round, shape, within } from './kit.ts';
import type { FishArt } from './kit.ts';

const turtle: FishArt = {
  width: 152, height: 124, motion: 'flap', bend: 0.11,
  drawing:
    `<defs>${round('b', '#c9f27a', '#6fbf3a', '#2f7d32', '#123f1d')}${across('f', '#2f7d4f', '#8fd98a')}</defs>` +
    mirrored(62, shape('M102 36C110 16 100 3 78 2c1 15 4 24 10 38Z', 'url(#f)', '#123f1d') + line('M98 30C98 18 92 11 84 8', '#dff7c8', 1.5, 0.5) + shape('M44 40C32 26 20 24 8 29c6 12 16 18 30 22Z', 'url(#f)', '#123f1d')) +
    shape('M28 62 12 57v10Z', '#5fae63', '#123f1d') + `<ellipse cx="126" cy="62" rx="20" ry="14" fill="url(#f)" stroke="#123f1d" stroke-width="1.600"/><path d="M116 50c7 6 7 18 0 24" fill="none" stroke="#123f1d" stroke-opacity=".35" stroke-width="2"/>` +
    eye(136, 53, 4.4, '#0d2412') + eye(136, 71, 4.4, '#0d2412') +
    '<ellipse cx="74" cy="62" rx="50" ry="41" fill="#174a24" stroke="#0d2f17" stroke-width="2"/><ellipse cx="74" cy="62" rx="46" ry="37" fill="url(#b)"/>' +
    '<g fill="#e7c65a" fill-opacity=".28" stroke="#123f1d" stroke-width="2.200" stroke-linejoin="round"><path d="M62 62 70 48h16l8 14-8 14H70Z"/><path d="M62 62H44l-8-12 12-16h14l8 14Z"/><path d="M62 62H44l-8 12 12 16h14l8-14Z"/><path d="M70 48 62 34l12-8 14 2-2 20Z"/><path d="M70 76 62 90l12 8 14-2-2-20Z"/><path d="M94 62 86 48 88 28l18 10 12 24Z"/><path d="M94 62 86 76l2 20 18-10 12-24Z"/></g>' +
    gloss(78, 40, 26, 8, -4, 0.35),
};

const LION = 'M126 68C116 46 90 38 68 42 50 45 38 56 30 66c8 10 22 20 40 22 24 2 48-4 56-20Z';
const spine = (x: number, y: number, bend: number, reach: number): string => `M${x} ${y} q${-bend * 0.4} ${-reach * 0.6} ${-bend} ${-reach}`;
const lionfish: FishArt = {
  width: 142, height: 128, motion: 'swim', bend: 0.06,
  drawing:
    `<defs>${down('b', '#b3202e', '#e2503c', '#ffd9c2')}${across('f', '#fff0e0', '#e4553f', '#8f1526')}${clip('c', LION)}</defs>` +
    shape('M108 46C96 16 70 4 34 4c8 16 14 30 28 42Z', '#ff6f55', 'none').replace('/>', ' opacity=".8"/>') +
    [[104, 46, 16, 34], [95, 43, 22, 39], [85, 41, 26, 40], [75, 41, 30, 38], [66, 43, 30, 34], [57, 46, 28, 28]].map(([x = 0, y = 0, b = 0, r = 0]) => line(spine(x, y, b, r), '#7d1020', 5) + line(spine(x, y, b, r), '#fff2e6', 2.4)).join('') +
    shape('M34 66C24 54 14 46 3 44c4 10 2 14 4 22-2 9 0 14-4 24 11-4 21-12 31-24Z', 'url(#f)', '#5e0c18') + shape('M66 86C60 100 48 108 36 108c2-10 6-18 14-26Z', 'url(#f)', '#5e0c18') +
    shape(LION, 'url(#b)', '#5e0c18', 1.8) +
    within('c', ...[44, 58, 72, 86, 100].map((x) => shape(`M${x} 30c-7 22-7 46 0 64l-6 2c-8-22-8-46 0-66Z`, '#fff5ea').replace('/>', ' opacity=".9"/>'))) +
    shape('M92 74C74 74 54 92 48 122c16-4 34-14 46-40Z', '#ff6f55', 'none').replace('/>', ' opacity=".8"/>') +
    [[-8, 46], [4, 50], [18, 48], [32, 42], [42, 32]].map(([dx = 0, dy = 0]) => line(`M92 74 q${-dx * 0.4 - 8} ${dy * 0.5} ${-dx - 4} ${dy}`, '#7d1020', 4.600) + line(`M92 74 q${-dx * 0.4 - 8} ${dy * 0.5} ${-dx - 4} ${dy}`, '#fff2e6', 2)).join('') +
    gloss(86, 47, 24, 3.500, 1, 0.4) + line('M118 54l5-12', '#7d1020', 3) + eye(110, 60, 6.600, '#1a0a0a') + line('M125 70c-5 4-9 4-13 3', '#5e0c18', 2),
};

const RAY = 'M160 82C150 70 141 62 129 60 117 38 97 13 64 3 74 30 62 52 46 66 40 72 34 78 30 82c4 4 10 10 16 16 16 14 28 36 18 63 33-10 53-35 65-57 12-2 21-10 31-22Z';
const ray: FishArt = {
  width: 178, height: 164, motion: 'flap', bend: 0.13,
  drawing:
    `<defs>${across('b', '#16205c', '#2b3fa0', '#4f74d9')}${clip('c', RAY)}<radialGradient id="l" cx=".62" cy=".5" r=".5"><stop stop-color="#7fb2ff" stop-opacity=".65"/><stop offset="1" stop-color="#7fb2ff" stop-opacity="0"/></radialGradient></defs>` +
    line('M34 82C22 79 12 86 2 81', '#16205c', 4) + line('M34 82C22 79 12 86 2 81', '#5f83e0', 1.600) +
    mirrored(82, shape('M148 69c9-6 17-6 25-3-4 7-11 10-18 11Z', '#2b3fa0', '#0b1240')) +
    shape(RAY, 'url(#b)', '#0b1240', 2) +
    within('c', shape(RAY, 'url(#l)'), mirrored(82, shape('M134 64C120 60 106 50 96 34c2 18 12 32 30 38Z', '#e8f1ff').replace('/>', ' opacity=".85"/>') + line('M76 18C84 38 78 56 64 70', '#8fb0ff', 2, 0.4) + '<g fill="#bcd4ff" opacity=".75"><circle cx="92" cy="62" r="3.400"/><circle cx="78" cy="54" r="2.600"/><circle cx="104" cy="70" r="2.400"/><circle cx="70" cy="72" r="2.600"/><circle cx="86" cy="74" r="2"/><circle cx="76" cy="36" r="2"/></g>')) +
    line('M44 82h84', '#0b1240', 2, 0.35) + mirrored(82, eye(147, 67, 3.800, '#05081f')),
};

const SHARK = 'M234 60C216 38 174 29 132 33 94 37 62 48 34 58c26 12 60 24 100 24 42 0 84-6 100-22Z';
const shark: FishArt = {
  width: 242, height: 118, motion: 'swim', bend: 0.1,
  drawing:
    `<defs>${down('b', '#33475f', '#5f7c99', '#93aec6')}${across('f', '#2b3d53', '#5f7c99')}${clip('c', SHARK)}</defs>` +
    shape('M46 57C36 40 25 18 8 3c1 21 6 38 15 53-6 12-10 26-10 42 15-11 26-26 33-37Z', 'url(#f)', '#16222f', 2) +
    shape('M154 34C146 20 132 7 114 1c4 12 2 25-4 36Z', 'url(#f)', '#16222f', 2) + shape('M82 43C77 36 71 33 64 32c2 6 1 10-2 15Z', 'url(#f)', '#16222f') + shape('M84 76c-4 7-10 11-17 12 1-6 3-11 7-15Z', 'url(#f)', '#16222f') +
    shape(SHARK, 'url(#b)', '#16222f', 2) +
    within('c', shape('M240 60C206 68 150 76 34 59v40h210Z', '#eef5fa'), line('M60 50C110 38 160 34 214 46', '#c4d8ea', 3, 0.35), line('M181 44c-5 9-5 20-1 29M172 43c-5 10-5 22-1 31M163 43c-5 10-5 22-1 31', '#1c2b3a', 2, 0.75)) +
    shape('M150 73C140 93 126 106 104 113c2-16 8-30 19-41Z', 'url(#f)', '#16222f', 2) +
    shape('M228 64c-9 8-21 11-32 8 8-1 12-3 16-6Z', '#6d1520', '#16222f') + shape('M226 64.500l-3 4-3-3-3 4-3-3-3 3.500-2-3.500Z', '#fff') +
    eye(206, 51, 4.800, '#0a0a0a', '#f3ead0') + line('M199 46l12 2', '#16222f', 2.600) + line('M222 52l4 2', '#16222f', 1.600),
};

const WHALE = 'M272 96C270 62 230 42 180 42 122 42 86 72 48 84 42 86 38 86 32 84c8 12 20 20 36 26 34 14 76 30 120 28 50-2 84-16 84-42Z';
const whale: FishArt = {
  width: 282, height: 164, motion: 'swim', bend: 0.045,
  drawing:
    `<defs>${down('b', '#fff3a6', '#ffcf3f', '#e59a12', '#a25c05')}${across('f', '#a25c05', '#f2b01e', '#ffe27a')}${down('p', '#fff9d9', '#ffe9a0')}${clip('c', WHALE)}</defs>` +
    shape('M42 86C32 68 20 58 2 56c7 12 9 20 17 28-9 6-13 14-15 27 17-2 28-11 38-25Z', 'url(#f)', '#5f3402', 2) +
    shape(WHALE, 'url(#b)', '#5f3402', 2.4) +
    within('c', shape('M276 100C240 118 160 128 84 104c30 30 80 44 120 40 40-2 74-14 74-40Z', 'url(#p)'), line('M264 108C230 126 170 134 108 118M256 116C226 134 176 140 122 128M246 124c-26 14-66 18-106 12', '#c98a17', 2, 0.65)) +
    '<g fill="#fff" opacity=".55"><circle cx="150" cy="62" r="3"/><circle cx="132" cy="72" r="2.200"/><circle cx="168" cy="56" r="2.200"/><circle cx="112" cy="84" r="2.400"/><circle cx="206" cy="54" r="2.400"/></g>' +
    shape('M180 120C172 140 156 153 134 156c2-16 10-30 22-40Z', 'url(#f)', '#5f3402', 2) + gloss(182, 53, 44, 6, 0, 0.55) +
    line('M270 100c-14 8-30 8-42 2', '#5f3402', 2.600) + eye(226, 88, 7, '#2b1500') + line('M218 78c5-4 12-4 16 0', '#5f3402', 2.400) +
    shape('M184 43 176 14l17 13L204 4l11 23 17-13-7 31C212 40 198 40 184 43Z', '#ffd84d', '#5f3402', 2.200) + '<g stroke="#5f3402" stroke-width="1.200"><circle cx="176" cy="13" r="4" fill="#ff4d6d"/><circle cx="204" cy="5" r="4.500" fill="#37c6ff"/><circle cx="232" cy="13" r="4" fill="#ff4d6d"/><circle cx="204" cy="33" r="4" fill="#ff4d6d"/></g>',
};

/** Drawings of the targets with high prizes. */
export const LARGE = { turtle, lionfish, ray, shark, whale } as const;
