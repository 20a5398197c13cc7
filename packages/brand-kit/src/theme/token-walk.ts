import { fixedTokens } from './fixed-tokens.ts';
import { baseTokens, schemeTokens } from './token-tree.ts';
import type { TokenKind } from './token-tree.ts';

export interface TokenLeaf {
  /** `['color', 'bg', 'canvas']` */
  readonly path: readonly string[];
  readonly kind: TokenKind;
}

interface Tree<Leaf extends string> {
  readonly [name: string]: Leaf | Tree<Leaf>;
}

function leavesOf<Leaf extends string>(tree: Tree<Leaf>, path: readonly string[] = []): { path: readonly string[]; kind: Leaf }[] {
  return Object.entries(tree).flatMap(([name, branch]) =>
    typeof branch === 'string' ? [{ path: [...path, name], kind: branch }] : leavesOf(branch, [...path, name]),
  );
}

/** All tokens of a scheme. */
export const schemeLeaves: readonly TokenLeaf[] = leavesOf<TokenKind>(schemeTokens);
/** All tokens shared by both schemes. */
export const baseLeaves: readonly TokenLeaf[] = leavesOf<TokenKind>(baseTokens);
/** All fixed tokens. */
export const fixedLeaves: readonly Pick<TokenLeaf, 'path'>[] = leavesOf(fixedTokens);

/** Returns the value at a path of any object tree, or undefined. */
export function valueAt(values: unknown, path: readonly string[]): unknown {
  let here = values;
  for (const name of path) {
    if (typeof here !== 'object' || here === null || !Object.hasOwn(here, name)) return undefined;
    here = (here as Record<string, unknown>)[name];
  }
  return here;
}
