import { isTestOrStory } from '../workspace.ts';
import { routeIn, routePaths } from '../route-paths.ts';
import { fileOf, literalText, rule, templateText } from './rule.ts';
import type { AstNode, Literal, TemplateLiteral } from './rule.ts';

/**
 * Navigation holds the table. Contracts name pages as the wire carries them, checked against the table by its types, and
 * testing makes such answers. Tests and stories write out the address a person would see.
 */
const EXEMPT = /^packages\/(?:navigation|contracts|testing)\/|\.config\.ts$/;
const LINK_NAME = /^(?:href|to|path)$/;
const GOING = /^(?:navigate|go)$/;

interface Named extends AstNode {
  name?: unknown;
  key?: { name?: unknown };
  callee?: { name?: unknown; property?: { name?: unknown } };
}

/** Whether a text stands where an address is expected: `/` alone is common elsewhere. */
function isAddress(node: AstNode): boolean {
  const parent: Named | null | undefined = node.parent;
  if (parent?.type === 'JSXExpressionContainer') return isAddress(parent);
  if (parent?.type === 'JSXAttribute') return LINK_NAME.test(String((parent.name as { name?: unknown }).name));
  if (parent?.type === 'Property') return LINK_NAME.test(String(parent.key?.name));
  if (parent?.type === 'CallExpression') return GOING.test(String(parent.callee?.name ?? parent.callee?.property?.name));
  return false;
}

const tables = new Map<string, ReadonlySet<string>>();

/** Forbids addresses of the site outside the table of screens. */
export const noPathLiteral = rule('Paths of the site stand in packages/navigation alone.', (context) => {
  const file = fileOf(context);
  if (EXEMPT.test(file) || isTestOrStory(file)) return {};
  const paths = tables.get(context.cwd) ?? routePaths(context.cwd);
  tables.set(context.cwd, paths);
  const check = (node: AstNode, text: string | undefined): void => {
    const found = text === undefined ? undefined : routeIn(text, paths);
    if (found === undefined || (text === '/' && !isAddress(node))) return;
    context.report({ node, message: `${found} is a path written out. Use href() or routes of packages/navigation, whose table holds every path.` });
  };
  return {
    Literal: (node: Literal) => check(node, literalText(node)),
    TemplateLiteral: (node: TemplateLiteral) => check(node, templateText(node)),
  };
});
