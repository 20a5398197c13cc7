import { createApiLookup, floorOf, supportedBrowsers } from '@livery/browser-floor';
import type { ApiLookup } from '@livery/browser-floor';
import { isBuildTool, isConfiguration, isTestOrStory } from '../workspace.ts';
import { fileOf, rule } from './rule.ts';
import type { AstNode, RuleContext } from './rule.ts';

/** What is sent to browsers; packages/testing and demo-artwork run in Node and in tests alone. */
const FOR_BROWSERS = /^(?:packages\/(?!testing\/|demo-artwork\/)|apps\/portal\/src\/|apps\/demo-vendor\/src\/(?:client|shared)\/)/;

interface Identifier extends AstNode {
  type: 'Identifier';
  name: string;
}

interface Member extends AstNode {
  object: AstNode;
  property: AstNode;
  computed: boolean;
  optional: boolean;
}

/** The kinds of node that may test for an API. */
interface Asking extends AstNode {
  operator?: string;
  optional?: boolean;
  callee?: AstNode;
  object?: AstNode;
  test?: AstNode;
}

interface Scope {
  set: ReadonlyMap<string, { defs: readonly unknown[] }>;
  upper: Scope | null;
}

interface Scopes extends RuleContext {
  sourceCode: { getScope(node: AstNode): Scope };
}

let lookup: ApiLookup | undefined;

function isIdentifier(node: AstNode | null | undefined): node is Identifier {
  return node?.type === 'Identifier';
}

/** Whether the code asks first if the API is there: `typeof X`, `object.x?.()`, or `object.x !== undefined` and the like. */
function isAskedFor(node: AstNode): boolean {
  const parent: Asking | null | undefined = node.parent;
  if (parent?.type === 'UnaryExpression') return parent.operator === 'typeof' || parent.operator === '!';
  if (parent?.type === 'CallExpression') return parent.optional === true && parent.callee === node;
  if (parent?.type === 'MemberExpression') return parent.optional === true && parent.object === node;
  if (parent?.type === 'BinaryExpression') return parent.operator === '===' || parent.operator === '!==';
  return (parent?.type === 'IfStatement' || parent?.type === 'ConditionalExpression') && parent.test === node;
}

/** Forbids an API that one of the oldest supported browsers lacks, unless the code tests for it first. */
export const browserFloor = rule('Code for browsers uses what the oldest supported ones have.', (context) => {
  const file = fileOf(context);
  if (!FOR_BROWSERS.test(file) || isTestOrStory(file) || isBuildTool(file) || isConfiguration(file)) return {};
  const { sourceCode } = context as Scopes;
  lookup ??= createApiLookup(floorOf(supportedBrowsers));
  const apis = lookup;
  const isGlobal = (node: AstNode): node is Identifier => {
    if (!isIdentifier(node)) return false;
    for (let scope: Scope | null = sourceCode.getScope(node); scope !== null; scope = scope.upper) {
      if ((scope.set.get(node.name)?.defs.length ?? 0) > 0) return false;
    }
    return true;
  };
  const report = (node: AstNode, name: string, browsers: readonly string[]): void => {
    if (browsers.length === 0 || isAskedFor(node)) return;
    context.report({ node, message: `${name} is missing in ${browsers.join(', ')}, which are supported (browserslist in package.json). Write it without, or ask first whether it is there.` });
  };
  return {
    MemberExpression(node: Member) {
      if (node.computed || !isIdentifier(node.property) || !isGlobal(node.object)) return;
      report(node, `${node.object.name}.${node.property.name}`, apis.missingProperty(node.object.name, node.property.name));
    },
    NewExpression({ callee }: AstNode & { callee: AstNode }) {
      if (isGlobal(callee)) report(callee, callee.name, apis.missingGlobal(callee.name));
    },
    CallExpression({ callee }: AstNode & { callee: AstNode }) {
      if (isGlobal(callee)) report(callee, callee.name, apis.missingGlobal(callee.name));
    },
  };
});
