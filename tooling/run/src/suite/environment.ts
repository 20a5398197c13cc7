import { existsSync, realpathSync, statSync } from 'node:fs';
import { findCaddy, findChromium, findPgbouncer, findPostgres } from '@livery/test-config';

/** Identifies the program at a path: another version is another file. */
function fingerprint(path: string | undefined): string {
  if (path === undefined || !existsSync(path)) return 'none';
  const file = realpathSync(path);
  const { size, mtimeMs } = statSync(file);
  return `${file} ${size} ${Math.round(mtimeMs)}`;
}

/**
 * The environment of a run: what turbo.json counts as input beside files (which Node, Chromium, PostgreSQL, PgBouncer and Caddy), and the
 * settings that keep Turborepo and pnpm from reporting or installing anything.
 */
export function suiteEnvironment(): NodeJS.ProcessEnv {
  const postgres = findPostgres();
  return {
    ...process.env,
    LIVERY_NODE: `${process.version} ${process.platform} ${process.arch}`,
    LIVERY_CHROMIUM: fingerprint(findChromium()),
    LIVERY_POSTGRES: `${fingerprint(postgres === undefined ? undefined : `${postgres}/postgres`)} ${fingerprint(findPgbouncer())} ${fingerprint(findCaddy())}`,
    DO_NOT_TRACK: '1',
    TURBO_TELEMETRY_DISABLED: '1',
    TURBO_NO_UPDATE_NOTIFIER: '1',
    STORYBOOK_DISABLE_TELEMETRY: '1',
    pnpm_config_verify_deps_before_run: 'false',
  };
}

/** The environment of the tools: that of the task, which turbo.json limits, without what pnpm and Turborepo add. */
export function toolEnvironment(taskEnv: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const kept = Object.entries(taskEnv).filter(([name]) => !/^(?:npm_|pnpm_|PNPM_|TURBO_HASH$|TURBO_INVOCATION|INIT_CWD$|NODE$|LIVERY_TASKS$)/.test(name));
  return { ...Object.fromEntries(kept), ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }) };
}
