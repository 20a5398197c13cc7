import { brand } from '@livery/testing';
import { languageOf } from '@livery/i18n';
import { afterEach, expect, test, vi } from 'vitest';
import { followHeadings, titleOf } from './page-title.ts';

const site = brand();
const { href } = location;
let stop = (): void => {};

afterEach(() => {
  stop();
  history.replaceState(history.state, '', href);
  document.querySelector('main')?.remove();
});

test.each([
  ['/', 'Welcome', site.voice['EN']?.seoTitle ?? site.identity.name],
  ['/login', 'Welcome', site.voice['EN']?.seoTitle ?? site.identity.name],
  ['/rng', 'Slots', `Slots · ${site.identity.name}`],
  ['/rng', undefined, site.voice['EN']?.seoTitle ?? site.identity.name],
])('%s headed %s', (path, heading, title) => {
  expect(titleOf(site, 'EN', path, heading)).toBe(title);
});

test('the document is named after its page, and again when that changes', async () => {
  history.replaceState(history.state, '', '/rng');
  stop = followHeadings(site, { language: () => languageOf('EN') });
  const main = document.createElement('main');
  main.innerHTML = '<h1>Slots</h1>';
  document.body.append(main);
  await vi.waitFor(() => expect(document.title).toBe(`Slots · ${site.identity.name}`));
  main.innerHTML = '<h1>Bingo</h1>';
  await vi.waitFor(() => expect(document.title).toBe(`Bingo · ${site.identity.name}`));
});
