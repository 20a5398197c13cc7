import type { TemplateLiteral } from './rules/rule.ts';

/** Word that stands for what a template fills in. */
export const PLACEHOLDER = 'filled-in';

const COMMENT = /\/\*[\s\S]*?\*\//g;
/** Whether what is filled in stands where a declaration or a rule begins, and so may be a mixin. */
const BEGINS = /(?:^|[;{}])\s*$/;
/** Whether it is a mixin: it ends with the line, or at a semicolon or bracket. */
const ENDS = /^[ \t]*(?:[;}\n]|$)/;

/**
 * The CSS of a styled template. A mixin is left out, since it is a template of its own; for anything else that is filled in
 * stands PLACEHOLDER. Line breaks stay where they are.
 *
 * @param keyframes whether the template is the content of `@keyframes`
 */
export function cssOfTemplate({ quasis }: TemplateLiteral, keyframes = false): string {
  const texts = quasis.map(({ value }) => (value.cooked ?? value.raw).replaceAll(COMMENT, (comment) => comment.replaceAll(/[^\n]/g, ' ')));
  let css = texts[0] ?? '';
  for (const next of texts.slice(1)) {
    const mixin = BEGINS.test(css) && ENDS.test(next);
    css += (mixin ? ';' : PLACEHOLDER) + next;
  }
  return keyframes ? `@keyframes filled {${css}}` : css;
}
