import { createRequire, registerHooks } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { sameContent } from './same-content.ts';
import type { SharedModule } from './same-content.ts';

const STAMP = 'livery-read';
const brandKit = import.meta.resolve('@livery/brand-kit');
const shared = sameContent(STAMP);
let reads = 0;
let hooked = false;

/**
 * Lets brand folders anywhere on disk import `@livery/brand-kit`, and adds the version stamp of a read to every
 * imported file, so that edited files are read again instead of coming from Node's module cache. Where the stamp names a content
 * (`sameContent`), that is what is evaluated. They import nothing else: a brand is data, whatever the machine is that builds it.
 */
function hookOnce(): void {
  if (hooked) return;
  hooked = true;
  registerHooks({
    resolve(specifier, context, next) {
      const stamp = context.parentURL === undefined ? null : new URL(context.parentURL).searchParams.get(STAMP);
      if (stamp === null) return next(specifier, context);
      if (specifier === '@livery/brand-kit') return { url: brandKit, shortCircuit: true };
      // As Node says it of a package that is not there: Node's own modules and installed packages are none of a brand's business.
      if (!specifier.startsWith('.')) throw Object.assign(new Error(`Cannot find package '${specifier}' imported from ${fileURLToPath(context.parentURL ?? '')}`), { code: 'ERR_MODULE_NOT_FOUND' });
      const module = shared.named(stamp);
      if (module !== undefined) return { url: module.imports.get(specifier)?.url ?? '', format: 'module-typescript', shortCircuit: true };
      const resolved = next(specifier, context);
      return { ...resolved, url: `${resolved.url}?${STAMP}=${stamp}` };
    },
    load(url, context, next) {
      const stamp = url.startsWith('file:') ? new URL(url).searchParams.get(STAMP) : null;
      const module = stamp === null ? undefined : shared.named(stamp);
      if (module?.source === undefined) return next(url, context);
      const { source } = module;
      module.source = undefined;
      return { format: 'module-typescript', source, shortCircuit: true };
    },
  });
}

// Native import, so that test runners and bundlers do not transform it: Node evaluates brands with its type stripping.
const nativeImport = createRequire(import.meta.url)('./native-import.cjs') as (url: string) => Promise<Exports>;

/** Exports of a file by name. */
export type Exports = Readonly<Record<string, unknown>>;

/** Evaluates a TypeScript file. @throws whatever evaluation throws, including SyntaxError */
export type Evaluate = (path: string) => Promise<Exports>;

/**
 * Begins a reading of a brand: its files are evaluated in the state in which they are now, each once, so that shared values are the same
 * objects. Node never frees a module, so what says the same as a file that was read before is not evaluated again: nobody changes what a
 * file exports.
 */
export function beginReading(): Evaluate {
  hookOnce();
  reads += 1;
  const stamp = reads;
  const seen = new Map<string, SharedModule | undefined>();
  return async (path) => {
    const own = `${pathToFileURL(path).href}?${STAMP}=${stamp}`;
    const module = shared.moduleOf(path, seen);
    if (module === undefined) return nativeImport(own);
    try {
      return await nativeImport(module.url);
    } catch {
      // The error of the file itself names its own path and lines.
      return nativeImport(own);
    }
  };
}
