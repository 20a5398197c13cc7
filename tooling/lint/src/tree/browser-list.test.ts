import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { floorOf, supportedBrowsers } from '@livery/browser-floor';
import { describe, expect, it } from 'vitest';
import { REPOSITORY } from '../workspace.ts';

const [chrome = '', edge = '', firefox = '', safari = '', ios = '', samsung = ''] = ['chrome', 'edge', 'firefox', 'safari', 'safari_ios', 'samsunginternet_android'].map((browser) => floorOf(supportedBrowsers).get(browser));
const read = (file: string): string => readFileSync(join(REPOSITORY, file), 'utf8');

describe('the list of supported browsers', () => {
  it('is said in the README as package.json has it', () => {
    expect([edge, ios]).toEqual([chrome, safari]);
    expect(read('README.md')).toContain(`Chrome and Edge from ${chrome}, Firefox from ${firefox}, Safari from ${safari} and Samsung Internet from ${samsung}`);
  });

  it('is decided in an ADR', () => {
    const record = read('docs/adr/0029-browsers-of-two-years.md');
    for (const browser of [`Chrome and Edge from ${chrome}`, `Firefox from ${firefox}`, `Safari and iOS from ${safari}`, `Samsung Internet from ${samsung}`]) expect(record).toContain(browser);
  });
});
