import { isTestOrStory } from '../workspace.ts';
import { fileOf, literalText, rule } from './rule.ts';
import type { AstNode, JsxAttribute, JsxContainer, JsxText } from './rule.ts';

const SPOKEN_ATTRIBUTES = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'description',
  'errorMessage',
  'label',
  'placeholder',
  'title',
]);
const LETTER = /\p{L}/u;
const ADVICE = 'Text that a person sees or hears comes from the catalogues of packages/i18n.';

function isChildOfElement(node: AstNode): boolean {
  return node.parent?.type === 'JSXElement' || node.parent?.type === 'JSXFragment';
}

/** Forbids literal text in JSX, which translators would not see. */
export const noLiteralText = rule('No text shown to a person outside the catalogues.', (context) => {
  if (isTestOrStory(fileOf(context))) return {};
  const refuse = (node: AstNode, text: string | undefined): void => {
    const words = text?.replaceAll('\u{FFFC}', '').trim();
    if (words !== undefined && LETTER.test(words)) context.report({ node, message: `"${words}" is written out. ${ADVICE}` });
  };
  return {
    JSXText: (node: JsxText) => refuse(node, node.value),
    JSXExpressionContainer: (node: JsxContainer) => {
      if (isChildOfElement(node)) refuse(node, literalText(node.expression));
    },
    JSXAttribute: (node: JsxAttribute) => {
      if (SPOKEN_ATTRIBUTES.has(String(node.name.name))) refuse(node, literalText(node.value));
    },
  };
});
