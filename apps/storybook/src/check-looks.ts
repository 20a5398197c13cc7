import { afterEach as expectNoFindings } from '@storybook/addon-a11y/preview';
import type { A11yParameters } from '@storybook/addon-a11y';
import type { AfterEach } from 'storybook/internal/types';
import type { Look as ThemeLook } from '@livery/brand-kit';
import type { Look } from './look-of.ts';

/** The looks that a test run checks stories in. */
export interface CheckedLooks {
  readonly looks: readonly Look[];
  /** In which of them one story is checked: in all, or in one, so that all stories together cover them. */
  readonly each: 'all' | 'one';
}

/** Axe rules on what can differ between looks (colours and target sizes), without the one above level AA. */
const RULES = ['color-contrast', 'link-in-text-block', 'target-size'];

/** In forced colours the user's own colours are drawn, while axe reads the brand's. */
function withoutForcedColours(parameters: A11yParameters): A11yParameters {
  if (!matchMedia('(forced-colors: active)').matches) return parameters;
  return { ...parameters, options: { ...parameters.options, rules: { 'color-contrast': { enabled: false } } } };
}

function onLooksAlone({ options, ...rest }: A11yParameters): A11yParameters {
  return { ...rest, options: { ...options, runOnly: { type: 'rule', values: RULES } } };
}

/** Returns the looks to check a story in; by its id, so that it is the same one in each run. */
export function looksOfStory({ looks, each }: CheckedLooks, id: string): readonly Look[] {
  if (each === 'all' || looks.length === 0) return looks;
  const sum = [...id].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return looks.slice(sum % looks.length).slice(0, 1);
}

/** Returns the document's attributes in a look, some of whose parts a story chooses (parameter `look`). */
export type AttributesOf = (look: Look, chosen: Partial<ThemeLook> | undefined) => Readonly<Record<string, string>>;

/** Until what measures itself has done so and shows what follows from it: sizes change with the look, and are observed a frame later. */
const measured = (): Promise<void> => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))));

/** The declaration by which Storybook stops animations while a story is checked. */
const PAUSED = /animation-play-state:\s*paused/;

/** Lets animations run again: Storybook does not after a check that failed, and whatever waits for the end of one would in every story after it. */
export function resumeAnimations(): void {
  for (const style of document.head.querySelectorAll('style')) if (PAUSED.test(style.textContent)) style.remove();
}

/**
 * Returns what checks a story in its looks (global `checked`, set by tests) and fails on axe findings: by all rules in the first, and
 * by those on colours and sizes in the others. Transitions are off, so that a look changes at once.
 */
export const checkLooksBy = (attributesOf: AttributesOf): AfterEach => async (context) => {
  const checked = context.globals['checked'] as CheckedLooks | undefined;
  if (checked === undefined) return;
  const root = document.documentElement;
  // Storybook's own check after a story is off in tests.
  const a11y = { ...withoutForcedColours(context.parameters['a11y'] as A11yParameters), disable: false };
  for (const [index, look] of looksOfStory(checked, context.id).entries()) {
    const shown = new Map(root.getAttributeNames().map((name) => [name, root.getAttribute(name) ?? '']));
    for (const [name, value] of Object.entries(attributesOf(look, context.parameters['look'] as Partial<ThemeLook> | undefined))) root.setAttribute(name, value);
    await measured();
    try {
      await expectNoFindings({ ...context, parameters: { ...context.parameters, a11y: index === 0 ? a11y : onLooksAlone(a11y) } });
    } catch (error) {
      resumeAnimations();
      if (error instanceof Error) error.message = `In ${look.brand}, scheme "${look.scheme}":\n${error.message}`;
      throw error;
    } finally {
      for (const name of root.getAttributeNames()) if (!shown.has(name)) root.removeAttribute(name);
      for (const [name, value] of shown) root.setAttribute(name, value);
    }
  }
};
