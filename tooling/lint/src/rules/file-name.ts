import { fileNameFault } from '../file-name.ts';
import { fileOf, rule } from './rule.ts';
import type { AstNode } from './rule.ts';

/** Requires kebab-case for files and folders. */
export const fileName = rule('Files and folders are named in kebab-case.', (context) => ({
  Program: (node: AstNode) => {
    const fault = fileNameFault(fileOf(context));
    if (fault !== undefined) context.report({ node, message: fault });
  },
}));
