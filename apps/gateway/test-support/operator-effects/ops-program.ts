import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { runToEnd } from '@livery/ops-cli';
import { programEnvironment } from '@livery/test-config';

/** How a program ended, and what it wrote. */
export interface Ended {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** The program behind `pnpm ops`. */
export const OPS_PROGRAM = fileURLToPath(new URL('../../../../tooling/ops-cli/src/main.ts', import.meta.url));

/** Runs a program of the sources to its end. */
export async function runProgram(program: string, args: readonly string[], env: Readonly<Record<string, string>>): Promise<Ended> {
  const child = spawn(process.execPath, [program, ...args], { env: programEnvironment(env), stdio: ['ignore', 'pipe', 'pipe'] });
  let [out, err] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number];
  return { code, out, err };
}

/** Runs what `pnpm ops` runs, in this process and without a terminal: a program of its own would take longer to start than to do its work. */
export async function runOps(args: readonly string[], env: Readonly<Record<string, string>>): Promise<Ended> {
  let [out, err] = ['', ''];
  const code = await runToEnd(args, { env, ask: async () => undefined, print: (text) => void (out += `${text}\n`), complain: (message) => void (err += `${message}\n`) });
  return { code, out, err };
}
