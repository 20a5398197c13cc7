import { chmodSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { CommandProblem, exitCodes } from './exit-codes.ts';

/** A login that is kept between commands. */
export interface KeptLogin {
  readonly url: string;
  /** Absent after a logout. */
  readonly token?: string | undefined;
}

type Environment = Readonly<Record<string, string | undefined>>;

const shape = z.object({ url: z.string(), token: z.string().optional() });
const OWNER_ALONE = 0o600;

/** Where the login is kept. */
export function loginPath(env: Environment): string {
  if (env['OPS_CONFIG'] !== undefined && env['OPS_CONFIG'] !== '') return env['OPS_CONFIG'];
  const folder = env['XDG_CONFIG_HOME'] ?? (process.platform === 'win32' ? env['APPDATA'] : undefined) ?? join(homedir(), '.config');
  return join(folder, 'livery', 'ops.json');
}

/**
 * Reads the kept login; undefined where there is none.
 * @throws CommandProblem where others may read it, or it is no login
 */
export function readLogin(path: string): KeptLogin | undefined {
  let text: string;
  try {
    const { mode } = statSync(path);
    if (process.platform !== 'win32' && (mode & 0o077) !== 0) throw new CommandProblem(exitCodes.usage, `Others may read ${path}, which keeps your login. Run: chmod 600 ${path}`);
    text = readFileSync(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
  try {
    return shape.parse(JSON.parse(text));
  } catch {
    throw new CommandProblem(exitCodes.usage, `${path} is no login. Delete it and log in again: ops session:login`);
  }
}

/** Keeps a login, readable by its owner alone from the first moment on. */
export function writeLogin(path: string, login: KeptLogin): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const fresh = `${path}.${process.pid}`;
  try {
    writeFileSync(fresh, `${JSON.stringify(login)}\n`, { mode: OWNER_ALONE, flag: 'wx' });
    chmodSync(fresh, OWNER_ALONE);
    renameSync(fresh, path);
  } finally {
    rmSync(fresh, { force: true });
  }
}
