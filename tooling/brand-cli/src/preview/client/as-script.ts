import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { transformWithOxc } from 'vite';

const scripts = new Map<string, Promise<string>>();

/** A file of this folder as browsers take it: without types, and these files import nothing but types. */
async function codeOf(name: string): Promise<string> {
  const file = fileURLToPath(new URL(name, import.meta.url));
  const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file, { sourcemap: false });
  return code.replaceAll(/^export /gm, '').replaceAll('</', '<\\/');
}

/**
 * A file of this folder as a script that calls its function.
 *
 * @param name of the file, such as `page-client.ts`
 * @param start name of the function that it exports
 * @param given its argument, as JSON
 */
export async function asScript(name: string, start: string, given?: unknown): Promise<string> {
  const script = scripts.get(name) ?? codeOf(name);
  scripts.set(name, script);
  const argument = given === undefined ? '' : JSON.stringify(given).replaceAll('<', '\\u003c');
  return `(() => {${await script}\n${start}(${argument});})();`;
}
