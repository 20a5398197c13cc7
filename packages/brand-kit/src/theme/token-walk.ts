import { baseTokens, schemeTokens } from './token-tree.ts';
import type { TokenKind } from './token-tree.ts';

/** One leaf of a token tree. */
export interface TokenLeaf {
  /** `['color', 'bg', 'canvas']` */
  readonly path: readonly string[];
  readonly kind: TokenKind;
}

interface Tree {
  readonly [name: string]: TokenKind | Tree;
}

function leavesOf(tree: Tree, path: readonly string[] = []): TokenLeaf[] {
  return Object.entries(tree).flatMap(([name, branch]) =>
    typeof branch === 'string' ? [{ path: [...path, name], kind: branch }] : leavesOf(branch, [...path, name]),
  );
}

/** Every token that a scheme gives. */
export const schemeLeaves: readonly TokenLeaf[] = leavesOf(schemeTokens);
/** Every token given once for both schemes. */
export const baseLeaves: readonly TokenLeaf[] = leavesOf(baseTokens);

/** What stands at a path of a value tree of any shape; undefined when nothing does. */
export function valueAt(values: unknown, path: readonly string[]): unknown {
  let here = values;
  for (const name of path) {
    if (typeof here !== 'object' || here === null || !Object.hasOwn(here, name)) return undefined;
    here = (here as Record<string, unknown>)[name];
  }
  return here;
}
