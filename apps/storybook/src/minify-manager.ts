import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { minify } from 'vite';

/**
 * Minifies the scripts of a built workbench's own window, in place. Storybook writes them as they were published, five megabytes
 * with comments: every visit fetches and parses them before the first story.
 *
 * @param folder of the build
 * @throws Error when a script cannot be parsed
 */
export async function minifyManager(folder: string): Promise<void> {
  for (const name of globSync('{sb-manager,sb-addons}/**/*.js', { cwd: folder })) {
    const file = join(folder, name);
    const { code, errors } = await minify(file, readFileSync(file, 'utf8'), { module: true });
    if (errors.length > 0) throw new Error(`${name}: ${errors.map(({ message }) => message).join('; ')}`);
    writeFileSync(file, code);
  }
}

const [, program, folder] = process.argv;
if (program === import.meta.filename && folder !== undefined) await minifyManager(folder);
