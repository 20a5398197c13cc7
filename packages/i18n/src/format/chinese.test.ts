import { describe, expect, it } from 'vitest';
import { createText } from '../runtime.ts';
import { createFormat } from './create-format.ts';

/** Formats in simplified Chinese, with the texts of its own catalogue. */
async function chineseFormat() {
  const text = createText({ languages: ['CN'], defaultLanguage: 'CN', fixedLanguage: 'CN' });
  await text.load('format');
  await text.ready;
  return createFormat('zh-Hans', { timeZone: 'Asia/Manila' }, text.textOf('format'));
}

describe('formats in simplified Chinese', () => {
  const peso = { currency: 'PHP', symbol: '₱', exponent: 2 };
  const now = Date.UTC(2026, 0, 10);

  it('return money and numbers with Latin digits, grouped by thousands and not by ten thousands', async () => {
    const format = await chineseFormat();
    expect([format.money('12345678.5', peso), format.money('-0.05', peso), format.number(1234567n), format.percent('0.9567')]).toEqual(['₱12,345,678.50', '-₱0.05', '1,234,567', '95.67%']);
  });

  it('return days as everywhere, and times of 24 hours', async () => {
    const format = await chineseFormat();
    expect([format.date('2026-11-20T17:30:00Z'), format.dateTime('2026-11-20T07:30:00Z')]).toEqual(['21/11/2026', '20/11/2026 15:30']);
  });

  it('return lengths of time, distances and lists without spaces between words', async () => {
    const format = await chineseFormat();
    expect([format.duration(3900), format.relative(now - 86_400_000, now), format.relative(now + 300_000, now), format.list(['甲', '乙', '丙'])]).toEqual(['1小时5分钟', '昨天', '5分钟后', '甲、乙和丙']);
  });

  it('return points in the one form that Chinese has', async () => {
    const format = await chineseFormat();
    expect([format.points('1'), format.points('1200.50', 2)]).toEqual(['1积分', '1,200.50积分']);
  });
});
