/**
 * The environment of a program that a test starts: nothing of this process but where programs are found and where Node keeps
 * compiled modules, without which each start compiles everything anew.
 */
export function programEnvironment(more: Readonly<Record<string, string>> = {}): Record<string, string> {
  const kept = ['PATH', 'NODE_COMPILE_CACHE', 'NODE_COMPILE_CACHE_PORTABLE'].flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]]));
  return { ...(Object.fromEntries(kept) as Record<string, string>), ...more };
}
