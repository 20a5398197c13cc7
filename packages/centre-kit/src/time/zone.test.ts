import { describe, expect, it } from 'vitest';
import { clocksAgree, offsetOf, zoneWords } from './zone.ts';

const winter = Date.UTC(2026, 0, 15, 12);
const summer = Date.UTC(2026, 6, 15, 12);

describe('offsetOf', () => {
  it.each([
    ['UTC', 0, 0],
    ['Asia/Manila', 480, 480],
    ['Asia/Kolkata', 330, 330],
    ['America/St_Johns', -210, -150],
    ['Europe/Malta', 60, 120],
    ['Pacific/Kiritimati', 840, 840],
  ])('returns for %s %i minutes in January and %i in July', (zone, january, july) => {
    expect([offsetOf(zone)(new Date(winter)), offsetOf(zone)(new Date(summer))]).toEqual([january, july]);
  });
});

describe('clocksAgree', () => {
  it.each([
    ['Asia/Manila', 'Asia/Singapore', true],
    ['Asia/Manila', 'Asia/Tokyo', false],
    // The same in January, and an hour apart in the summer before it.
    ['Europe/Malta', 'Africa/Lagos', false],
    ['Europe/Malta', 'Europe/Paris', true],
    ['UTC', 'Africa/Abidjan', true],
  ])('returns for %s and %s: %s', (left, right, agree) => {
    expect(clocksAgree(offsetOf(left), offsetOf(right), winter)).toBe(agree);
  });
});

describe('zoneWords', () => {
  it.each([
    ['en', 'Europe/Malta', winter, { zone: 'Central European Time', offset: 'GMT+1' }],
    ['en', 'Europe/Malta', summer, { zone: 'Central European Time', offset: 'GMT+2' }],
    ['en', 'UTC', winter, { zone: 'Coordinated Universal Time', offset: 'GMT+0' }],
    ['te', 'Asia/Manila', winter, { zone: 'ఫిలిప్పైన్ ప్రామాణిక సమయం', offset: 'GMT+8' }],
  ])('returns in %s %s', (tag, zone, at, words) => {
    expect(zoneWords(tag, {}, zone, at)).toEqual(words);
  });

  it.each([[undefined, '3'], ['native', '٣']] as const)('returns the offset in the digits of the site when they are %s', (calendarAndDigits, hours) => {
    expect(zoneWords('ar-EG', { calendarAndDigits }, 'Asia/Riyadh', winter).offset).toContain(hours);
  });
});
