// The parts of oxlint's plugin interface (similar to ESLint's) that these rules use.

/** A node of the syntax tree, with the fields that the rules read. */
export interface AstNode {
  type: string;
  parent?: AstNode | null;
}

export interface Literal extends AstNode {
  type: 'Literal';
  value: unknown;
}

export interface ImportLike extends AstNode {
  source: Literal | null;
}

export interface TemplateLiteral extends AstNode {
  quasis: { value: { cooked: string | null; raw: string } }[];
}

export interface TaggedTemplate extends AstNode {
  tag: AstNode & { name?: string };
  quasi: TemplateLiteral;
}

export interface JsxText extends AstNode {
  value: string;
}

export interface JsxAttribute extends AstNode {
  name: { type: string; name: unknown };
  value: AstNode | null;
}

export interface JsxContainer extends AstNode {
  expression: AstNode;
}

export interface PropertyNode extends AstNode {
  key: AstNode & { name?: string };
  value: AstNode;
  computed: boolean;
}

export interface RuleContext {
  filename: string;
  cwd: string;
  report(finding: { node: AstNode; message: string }): void;
}

/** A rule as oxlint expects it. */
export interface Rule {
  meta: { type: 'problem'; docs: { description: string } };
  create(context: RuleContext): Record<string, (node: never) => void>;
}

/** Creates a rule. */
export function rule(description: string, create: Rule['create']): Rule {
  return { meta: { type: 'problem', docs: { description } }, create };
}

/** Path of the linted file relative to the root, with forward slashes. */
export function fileOf(context: RuleContext): string {
  const path = context.filename.replaceAll('\\', '/');
  const root = `${context.cwd.replaceAll('\\', '/').replace(/\/$/, '')}/`;
  return path.startsWith(root) ? path.slice(root.length) : path;
}

/** Text of a string literal or of a template without substitutions; otherwise undefined. */
export function literalText(node: AstNode | null | undefined): string | undefined {
  if (node?.type === 'Literal' && typeof (node as Literal).value === 'string') return (node as Literal).value as string;
  if (node?.type === 'TemplateLiteral') return templateText(node as TemplateLiteral);
  if (node?.type === 'JSXExpressionContainer') return literalText((node as JsxContainer).expression);
  return undefined;
}

/** Text of a template, with a neutral word for each substitution. */
export function templateText(node: TemplateLiteral): string {
  return node.quasis.map((part) => part.value.cooked ?? part.value.raw).join('\u{FFFC}');
}
