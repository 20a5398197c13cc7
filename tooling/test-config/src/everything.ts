/**
 * Whether tests run that take longer than a merge should wait, as `npm test -- --all` asks for. Said by the environment
 * (`LIVERY_TEST=all`), so that the tools which a test run starts know it too.
 */
export function everything(): boolean {
  return process.env['LIVERY_TEST'] === 'all';
}
