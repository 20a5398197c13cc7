import { afterEach as checkStory } from '@storybook/addon-a11y/preview';
import { afterEach, describe, expect, it } from 'vitest';
import { accessibility } from './accessibility.ts';

/** Ids of the rules that a page with a text of a colour, on the page's light, breaks. */
async function findingsOf(colour: string): Promise<string[]> {
  document.body.innerHTML = `<style>body::before { content: ''; position: absolute; inset: 0; z-index: -1; background: linear-gradient(#fff, #eee) }</style><p style="color: ${colour}; background: #fff">Words</p>`;
  const found: string[] = [];
  const reporting = { addReport: ({ result }: { result: { violations: { id: string }[] } }) => found.push(...result.violations.map(({ id }) => id)) };
  await checkStory({ id: 'a--b', reporting, parameters: { a11y: accessibility }, globals: {}, viewMode: 'story' } as never);
  return found;
}

describe('accessibility of stories', () => {
  afterEach(() => {
    document.body.replaceChildren();
  });

  it('reports a text of too little contrast on the light of the page', async () => {
    expect(await findingsOf('#bbb')).toEqual(['color-contrast']);
  });

  it('reports nothing where the contrast is enough', async () => {
    expect(await findingsOf('#333')).toEqual([]);
  });
});
