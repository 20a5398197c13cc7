import { createServer, type AddressInfo, type Socket } from 'node:net';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { onOneEngine } from '../../../../test-support/database.ts';
import { openDatabase } from '../index.ts';

/** A message of PostgreSQL: its type, its length, its content. */
function message(type: string, ...content: readonly Buffer[]): Buffer {
  const body = Buffer.concat(content);
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}
const AUTHENTICATED = message('R', Buffer.from([0, 0, 0, 0]));
const READY = message('Z', Buffer.from('I'));
const ENDED = message('E', Buffer.from('SFATAL\0C57P01\0Mterminating connection due to administrator command\0\0'));

/** A server that is stopped just as it has let a client in: both are said in one packet. */
async function serverThatIsStopped(): Promise<string> {
  const server = createServer((socket: Socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => socket.end(Buffer.concat([AUTHENTICATED, READY, ENDED])));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => void server.close(() => resolve())));
  return `postgres://anyone@127.0.0.1:${(server.address() as AddressInfo).port}/any`;
}

describe.runIf(onOneEngine)('postgresConnections', () => {
  it('rejects the statement, and ends nothing, when the server ends a connection as it establishes it', async () => {
    const uncaught: unknown[] = [];
    const note = (error: unknown): void => void uncaught.push(error);
    process.on('uncaughtException', note);
    onTestFinished(() => void process.off('uncaughtException', note));
    const timeouts = { connectMs: 2_000, statementMs: 2_000, lockMs: 2_000, idleInTransactionMs: 2_000 };
    const url = await serverThatIsStopped();
    const asking = async (): Promise<void> => {
      const db = await openDatabase({ engine: 'postgres', url, poolSize: 1, timeouts });
      onTestFinished(() => db.close());
      await sql`select 1`.execute(db.query);
    };
    await expect(asking()).rejects.toThrow();
    expect(uncaught).toEqual([]);
  });
});
