import { isColour, isNamedColour, literalColours, physicalProperties } from '../css.ts';
import { isTestOrStory } from '../workspace.ts';
import { fileOf, literalText, rule, templateText } from './rule.ts';
import type { AstNode, JsxAttribute, Literal, PropertyNode, RuleContext, TaggedTemplate } from './rule.ts';

const STYLED = new Set(['styled', 'css', 'createGlobalStyle', 'keyframes']);
const PAINT_ATTRIBUTES = new Set(['fill', 'stroke', 'color', 'stopColor', 'floodColor', 'lightingColor']);
const COLOUR_KEY = /colou?r|background|fill|stroke|shadow|border|outline/i;
const PHYSICAL_KEY =
  /^(?:(?:margin|padding)(?:Left|Right)|border(?:Left|Right)(?:Width|Style|Color)?|border(?:Top|Bottom)(?:Left|Right)Radius|left|right)$/;

interface Tag {
  name?: string;
  object?: Tag;
  callee?: Tag;
}

/** Innermost name of a template's tag: `styled` for styled.div, styled(Link) and styled.a.attrs(…). */
function tagName(tag: Tag | undefined): string | undefined {
  return tag === undefined ? undefined : (tag.name ?? tagName(tag.object ?? tag.callee));
}

/** Which function of styled-components makes CSS of a template: `styled`, `css`, `createGlobalStyle` or `keyframes`. */
export function styledTag(node: TaggedTemplate): string | undefined {
  const tag = tagName(node.tag);
  return tag !== undefined && STYLED.has(tag) ? tag : undefined;
}

function isCss(node: TaggedTemplate): boolean {
  return styledTag(node) !== undefined;
}

/** Whether a property stands in the `style` of an element. */
export function inStyle(node: AstNode | null | undefined): boolean {
  if (node == null) return false;
  if (node.type === 'JSXAttribute') return (node as JsxAttribute).name.name === 'style';
  return inStyle(node.parent);
}

/** Name of an object's property; empty where it is computed. */
export function keyOf(node: PropertyNode): string {
  return node.computed ? '' : (node.key.name ?? (literalText(node.key) ?? ''));
}

function reporter(context: RuleContext, advice: string): (node: AstNode, found: string) => void {
  return (node, found) => context.report({ node, message: `${found}: ${advice}` });
}

/** Forbids literal colours outside a brand's primitives. */
export const noLiteralColour = rule('Colours come from tokens, never written out.', (context) => {
  if (isTestOrStory(fileOf(context))) return {};
  const refuse = reporter(context, 'a colour written out. Use a token: a brand sets its colours in its primitives alone.');
  return {
    TaggedTemplateExpression: (node: TaggedTemplate) => {
      if (isCss(node)) literalColours(templateText(node.quasi)).forEach((colour) => refuse(node, colour));
    },
    Literal: (node: Literal) => {
      if (typeof node.value === 'string' && isColour(node.value)) refuse(node, node.value);
    },
    Property: (node: PropertyNode) => {
      const text = literalText(node.value);
      if (text !== undefined && isNamedColour(text) && COLOUR_KEY.test(keyOf(node)) && inStyle(node)) refuse(node, text);
    },
    JSXAttribute: (node: JsxAttribute) => {
      const text = literalText(node.value);
      if (text !== undefined && isNamedColour(text) && PAINT_ATTRIBUTES.has(String(node.name.name))) refuse(node, text);
    },
  };
});

/** Forbids left and right in styles. */
export const logicalCss = rule('Styles say start and end, never left and right.', (context) => {
  const refuse = reporter(context, 'use its logical twin (inline-start, inline-end), so that right-to-left languages mirror.');
  return {
    TaggedTemplateExpression: (node: TaggedTemplate) => {
      if (isCss(node)) physicalProperties(templateText(node.quasi)).forEach((name) => refuse(node, name));
    },
    Property: (node: PropertyNode) => {
      const key = keyOf(node);
      if (PHYSICAL_KEY.test(key) && inStyle(node)) refuse(node, key);
    },
  };
});
