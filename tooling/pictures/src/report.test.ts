import { describe, expect, it } from 'vitest';
import { reportPage, type Finding } from './report.ts';

const finding: Finding = { title: 'Actions/Button', story: 'Variants <b>', look: 'aurora', file: 'aurora/actions-button--variants.webp', state: 'changed', reason: '50 pixels differ.', marked: true };

describe('reportPage', () => {
  it('shows the picture that is kept, the present one and the difference side by side', () => {
    const page = reportPage([finding], 3);
    expect(page).toContain('1 picture differs, 3 are as they are kept.');
    expect([...page.matchAll(/<img src="([^"]+)"/g)].map(([, source]) => source)).toEqual(['kept', 'now', 'difference'].map((folder) => `${folder}/aurora/actions-button--variants.webp`));
    expect(page).toContain('Variants &lt;b>');
  });

  it('asks for nothing when what differs is kept from now on', () => {
    const page = reportPage([finding, finding, { ...finding, state: 'failed' }, { ...finding, state: 'gone' }], 3, true);
    expect(page).toContain('2 kept from now on, 3 as they were.');
    expect(page).not.toContain('--accept');
  });

  it('shows of a new picture that alone, and of one that failed its reason', () => {
    const page = reportPage([{ ...finding, state: 'new', marked: false }, { ...finding, state: 'failed', reason: 'It threw.', marked: false }], 0);
    expect([...page.matchAll(/<img src="([^"]+)"/g)].map(([, source]) => source)).toEqual(['now/aurora/actions-button--variants.webp']);
    expect(page).toContain('failed. It threw.');
  });

  it('says that all are as they are kept when none differs', () => {
    expect(reportPage([], 12)).toContain('All 12 pictures are as they are kept.');
  });
});
