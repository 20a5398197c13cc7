import { DCLinter } from 'dclint';

/** Rules of dclint about the order of keys; the file is in the order of its start. */
const ORDER = ['service-keys-order', 'services-alphabetical-order', 'top-level-properties-order', 'service-dependencies-alphabetical-order', 'service-ports-alphabetical-order'];

/** What dclint says about a compose file, against the schema of the specification and by its rules, a line each. */
export function composeFaults(file: string): readonly string[] {
  const order = Object.fromEntries(ORDER.map((rule) => [rule, 0 as const]));
  const rules = { ...order, 'require-quotes-in-ports': [1 as const, { quoteType: 'double' }] satisfies [1, Record<string, unknown>] };
  const results = new DCLinter({ rules, quiet: false, debug: false, exclude: [] }).lintFiles([file], false);
  return results.flatMap(({ messages }) => messages.map(({ rule, line, message }) => `${line} ${rule}: ${message}`));
}
