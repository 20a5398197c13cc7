import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';

/**
 * A file of this folder as a script that calls its function: browsers take no types, and these files import nothing but types.
 *
 * @param name of the file, such as `page-client.ts`
 * @param start name of the function that it exports
 * @param given its argument, as JSON
 */
export function asScript(name: string, start: string, given?: unknown): string {
  const code = stripTypeScriptTypes(readFileSync(new URL(name, import.meta.url), 'utf8')).replaceAll(/^export /gm, '');
  const argument = given === undefined ? '' : JSON.stringify(given).replaceAll('<', '\\u003c');
  return `(() => {${code.replaceAll('</', '<\\/')}\n${start}(${argument});})();`;
}
