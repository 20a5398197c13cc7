import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { appCode, runOps, runProgram } from '@livery/gateway/test-support';
import { merchantOf } from './call.ts';
import type { Stack } from './stack.ts';

/** Runs a command of `pnpm ops` as an operator who is logged in, and returns what it wrote. @throws with what it said when it was not done */
export type Operator = (...args: readonly string[]) => Promise<string>;

const COMMANDS = fileURLToPath(new URL('../../../apps/gateway/src/operator/main.ts', import.meta.url));
const PASSWORD = 'an operator of journeys';
const STEP_MS = 30_000;

/** Adds an operator of a role, sets up their authenticator app, and logs them in at a site's merchant (PostgreSQL only). */
export async function openOperator({ operators: { url, environment }, settings: { dataDir } }: Stack, site: string, name: string, role: string): Promise<Operator> {
  const env = { OPS_CONFIG: join(dataDir, `operator-${name}.json`), OPS_MERCHANT: await merchantOf(site), OPS_PASSWORD: PASSWORD };
  const run: Operator = async (...args) => {
    const { code, out, err } = await runOps(args, env);
    if (code !== 0) throw new Error(`${args[0] ?? ''} ended with ${code}: ${err}`);
    return out;
  };
  const added = await runProgram(COMMANDS, ['operators:add', name, '--role', role], environment);
  const code = /^ {2}([0-9a-f]{36})$/m.exec(added.out)?.[1];
  if (code === undefined) throw new Error(`The operator was not added: ${added.err}`);
  const { secret } = JSON.parse(await run('session:enrol', '--name', name, '--code', code, '--url', url, '--json')) as { secret: string };
  await run('session:confirm', '--name', name, '--code', code, '--url', url, '--app-code', appCode(secret, Date.now()));
  // Each code is good once: the login takes the next one, which is accepted half a minute early.
  await run('session:login', '--name', name, '--url', url, '--app-code', appCode(secret, Date.now() + STEP_MS));
  return run;
}
