import { expect, it } from 'vitest';
import { sandboxFor } from './sandbox.ts';

const here = 'https://play.example/game?gameId=1';

it('lets a page of another origin keep its storage', () => {
  expect(sandboxFor('https://vendor.example/slot?token=1', here)).toContain('allow-same-origin');
});

it.each(['https://play.example/slot', '/slot', 'about:blank', 'javascript:alert(1)', 'data:text/html,x'])('gives %s no origin', (url) => {
  expect(sandboxFor(url, here)).toBe('allow-scripts allow-forms');
});
