import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const skipped = /^(node_modules|dist|\.cache|locales|tooling|fixtures|storybook-static)$/;
const source = /\.tsx?$/;
const notShipped = /\.(test|stories)\.tsx?$|\.gen\.ts$/;

/** The source files below a folder that reach visitors: no tests, no stories, nothing generated. */
export function shippedSources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return skipped.test(entry.name) ? [] : shippedSources(path);
    return source.test(entry.name) && !notShipped.test(entry.name) ? [path] : [];
  });
}
