import { announcement, renderApp } from '@livery/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { AnnouncementBoard } from './announcement-board.tsx';

afterEach(async () => {
  cleanup();
  await page.viewport(1280, 800);
});

const title = 'The slots hall has thirty-six new games, and all of them can be tried with demo money';
const answers = { announcements: () => ({ list: [announcement({ title, publishedAt: '2026-03-05T12:00:00Z' })] }) };

describe('the date of an announcement', () => {
  it.each([
    [1440, 'EN'],
    [768, 'EN'],
    [768, 'XB'],
  ] as const)('is whole behind a title that is cut short: %i px, %s', async (width, language) => {
    await page.viewport(width, 900);
    await renderApp(<AnnouncementBoard />, { answers, language });
    const [words, date] = [await screen.findByText(title), screen.getByText(/05.?\/.?03.?\/.?2026/)];
    expect(date.getAttribute('datetime')).toBe('2026-03-05T12:00:00Z');
    expect(date.scrollWidth).toBeLessThanOrEqual(date.clientWidth || date.getBoundingClientRect().width);
    const [name, day] = [words.getBoundingClientRect(), date.getBoundingClientRect()];
    expect(language === 'XB' ? day.right <= name.left : day.left >= name.right).toBe(true);
    expect((day.top + day.bottom) / 2).toBeCloseTo((name.top + name.bottom) / 2, 0);
  });

  it('is below the title on a phone', async () => {
    await page.viewport(390, 844);
    await renderApp(<AnnouncementBoard />, { answers });
    const [name, day] = [(await screen.findByText(title)).getBoundingClientRect(), screen.getByText('05/03/2026').getBoundingClientRect()];
    expect(day.top).toBeGreaterThanOrEqual(name.bottom);
    expect(day.left).toBe(name.left);
  });
});
