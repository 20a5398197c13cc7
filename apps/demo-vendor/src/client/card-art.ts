import { rankOf, suitOf } from '../maths/card.ts';
import type { Card } from '../maths/card.ts';
import { t } from './texts/texts.ts';
import type { SharedKey } from './texts/texts.ts';

const SUITS = [
  '<path d="M0-13L10 0 0 13-10 0Z"/>',
  '<path d="M0-13a6.200 6.200 0 0 1 5.300 9.500A6.200 6.200 0 1 1 2 5.200Q2.500 10 5 13H-5Q-2.500 10-2 5.200A6.200 6.200 0 1 1-5.300-3.500 6.200 6.200 0 0 1 0-13Z"/>',
  '<path d="M0 12C-7 6-12 1-12-5A6.300 6.300 0 0 1 0-8 6.300 6.300 0 0 1 12-5C12 1 7 6 0 12Z"/>',
  '<path d="M0-13C7-6 12-2 12 3.500A6.200 6.200 0 0 1 2 7.500Q2.500 11 5 13H-5Q-2.500 11-2 7.500A6.200 6.200 0 0 1-12 3.500C-12-2-7-6 0-13Z"/>',
];
const NAMES = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
const RED = '#c22337';
const BLACK = '#1b2430';

/** Positions of the pips of the ranks 2 to 10, on a card of 100 × 140. */
const [L, M, R] = [36, 50, 64];
const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [[M, 70]],
  [[M, 34], [M, 106]],
  [[M, 34], [M, 70], [M, 106]],
  [[L, 34], [R, 34], [L, 106], [R, 106]],
  [[L, 34], [R, 34], [M, 70], [L, 106], [R, 106]],
  [[L, 34], [R, 34], [L, 70], [R, 70], [L, 106], [R, 106]],
  [[L, 34], [R, 34], [M, 52], [L, 70], [R, 70], [L, 106], [R, 106]],
  [[L, 34], [R, 34], [M, 52], [L, 70], [R, 70], [M, 88], [L, 106], [R, 106]],
  [[L, 32], [R, 32], [L, 57], [R, 57], [M, 70], [L, 83], [R, 83], [L, 108], [R, 108]],
  [[L, 32], [R, 32], [M, 44], [L, 57], [R, 57], [L, 83], [R, 83], [M, 96], [L, 108], [R, 108]],
];

const pip = (suit: number, x: number, y: number, scale: number, turned = false): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})${turned ? ' rotate(180)' : ''}">${SUITS[suit] ?? ''}</g>`;

/** Headgear of jack, queen and king. */
const COURTS = [
  '<path d="M-20 6Q-20-14 4-15L20-22Q17-10 20 6Z" fill="#3f7a5b"/><path d="M12-14Q30-24 26-2 20-8 12-14Z" fill="#d9b04e"/><path d="M-21 5H21V11H-21Z" fill="#d9b04e"/>',
  '<path d="M-21 8L-24-12-12-2-6-17 0-4 6-17 12-2 24-12 21 8Z" fill="#d9b04e"/><path d="M-21 8H21V13H-21Z" fill="#9c7424"/><circle cx="-6" cy="-18" r="3" fill="#b23a6a"/><circle cx="6" cy="-18" r="3" fill="#b23a6a"/>',
  '<path d="M-22 10L-26-14-13-3 0-22 13-3 26-14 22 10Z" fill="#e2b84f"/><path d="M-22 10H22V16H-22Z" fill="#9c7424"/><circle cy="-22" r="4" fill="#b3263a"/><circle cx="-26" cy="-14" r="3" fill="#2f6fb0"/><circle cx="26" cy="-14" r="3" fill="#2f6fb0"/><path d="M-8 2L0-7 8 2 0 8Z" fill="#b3263a"/>',
];

function middle(rank: number, suit: number): string {
  if (rank === 0) return pip(suit, 50, 70, 2.1);
  if (rank > 9)
    return `<rect x="24" y="24" width="52" height="92" rx="8" fill="#fbf3df" stroke="#c9a44c" stroke-width="1.600"/>
      <g transform="translate(50 60)">${COURTS[rank - 10] ?? ''}</g><circle cx="50" cy="93" r="16" fill="#fff" stroke="#c9a44c" stroke-width="1.400"/>${pip(suit, 50, 93, 0.85)}`;
  return (PIPS[rank] ?? []).map(([x, y]) => pip(suit, x, y, 0.66, y > 70)).join('');
}

/** SVG shapes of a card's face, 100 × 140. */
export function faceOf(card: Card): string {
  const [rank, suit] = [rankOf(card), suitOf(card)];
  const colour = suit % 2 === 0 ? RED : BLACK;
  const corner = `<text x="13" y="22" font-size="21" font-weight="800" text-anchor="middle" textLength="${rank === 9 ? 20 : 0}" font-family="Georgia, serif">${NAMES[rank] ?? ''}</text>${pip(suit, 13, 36, 0.52)}`;
  return `<rect x="1" y="1" width="98" height="138" rx="9" fill="#fffdf7" stroke="#cfc6b0"/><g fill="${colour}">${corner.replace(' textLength="0"', '')}<g transform="rotate(180 50 70)">${corner.replace(' textLength="0"', '')}</g>${middle(rank, suit)}</g>`;
}

const rings = Array.from({ length: 6 }, (_, n) => `<circle cx="50" cy="70" r="${8 + n * 7}" fill="none" stroke="#e3bd62" stroke-opacity="${0.85 - n * 0.1}" stroke-width="1.600"/>`).join('');
const rays = Array.from({ length: 24 }, (_, n) => `<path d="M50 70V20" transform="rotate(${n * 15} 50 70)" stroke="#e3bd62" stroke-opacity=".3" stroke-width="1"/>`).join('');

/** A card's name for screen readers. */
export function cardName(card: Card): string {
  const rank = rankOf(card);
  return t('cardName', { rank: rank === 0 || rank > 9 ? t(`rank.r${rank}` as SharedKey) : rank + 1, suit: t(`suit.s${suitOf(card)}` as SharedKey) });
}

/** SVG shapes of a card's back, 100 × 140, on a background colour. */
export const backOf = (field: string): string => `<rect x="1" y="1" width="98" height="138" rx="9" fill="#f7ecd2" stroke="#cfb26a"/><rect x="6" y="6" width="88" height="128" rx="6" fill="${field}"/><rect x="9" y="9" width="82" height="122" rx="5" fill="none" stroke="#e3bd62" stroke-opacity=".6"/>${rays}${rings}<circle cx="50" cy="70" r="5" fill="#e3bd62"/>`;
