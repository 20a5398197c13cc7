import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { programEnvironment } from '@livery/test-config';

/** How a program ended, and what it wrote. */
export interface Ended {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

const OPS = fileURLToPath(new URL('../../../../tooling/ops-cli/src/main.ts', import.meta.url));

/** Runs a program of the sources to its end. */
export async function runProgram(program: string, args: readonly string[], env: Readonly<Record<string, string>>): Promise<Ended> {
  const child = spawn(process.execPath, [program, ...args], { env: programEnvironment(env), stdio: ['ignore', 'pipe', 'pipe'] });
  let [out, err] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number];
  return { code, out, err };
}

/** Runs `pnpm ops`. */
export const runOps = (args: readonly string[], env: Readonly<Record<string, string>>): Promise<Ended> => runProgram(OPS, args, env);
