import { describe, expect, it } from 'vitest';
import { writeTree } from '../test-support/write-tree.ts';
import { REPOSITORY } from '../workspace.ts';
import { handlerFaults } from './gateway-handlers.ts';

describe('handlerFaults', () => {
  it('returns none for this repository', () => {
    expect(handlerFaults(REPOSITORY)).toEqual([]);
  });

  it('reports files that make handlers under another name', () => {
    const makes = "export function made(): Handlers<'login'> { return {}; }\n";
    using tree = writeTree({
      'apps/gateway/src/modules/a/handlers.ts': makes,
      'apps/gateway/src/modules/a/b/login-handlers.ts': makes,
      'apps/gateway/src/modules/a/index.ts': "export interface Module { readonly handlers: Handlers<'login'> }\n",
      'apps/gateway/src/modules/a/routes.ts': makes,
    });
    expect(handlerFaults(tree.root)).toEqual([expect.stringContaining('apps/gateway/src/modules/a/routes.ts makes handlers')]);
  });
});
