import { importFault, readBoundaries } from '../boundaries.ts';
import { readWorkspace } from '../workspace.ts';
import type { BoundaryList } from '../boundaries.ts';
import type { Workspace } from '../workspace.ts';
import { fileOf, literalText, rule } from './rule.ts';
import type { AstNode, ImportLike } from './rule.ts';

const worlds = new Map<string, { world: Workspace; list: BoundaryList }>();

function worldAt(root: string): { world: Workspace; list: BoundaryList } {
  const known = worlds.get(root) ?? { world: readWorkspace(root), list: readBoundaries(root) };
  worlds.set(root, known);
  return known;
}

/** Checks every import against tooling/boundaries.json. */
export const boundaries = rule('Packages import only what tooling/boundaries.json allows them.', (context) => {
  const { world, list } = worldAt(context.cwd);
  const file = fileOf(context);
  const check = (node: AstNode, source: AstNode | null): void => {
    const specifier = literalText(source);
    const fault = specifier === undefined ? undefined : importFault(file, specifier, world, list);
    if (fault !== undefined) context.report({ node, message: fault });
  };
  const checkSource = (node: ImportLike): void => check(node, node.source);
  return {
    ImportDeclaration: checkSource,
    ExportNamedDeclaration: checkSource,
    ExportAllDeclaration: checkSource,
    ImportExpression: checkSource,
    TSImportType: checkSource,
  };
});
