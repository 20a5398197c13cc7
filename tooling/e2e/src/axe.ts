import { AxeBuilder } from '@axe-core/playwright';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/** Where to look, and what to leave out with a reason in the journey. */
export interface AxeOptions {
  include?: string;
  exclude?: string[];
  /** Looks at colours alone: enough for a page that was looked at whole and has since changed its scheme. */
  coloursAlone?: boolean;
}

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Of these rules one demands more than level AA. */
const COLOURS = { runOnly: ['cat.color'], rules: { 'color-contrast-enhanced': { enabled: false } } };

/** Expects no finding of axe on the page as it stands, at level AA. */
export async function expectNoAxeFindings(page: Page, options: AxeOptions = {}): Promise<void> {
  const rules = options.coloursAlone === true ? COLOURS : { runOnly: TAGS };
  let builder = new AxeBuilder({ page }).options({ ...rules, resultTypes: ['violations'] });
  // What several frames found is put together in a page of its own; a page without frames needs none.
  builder = builder.setLegacyMode(page.frames().length === 1);
  if (options.include !== undefined) builder = builder.include(options.include);
  for (const selector of options.exclude ?? []) builder = builder.exclude(selector);
  const { violations } = await builder.analyze();
  const findings = violations.flatMap(({ id, help, nodes }) => nodes.map((node) => `${id}: ${help} (${node.target.join(' ')})`));
  expect(findings).toEqual([]);
}
