import { AxeBuilder } from '@axe-core/playwright';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/** What to check, and what to exclude for a reason stated in the journey. */
export interface AxeOptions {
  include?: string;
  exclude?: string[];
  /** Checks colours only, for a page that was checked completely before its scheme changed. */
  coloursAlone?: boolean;
}

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The page's light is drawn by a pseudo-element behind all text; without this no text's contrast would be known. */
const CHECKS = { 'color-contrast': { options: { ignorePseudo: true } } };
/** Excludes one rule that is above level AA. */
const COLOURS = { runOnly: ['cat.color'], rules: { 'color-contrast-enhanced': { enabled: false } } };

/** Expects no axe finding at level AA on the page. */
export async function expectNoAxeFindings(page: Page, options: AxeOptions = {}): Promise<void> {
  const rules = options.coloursAlone === true ? COLOURS : { runOnly: TAGS };
  const run = { ...rules, checks: CHECKS, resultTypes: ['violations' as const] };
  let builder = new AxeBuilder({ page }).options(run);
  // Results of several frames are merged in a separate page, which a page without frames does not need.
  builder = builder.setLegacyMode(page.frames().length === 1);
  if (options.include !== undefined) builder = builder.include(options.include);
  for (const selector of options.exclude ?? []) builder = builder.exclude(selector);
  const { violations } = await builder.analyze();
  const findings = violations.flatMap(({ id, help, nodes }) => nodes.map((node) => `${id}: ${help} (${node.target.join(' ')})`));
  expect(findings).toEqual([]);
}
