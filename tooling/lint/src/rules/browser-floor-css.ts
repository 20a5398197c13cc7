import { cssFaults, floorOf, supportedBrowsers } from '@livery/browser-floor';
import type { BrowserFloor } from '@livery/browser-floor';
import { cssOfTemplate, PLACEHOLDER } from '../css-template.ts';
import { isBuildTool, isConfiguration, isTestOrStory } from '../workspace.ts';
import { fileOf, literalText, rule } from './rule.ts';
import type { AstNode, PropertyNode, TaggedTemplate, TemplateLiteral } from './rule.ts';
import { inStyle, keyOf, styledTag } from './styles.ts';

/** Names of constants that hold a style sheet for a page that is written as text. */
const SHEET = /(?:^|_)(?:STYLES?|CSS)$|[cC]ss$/;
/** What writes pages: all that is shipped, and the brand build. */
const PAGES = /^(?:packages|apps|tooling\/brand-build)\//;

interface Declarator extends AstNode {
  id: AstNode & { name?: string };
  init: AstNode | null;
}

interface Sum extends AstNode {
  operator: string;
  left: AstNode;
  right: AstNode;
}

let floor: BrowserFloor | undefined;

/** The CSS of a string, a template, or several that are put together; undefined for anything else. */
function sheetOf(node: AstNode | null): string | undefined {
  if (node?.type === 'TemplateLiteral') return cssOfTemplate(node as TemplateLiteral);
  if (node?.type !== 'BinaryExpression') return literalText(node);
  const { operator, left, right } = node as Sum;
  const [start, end] = [sheetOf(left), sheetOf(right)];
  return operator !== '+' || start === undefined || end === undefined ? undefined : start + end;
}

/** Forbids CSS that one of the oldest supported browsers lacks and for which nothing stands in. */
export const browserFloorCss = rule('Styles use what the oldest supported browsers have, or have something to fall back on.', (context) => {
  const file = fileOf(context);
  if (!PAGES.test(file) || isTestOrStory(file) || isBuildTool(file) || isConfiguration(file)) return {};
  floor ??= floorOf(supportedBrowsers);
  const oldest = floor;
  const check = (node: AstNode, css: string): void => {
    try {
      for (const { feature, browsers } of cssFaults(css, oldest, { placeholder: PLACEHOLDER })) {
        const where = browsers.length === 0 ? 'is unknown to the compatibility data' : `is missing in ${browsers.join(', ')}, which are supported (browserslist in package.json)`;
        context.report({ node, message: `${feature} ${where}. Write it without, put a declaration that they know before it, or ask by @supports.` });
      }
    } catch (error) {
      context.report({ node, message: `This CSS does not parse, so nobody checks it: ${error instanceof Error ? error.message : String(error)}. A mixin stands in a line of its own or before a semicolon.` });
    }
  };
  return {
    TaggedTemplateExpression: (node: TaggedTemplate) => {
      const tag = styledTag(node);
      if (tag !== undefined) check(node, cssOfTemplate(node.quasi, tag === 'keyframes'));
    },
    VariableDeclarator: ({ id, init }: Declarator) => {
      const css = SHEET.test(id.name ?? '') ? sheetOf(init) : undefined;
      if (css?.includes('{') === true) check(id, css);
    },
    Property: (node: PropertyNode) => {
      const [key, value] = [keyOf(node), literalText(node.value)];
      if (key === '' || !inStyle(node)) return;
      check(node, `${key.startsWith('--') ? key : key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}: ${value ?? PLACEHOLDER}`);
    },
  };
});
