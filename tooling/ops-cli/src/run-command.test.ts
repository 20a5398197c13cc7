import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CommandProblem } from './exit-codes.ts';
import { runCommand } from './run-command.ts';

interface Received {
  readonly method: string | undefined;
  readonly path: string | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

const folder = mkdtempSync(join(tmpdir(), 'livery-ops-cli-'));
const file = join(folder, 'deep', 'ops.json');
const received: Received[] = [];
let answers: unknown[] = [];
let server: Server;
let url: string;
let printed: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    void text(request).then((body) => {
      received.push({ method: request.method, path: request.url, headers: request.headers, body });
      response.setHeader('content-type', 'application/json').end(JSON.stringify(answers.shift()));
    });
  });
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening));
  url = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => {
  received.length = 0;
  answers = [];
  printed = '';
  rmSync(file, { force: true });
});

const ok = (value: object) => ({ success: true, value, requestId: 'r' });
async function run(args: string[], env: Record<string, string> = {}, ask: (what: string) => Promise<string | undefined> = async () => undefined): Promise<{ code: number; message: string }> {
  try {
    return { code: await runCommand(args, { env: { OPS_CONFIG: file, OPS_URL: url, ...env }, ask, print: (line) => (printed += line) }), message: '' };
  } catch (error) {
    if (!(error instanceof CommandProblem)) throw error;
    return { code: error.exitCode, message: error.message };
  }
}
const member = '0190a0a0-0000-7000-8000-000000000001';
const block = ['members:block', '--merchant', 'M1', '--member-id', member, '--reason', 'why not'];
const effect = { outcome: 'done', approvalId: null, subject: `member:${member}`, before: { status: 'active' }, after: { status: 'blocked', gamesEnded: 2 }, trail: 7 };

const picture = { id: member, mediaType: 'image/png', width: 2, height: 1, bytes: 3, data: Buffer.from('png').toString('base64') };
const fetchPicture = ['documents:picture', '--merchant', 'M1', '--image-id', member];

describe('documents:picture', () => {
  it('writes the picture to a new file that its owner alone reads', async () => {
    const target = join(folder, 'front.png');
    answers = [ok(picture), ok(picture)];
    expect((await run([...fetchPicture, '--save', target], { OPS_TOKEN: 't' })).code).toBe(0);
    expect([readFileSync(target, 'utf8'), statSync(target).mode & 0o777]).toEqual(['png', 0o600]);
    expect(printed).toContain(target);
    expect((await run([...fetchPicture, '--save', target], { OPS_TOKEN: 't' })).message).toContain('EEXIST');
  });

  it('shows its size alone when no file is named', async () => {
    answers = [ok(picture)];
    await run(fetchPicture, { OPS_TOKEN: 't' });
    expect(printed).toMatch(/width +2/);
    expect(printed).not.toContain(picture.data);
  });
});

describe('statements:check', () => {
  const check = (name: string) => ['statements:check', '--merchant', 'M1', '--provider', 'pay', '--from', '2026-03-01T00:00:00Z', '--to', '2026-03-02T00:00:00Z', '--file', name, '--reason', 'daily'];
  const statement = join(folder, 'statement.csv');
  const env = { OPS_TOKEN: 't' };

  it('sends what the named file has, byte order mark and all', async () => {
    writeFileSync(statement, '\u{FEFF}kind,number\r\npay-in,"ü"\n');
    answers = [ok({ effect: { ...effect, subject: 'statement:1' } })];
    expect(await run(check(statement), env)).toEqual({ code: 0, message: '' });
    expect(JSON.parse(received[0]?.body ?? '')).toEqual({ provider: 'pay', from: '2026-03-01T00:00:00Z', to: '2026-03-02T00:00:00Z', marginMinutes: 15, file: '\u{FEFF}kind,number\r\npay-in,"ü"\n', reason: 'daily' });
  });

  it.each([
    ['is not there', () => rmSync(statement, { force: true }), /--file: .*ENOENT/],
    ['is too large', () => writeFileSync(statement, 'x'.repeat(2 * 1024 * 1024 + 1)), /2097153 bytes, and at most 2097152/],
    ['is no text', () => writeFileSync(statement, Buffer.from([0xff, 0xfe, 0x00])), /cannot be read as text/],
    ['is a folder', () => { rmSync(statement); mkdirSync(statement); }, /EISDIR/],
    ['is empty', () => { rmSync(statement, { recursive: true }); writeFileSync(statement, ''); }, /--file: /],
  ])('sends nothing when the file %s', async (_, prepare, message) => {
    prepare();
    const ended = await run(check(statement), env);
    expect([ended.code, received]).toEqual([2, []]);
    expect(ended.message).toMatch(message);
  });
});

describe('runCommand', () => {
  it('asks for secrets, keeps the token for its owner alone, and sends it to that server only', async () => {
    answers = [ok({ token: 'a-token-of-the-tests', expiresAt: '2026-01-01T00:00:00.000Z', operator: { name: 'ann', roles: ['support'], merchants: null } }), ok({ effect })];
    const typed: Record<string, string> = { Password: 'secret of ann', 'Code of the authenticator app': '123456' };
    expect(await run(['session:login', '--name', 'ann'], {}, async (what) => typed[what])).toEqual({ code: 0, message: '' });
    expect(JSON.parse(received[0]?.body ?? '')).toEqual({ name: 'ann', password: 'secret of ann', appCode: '123456' });
    expect(printed).not.toContain('a-token-of-the-tests');
    expect([statSync(file).mode & 0o777, JSON.parse(readFileSync(file, 'utf8'))]).toEqual([0o600, { url, token: 'a-token-of-the-tests' }]);
    expect((await run(block)).code).toBe(0);
    expect(received[1]).toMatchObject({ method: 'POST', path: '/ops/v1/members/block', headers: { authorization: 'Bearer a-token-of-the-tests', 'x-merchant-code': 'M1' } });
    expect(await run(block, { OPS_URL: 'http://localhost:9' })).toMatchObject({ code: 3 });
  });

  it('prints an effect as before and after, and as JSON', async () => {
    answers = [ok({ effect }), ok({ effect }), ok({ effect: { ...effect, outcome: 'waiting', approvalId: member } })];
    const env = { OPS_TOKEN: 'a-token-of-the-tests' };
    await run(block, env);
    expect(printed).toBe(`Done: member:${member}, row 7 of the trail.\n\n             before  after\nstatus       active  blocked\ngames ended  -       2`);
    printed = '';
    await run([...block, '--json'], env);
    expect(JSON.parse(printed)).toEqual({ effect });
    printed = '';
    expect((await run(block, env)).code).toBe(5);
    expect(printed).toContain(`approvals:approve --approval-id ${member}`);
  });

  it('says of a dry run that a second operator has to approve it, and of a key who makes it', async () => {
    answers = [ok({ effect: { ...effect, outcome: 'dryRun', needsApproval: true, trail: null } }), ok({ effect: { ...effect, outcome: 'dryRun', needsApproval: false, trail: null } })];
    await run(block, { OPS_TOKEN: 'a-token-of-the-tests' });
    expect(printed).toMatch(/^Dry run: .*after a second operator has approved it\./);
    printed = '';
    await run(block, { OPS_TOKEN: 'a-token-of-the-tests' });
    expect(printed).not.toContain('second operator');
    printed = '';
    await run(['vendor-keys:rotate', '--help']);
    expect(printed).toMatch(/second operator[\s\S]*--approval-id/);
    printed = '';
    await run(['settings:reset', '--help']);
    expect(printed).toMatch(/ends with 5 it waits for a second operator, whose approval carries it out/);
  });

  it('finds the member of an account first, and sends a fresh key with money', async () => {
    answers = [ok({ members: [{ id: member }] }), ok({ effect })];
    const env = { OPS_TOKEN: 'a-token-of-the-tests', OPS_MERCHANT: 'M1' };
    await run(['money:adjust', '--account', 'y', '--direction', 'debit', '--amount', '5', '--reason', 'why not'], env);
    expect(received.map(({ path }) => path)).toEqual(['/ops/v1/members/find?account=y', '/ops/v1/money/adjust']);
    expect(received[1]?.headers['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/);
    expect(JSON.parse(received[1]?.body ?? '')).toEqual({ memberId: member, direction: 'debit', amount: '5', reason: 'why not', dryRun: false });
  });

  it('sends nothing where the command line is wrong, and lists every fault', async () => {
    const env = { OPS_TOKEN: 'a-token-of-the-tests', OPS_MERCHANT: 'M1' };
    const { code, message } = await run(['money:adjust', '--member-id', 'x', '--direction', 'up', '--amount', '-5'.padStart(3, ' '), '--reason', 'why not'], env);
    expect(code).toBe(2);
    for (const option of ['--member-id: ', '--direction: ', '--amount: ']) expect(message).toContain(option);
    expect(await run(block.filter((word) => word !== '--merchant' && word !== 'M1'), { OPS_TOKEN: 'a-token-of-the-tests' })).toMatchObject({ code: 2 });
    expect(await run(block)).toMatchObject({ code: 3 });
    expect(await run(['session:login', '--name', 'ann'])).toMatchObject({ code: 2 });
    expect(await run(['session:login', '--name', 'ann', '--url', 'http://ops.example'])).toMatchObject({ code: 2, message: expect.stringContaining('https') as string });
    expect(received).toEqual([]);
  });

  it('ends with 1 and the message of a refusal, with 3 where the session has ended, and with 4 where no such server answers', async () => {
    const env = { OPS_TOKEN: 'a-token-of-the-tests' };
    answers = [
      { success: false, code: 'STATE_CONFLICT', message: 'ann is blocked already.', requestId: 'r1' },
      { success: false, code: 'SESSION_EXPIRED', message: 'Log in again.', requestId: 'r2' },
      { hello: 'world' },
    ];
    expect(await run(block, env)).toEqual({ code: 1, message: 'members:block: ann is blocked already. (STATE_CONFLICT, request r1)' });
    expect((await run(block, env)).code).toBe(3);
    expect((await run(block, env)).code).toBe(4);
  });

  it('refuses a file that others may read', async () => {
    const open = join(folder, 'open.json');
    writeFileSync(open, JSON.stringify({ url, token: 'x' }), { mode: 0o644 });
    expect(await run(block, { OPS_CONFIG: open })).toMatchObject({ code: 2, message: expect.stringContaining('chmod 600') as string });
  });

  it('takes out what a terminal would obey', async () => {
    answers = [ok({ members: [{ id: member, account: 'a\u001B[2Jb', type: 0, status: 'active', mobile: null, email: null }] })];
    await run(['members:find', '--merchant', 'M1', '--account', 'a'], { OPS_TOKEN: 'a-token-of-the-tests' });
    expect(printed).not.toContain('\u001B');
  });
});
