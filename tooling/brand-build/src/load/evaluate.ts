import { createRequire, registerHooks } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

const STAMP = 'livery-read';
const brandKit = import.meta.resolve('@livery/brand-kit');
let reads = 0;
let hooked = false;

/**
 * Lets brand folders anywhere on disk import `@livery/brand-kit`, and adds the version stamp of a read to every
 * imported file, so that edited files are read again instead of coming from Node's module cache. They import nothing else: a
 * brand is data, whatever the machine is that builds it.
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
      const resolved = next(specifier, context);
      return { ...resolved, url: `${resolved.url}?${STAMP}=${stamp}` };
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
 * objects. Node never frees a module, so what is read twice is kept twice.
 */
export function beginReading(): Evaluate {
  hookOnce();
  reads += 1;
  const stamp = reads;
  return (path) => nativeImport(`${pathToFileURL(path).href}?${STAMP}=${stamp}`);
}
