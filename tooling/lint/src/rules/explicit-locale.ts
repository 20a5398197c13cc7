import { isTestOrStory } from '../workspace.ts';
import { fileOf, rule } from './rule.ts';
import type { AstNode, RuleContext } from './rule.ts';

/** What writes digits, by the locale that it is given. */
const FORMATS: ReadonlySet<string> = new Set(['NumberFormat', 'DateTimeFormat', 'RelativeTimeFormat', 'DurationFormat']);
const METHODS: ReadonlySet<string> = new Set(['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString']);
const ADVICE = 'Give it explicitLocale(…) of foundation/explicit-locale.ts: Latin digits and the Gregorian calendar, unless the tag says otherwise.';

interface Named extends AstNode {
  name?: string;
}

interface Member extends AstNode {
  object: Named;
  property: Named;
}

interface Called extends AstNode {
  callee: Named & Partial<Member>;
  arguments: readonly Named[];
}

interface Definition {
  readonly node?: AstNode & { readonly init?: AstNode | null };
}

interface Scope {
  set: ReadonlyMap<string, { defs: readonly Definition[] }>;
  upper: Scope | null;
}

interface Scopes extends RuleContext {
  sourceCode: { getScope(node: AstNode): Scope };
}

const isExplicit = (node: AstNode | null | undefined): boolean => node?.type === 'CallExpression' && (node as Called).callee.name === 'explicitLocale';

/** Forbids components of the ui-kit to format numbers and dates by a locale whose digits are left to the browser. */
export const explicitLocale = rule('Components of the ui-kit format by explicitLocale.', (context) => {
  const file = fileOf(context);
  if (!file.startsWith('packages/ui-kit/src/') || isTestOrStory(file)) return {};
  const { sourceCode } = context as Scopes;
  /** What a name was declared with; undefined where it is a parameter, or comes from elsewhere. */
  function declared(node: Named): AstNode | null | undefined {
    for (let scope: Scope | null = sourceCode.getScope(node); scope !== null; scope = scope.upper) {
      const [definition] = scope.set.get(node.name ?? '')?.defs ?? [];
      if (definition !== undefined) return definition.node?.type === 'VariableDeclarator' ? definition.node.init : undefined;
    }
    return undefined;
  }
  /** A locale that is written out says what it means: samples in English. */
  const isSafe = (locale: Named | undefined): boolean => locale?.type === 'Literal' || isExplicit(locale) || (locale?.type === 'Identifier' && isExplicit(declared(locale)));
  function check(node: Called): void {
    const { callee, arguments: given } = node;
    const [object, property] = [callee.object?.name, callee.property?.name ?? ''];
    const formats = (object === 'Intl' && FORMATS.has(property)) || METHODS.has(property);
    if (formats && !isSafe(given[0])) context.report({ node, message: `${object === 'Intl' ? 'Intl.' : ''}${property} is not given an explicit locale. ${ADVICE}` });
  }
  return { NewExpression: check, CallExpression: check };
});
