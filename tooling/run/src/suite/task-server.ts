import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Outcome } from './stage.ts';
import type { StageRunner } from './stage-runner.ts';

/** The request of a task. */
export interface TaskRequest {
  stage: string;
  folder: string;
  env: NodeJS.ProcessEnv;
}

async function textOf(message: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

/** A server for the tasks of one run. */
export interface TaskServer {
  /** A socket that only this user can open. */
  address: string;
  close(): void;
}

/** Listens for the tasks that Turborepo starts and answers each with its result. */
export async function serveTasks(runner: StageRunner): Promise<TaskServer> {
  const folder = mkdtempSync(join(tmpdir(), 'livery-tasks-'));
  const address = process.platform === 'win32' ? `\\\\.\\pipe\\${folder.replaceAll(/[\\/:]/g, '-')}` : join(folder, 'socket');
  const server = createServer((message, response) => {
    void textOf(message)
      .then((text) => JSON.parse(text) as TaskRequest)
      .then(({ stage, folder: place, env }) => runner.request(stage, place, env))
      .then((outcome) => response.end(JSON.stringify(outcome)));
  });
  server.listen(address);
  await once(server, 'listening');
  return {
    address,
    close() {
      server.closeAllConnections();
      server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Asks the run that a task belongs to for its result; waits as long as that takes.
 *
 * @throws Error when the run has ended
 */
export async function askForResult(address: string, body: TaskRequest): Promise<Outcome> {
  const call = request({ socketPath: address, path: '/', method: 'POST' });
  call.end(JSON.stringify(body));
  const [response] = (await once(call, 'response')) as [IncomingMessage];
  return JSON.parse(await textOf(response)) as Outcome;
}
