import { describe, expect, it } from 'vitest';
import { appendedTo, calendarDay, groupMessages } from './group-messages.ts';

const message = (id: string, author: string, at: string, own = false) => ({ id, author: { id: author, name: author }, at, own });

const messages = [
  message('1', 'maria', '2026-03-01T10:00:00Z'),
  message('2', 'maria', '2026-03-01T10:01:00Z'),
  message('3', 'me', '2026-03-01T10:02:00Z', true),
  message('4', 'maria', '2026-03-01T10:03:00Z'),
  message('5', 'maria', '2026-03-02T09:00:00Z'),
];

describe('groupMessages', () => {
  it('returns days, each with its runs of one author', () => {
    const shape = groupMessages(messages, 'UTC').map(({ key, runs }) => [key, runs.map((run) => [run.author.id, run.own, run.messages.map(({ id }) => id)])]);
    expect(shape).toEqual([
      ['2026-03-01', [['maria', false, ['1', '2']], ['me', true, ['3']], ['maria', false, ['4']]]],
      ['2026-03-02', [['maria', false, ['5']]]],
    ]);
  });

  it('returns a day begun again apart, with a key of its own', () => {
    const again = [...messages, message('6', 'maria', '2026-03-01T23:00:00Z')];
    expect(groupMessages(again, 'UTC').map(({ key, at }) => [key, at])).toEqual([
      ['2026-03-01', '2026-03-01T10:00:00Z'],
      ['2026-03-02', '2026-03-02T09:00:00Z'],
      ['2026-03-01 1', '2026-03-01T23:00:00Z'],
    ]);
  });

  it('returns an empty list without messages', () => {
    expect(groupMessages([], 'UTC')).toEqual([]);
  });
});

describe('calendarDay', () => {
  it.each([
    ['2026-03-01T16:30:00Z', 'Asia/Manila', '2026-03-02'],
    ['2026-03-01T16:30:00Z', 'UTC', '2026-03-01'],
    ['2026-03-01T23:30:00.250-05:00', 'UTC', '2026-03-02'],
  ])('returns for %s in %s %s', (at, timeZone, day) => {
    expect(calendarDay(at, timeZone)).toBe(day);
  });
});

describe('appendedTo', () => {
  it.each([
    ['3', ['4', '5']],
    ['5', []],
    ['gone', []],
    [undefined, []],
  ])('behind %s returns %j', (last, expected) => {
    expect(appendedTo(last, messages).map(({ id }) => id)).toEqual(expected);
  });
});
