import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A part of the program that is fetched: not the type of a module, which a `.` or a `typeof` names. */
const FETCHED = /(?<!typeof )\bimport\((['"`])[^'"`]+\1\)(?!\.\w)/g;
/** What holds a fetch to its 120 seconds: P-8.1 of docs/product.md. */
const HELD = /(?:preloadableLazy|loadChunk)\([^;]*?\(\) => $/;

/** Files whose fetches are held to a limit in another way, with the way. */
const HELD_ELSEWHERE: Readonly<Record<string, string>> = {
  'packages/api-sdk/src/errors/report-errors.ts': 'a report that does not go out stops nothing',
  'packages/api-sdk/src/push/connect-events.ts': 'ends with the connection, which silence ends',
  'packages/api-sdk/src/transport/call-spec.ts': 'the limit of the call, in transport.ts',
  'packages/api-sdk/src/transport/check-contract.ts': 'checks answers in development alone',
  'packages/api-sdk/src/transport/transport.ts': 'the limit of the call',
  'packages/i18n/src/catalogue/load.ts': 'the limit of texts, in store.ts',
};

/** Parts of sites whose fetch may wait for ever: `<file>:<line>`. */
export function endlessImports(root: string, heldElsewhere: Readonly<Record<string, string>> = HELD_ELSEWHERE): string[] {
  return globSync('{packages/*,apps/portal}/src/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !/\.(?:test|stories)\.|test-support|packages\/testing|\/tooling\//.test(file) && !(file in heldElsewhere))
    .flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      return [...text.matchAll(FETCHED)]
        .filter(({ index }) => !HELD.test(text.slice(text.lastIndexOf(';', index) + 1, index)))
        .map(({ index }) => `${file}:${text.slice(0, index).split('\n').length}`);
    })
    .toSorted();
}
