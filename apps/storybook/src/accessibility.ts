import type { A11yParameters } from '@storybook/addon-a11y';

/** Axe's options; `checks` is missing in its types. */
const options = {
  // The page's light is drawn by a pseudo-element behind all text; without this no text's contrast would be known.
  checks: { 'color-contrast': { options: { ignorePseudo: true } } },
  // The nodes of rules that passed are many, and slow to collect and to report.
  resultTypes: ['violations' as const],
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};

/** How axe checks a story: every finding is an error. */
export const accessibility: A11yParameters = {
  test: 'error',
  options,
  // A story shows a part of a page: landmarks and the level-1 heading belong to pages.
  config: { rules: ['region', 'page-has-heading-one', 'landmark-one-main'].map((id) => ({ id, enabled: false })) },
};
