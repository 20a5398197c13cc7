/**
 * Whether slow tests run too, as with `npm test -- --all`. Set by an environment variable
 * (`LIVERY_TEST=all`), so that child processes inherit it.
 */
export function everything(): boolean {
  return process.env['LIVERY_TEST'] === 'all';
}
