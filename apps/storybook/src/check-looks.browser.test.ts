import { pauseAnimations } from 'storybook/preview-api';
import { afterEach, describe, expect, it } from 'vitest';
import { accessibility } from './accessibility.ts';
import { checkLooksBy, resumeAnimations } from './check-looks.ts';

const checkLooks = checkLooksBy(({ brand, scheme }) => ({ 'data-brand': brand, 'data-scheme': scheme }));

const looks = ['readable', 'pale'].map((brand) => ({ brand, scheme: 'light' }));

interface Report {
  readonly status: string;
  readonly result: { readonly violations: readonly { readonly id: string }[] };
}

/** Reports on a text that is readable in one look only. */
async function reportsOf(checked: unknown): Promise<string[]> {
  document.body.innerHTML = `<style>p { color: #333; background: #fff } [data-brand='pale'] p { color: #bbb }</style><p>Words</p>`;
  const reports: string[] = [];
  const addReport = ({ status, result }: Report) => reports.push([status, ...result.violations.map(({ id }) => id)].join(' '));
  await checkLooks({ id: 'a--b', reporting: { addReport }, parameters: { a11y: { ...accessibility, disable: true } }, globals: { checked }, viewMode: 'story' } as never);
  return reports;
}

describe('checkLooksBy', () => {
  afterEach(() => {
    document.body.replaceChildren();
    document.documentElement.removeAttribute('data-brand');
  });

  it('reports a text of too little contrast in the look that has it', async () => {
    expect(await reportsOf({ looks, each: 'all' })).toEqual(['passed', 'failed color-contrast']);
  });

  it('leaves the page in the look that it had', async () => {
    document.documentElement.dataset['brand'] = 'shown';
    await reportsOf({ looks, each: 'all' });
    const { brand, scheme } = document.documentElement.dataset;
    expect([brand, scheme]).toEqual(['shown', undefined]);
  });

  it('checks nothing outside tests', async () => {
    expect(await reportsOf(undefined)).toEqual([]);
  });
});

describe('resumeAnimations', () => {
  it('lets animations run that Storybook paused', () => {
    pauseAnimations();
    const playState = () => getComputedStyle(document.body).animationPlayState;
    expect(playState()).toBe('paused');
    resumeAnimations();
    expect(playState()).toBe('running');
  });
});
