const UNREACHABLE = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'ETIMEDOUT', 'EHOSTUNREACH', 'EAI_AGAIN']);

/** SQLSTATE codes with which PostgreSQL refuses a login. */
const REFUSED: Readonly<Record<string, string>> = {
  '28000': 'does not let this user in',
  '28P01': 'refuses the user name or the password',
  '3D000': 'has no such database',
  '53300': 'has no connection left',
  '57P03': 'is still starting',
};

/** Host, port and database of an address, without the user and the password. */
function serverOf(url: string): string {
  if (!URL.canParse(url)) return 'named by DATABASE_URL';
  const { host, pathname } = new URL(url);
  return `at ${host}${pathname}`;
}

/** What an administrator runs for a login that owns nothing of its database. */
function toOwn(url: string): string {
  if (!URL.canParse(url)) return 'alter database … owner to …';
  const { username, pathname } = new URL(url);
  return `alter database "${decodeURIComponent(pathname.slice(1))}" owner to "${decodeURIComponent(username)}"`;
}

/**
 * Why PostgreSQL could not be used, as a sentence for the person who starts the gateway.
 *
 * @param url the address that was used
 * @param variable of the environment, which has it
 * @returns undefined when the error is no refused connection or right, or no PostgreSQL is configured
 */
export function describeDatabaseError(error: unknown, url: string | undefined, variable = 'DATABASE_URL'): string | undefined {
  if (url === undefined || !(error instanceof Error)) return undefined;
  // What the driver says of a connection that was not established in time.
  if (error.message === 'Connection terminated due to connection timeout') return `PostgreSQL ${serverOf(url)} does not answer. Check ${variable} and that the server runs.`;
  if (!('code' in error) || typeof error.code !== 'string') return undefined;
  const { code } = error;
  if (code === '42501' && error.message.startsWith('permission denied for schema')) {
    return `PostgreSQL ${serverOf(url)} does not let this login make tables (${code}). It has to own the database: let an administrator of the server run ${toOwn(url)}`;
  }
  const reason = UNREACHABLE.has(code) ? 'cannot be reached' : REFUSED[code];
  if (reason === undefined) return undefined;
  return `PostgreSQL ${serverOf(url)} ${reason} (${code}). Check ${variable} and that the server runs.`;
}
