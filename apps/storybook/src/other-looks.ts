import { afterEach as expectNoFindings } from '@storybook/addon-a11y/preview';
import type { A11yParameters } from '@storybook/addon-a11y';
import type { AfterEach } from 'storybook/internal/types';
import type { Look as ThemeLook } from '@livery/brand-kit';
import { lookOf } from './look-of.ts';
import type { Look } from './look-of.ts';

/** Axe rules on what can differ between looks (colours and target sizes), without the one above level AA. */
const RULES = ['color-contrast', 'link-in-text-block', 'target-size'];

function onLooksAlone({ options, ...rest }: A11yParameters): A11yParameters {
  return { ...rest, options: { ...options, runOnly: { type: 'rule', values: RULES } } };
}

/**
 * Checks a story in the other brands and schemes too (global `otherLooks`, set by tests) and fails on axe findings.
 * Transitions are off, so that a look changes at once.
 */
export const checkOtherLooks: AfterEach = async (context) => {
  const looks = (context.globals['otherLooks'] ?? []) as readonly Look[];
  const root = document.documentElement;
  for (const look of looks) {
    const shown = new Map(root.getAttributeNames().map((name) => [name, root.getAttribute(name) ?? '']));
    for (const [name, value] of Object.entries(lookOf(look, context.parameters['look'] as Partial<ThemeLook> | undefined))) root.setAttribute(name, value);
    try {
      await expectNoFindings({ ...context, parameters: { ...context.parameters, a11y: onLooksAlone(context.parameters['a11y'] as A11yParameters) } });
    } catch (error) {
      if (error instanceof Error) error.message = `In ${look.brand}, scheme "${look.scheme}":\n${error.message}`;
      throw error;
    } finally {
      for (const name of root.getAttributeNames()) if (!shown.has(name)) root.removeAttribute(name);
      for (const [name, value] of shown) root.setAttribute(name, value);
    }
  }
};
