import { expect, test } from '@playwright/test';
import { pictured } from './brands.ts';
import { camera } from './camera.ts';

/** Where a storybook answers: `pnpm storybook`, or a server of its build. */
const STORYBOOK = process.env['STORYBOOK'] ?? 'http://localhost:6006';

const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
];

/** Titles of the stories that show each choice of a look. */
const LOOKS = /\/Looks$/;

for (const { brand } of pictured) {
  test(`${brand}: each choice of a look`, async ({ page, request }) => {
    const { entries } = (await (await request.get(`${STORYBOOK}/index.json`)).json()) as { entries: Readonly<Record<string, { readonly id: string; readonly title: string; readonly type: string }>> };
    const stories = Object.values(entries).filter(({ title, type }) => type === 'story' && LOOKS.test(title));
    expect(stories.length).toBeGreaterThan(0);
    const snap = camera(page, `${brand}-look`, SIZES);
    for (const { id } of stories) {
      await page.goto(`${STORYBOOK}/iframe.html?id=${id}&viewMode=story&globals=brand:${brand};motion:still`);
      await expect(page.getByRole('heading').first()).toBeVisible();
      await snap(id);
    }
  });
}
