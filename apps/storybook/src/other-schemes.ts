import { afterEach as expectNoFindings } from '@storybook/addon-a11y/preview';
import type { A11yParameters } from '@storybook/addon-a11y';
import type { AfterEach } from 'storybook/internal/types';

/** What can differ between two schemes of one document: the rules of axe on colours, less the one that is above AA. */
function onColoursAlone({ options, ...rest }: A11yParameters): A11yParameters {
  return { ...rest, options: { ...options, runOnly: ['cat.color'], rules: { ...options?.rules, 'color-contrast-enhanced': { enabled: false } } } };
}

/**
 * Looks at a story that stands in one scheme in the others too (the global `otherSchemes`, which tests set), and fails
 * where axe finds fault with a colour. Transitions are off by then, so colours change at once.
 */
export const checkOtherSchemes: AfterEach = async (context) => {
  const schemes = (context.globals['otherSchemes'] ?? []) as readonly string[];
  const { dataset } = document.documentElement;
  const shown = dataset['scheme'];
  for (const scheme of schemes) {
    dataset['scheme'] = scheme;
    try {
      await expectNoFindings({ ...context, parameters: { ...context.parameters, a11y: onColoursAlone(context.parameters['a11y'] as A11yParameters) } });
    } catch (error) {
      if (error instanceof Error) error.message = `In the scheme "${scheme}":\n${error.message}`;
      throw error;
    } finally {
      dataset['scheme'] = shown;
    }
  }
};
