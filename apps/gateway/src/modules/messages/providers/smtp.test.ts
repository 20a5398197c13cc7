import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import type { SMTPServerOptions } from 'smtp-server';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { certificateOf, MAIL_PASSWORD, MAIL_USER, startMailServer, type Certificate, type MailServer } from '../../../../test-support/mail-server.ts';
import type { Delivery } from './provider.ts';
import { smtpSettings, type SmtpSettings } from './settings.ts';
import { createSmtp } from './smtp.ts';

/** For servers that do not answer. */
const IMPATIENT = { connectMs: 400, silenceMs: 400, totalMs: 600 };
let good: Certificate;
let elsewhere: Certificate;
const servers: (MailServer | { stop(): Promise<void> })[] = [];

beforeAll(async () => {
  [good, elsewhere] = await Promise.all([certificateOf('localhost'), certificateOf('mail.elsewhere.example')]);
});
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.stop()));
});

const delivery: Delivery = {
  id: '0199-1', merchant: 'NORTH01', brand: 'Nörth, "Casino"', domain: 'www.north.example', recipient: 'ann@mail.example',
  subject: 'Your temporary password', text: 'Hello <Ann>\nsecond line\n\nabc123\n\nBye', expiresAt: new Date(Date.UTC(2026, 0, 2)),
};

async function serve(options: Partial<SMTPServerOptions> = {}, certificate = good): Promise<MailServer> {
  const server = await startMailServer(certificate, options);
  servers.push(server);
  return server;
}

function settingsFor(port: number, changes: Partial<SmtpSettings> = {}): SmtpSettings {
  return smtpSettings.parse({ host: 'localhost', port, security: 'starttls', username: MAIL_USER, password: MAIL_PASSWORD, from: 'no-reply@{domain}', ca: good.cert, ...changes });
}
const send = (settings: SmtpSettings, changes: Partial<Delivery> = {}) => createSmtp(settings).send({ ...delivery, ...changes });
const sendImpatiently = (port: number) => createSmtp(settingsFor(port), IMPATIENT).send(delivery);

/** A server that is no mail server at all. */
async function listen(onConnection: (socket: Socket) => void): Promise<number> {
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    onConnection(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  servers.push({
    stop: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  });
  return (server.address() as AddressInfo).port;
}

describe('createSmtp', () => {
  it.each([['starttls', false], ['tls', true]] as const)('sends by %s with the account, as the brand, as text and HTML', async (security, secure) => {
    const server = await serve({ secure });
    expect(await send(settingsFor(server.port, { security }))).toMatchObject({ kind: 'sent' });
    const [mail] = server.received;
    expect(mail).toMatchObject({ from: 'no-reply@www.north.example', to: ['ann@mail.example'], secure: true, user: MAIL_USER });
    // Lines are broken where they are long.
    const raw = (mail?.raw ?? '').replaceAll(/=\r?\n/g, '');
    expect(raw).toMatch(/^From: =\?UTF-8\?.*<no-reply@www\.north\.example>/m);
    expect(raw).toContain('To: ann@mail.example');
    expect(raw).toContain('Subject: Your temporary password');
    expect(raw).toContain('Message-ID: <0199-1@www.north.example>');
    expect(raw).toContain('Auto-Submitted: auto-generated');
    expect(raw).toContain('Content-Type: text/plain');
    expect(raw).toContain('Content-Type: text/html');
    expect(raw).toContain('Hello <Ann>');
    expect(raw).toContain('Hello &lt;Ann&gt;<br>second line');
  });

  it('states the same Message-ID at each attempt, by which a server recognises a repetition', async () => {
    const server = await serve();
    for (let attempt = 1; attempt <= 2; attempt++) await send(settingsFor(server.port, { from: 'mail@brand.example' }));
    const ids = server.received.map(({ raw }) => /^Message-ID: (.*)$/m.exec(raw)?.[1]);
    expect(ids).toEqual(['<0199-1@brand.example>', '<0199-1@brand.example>']);
  });

  it('reads no header out of what a recipient or a subject says', async () => {
    const server = await serve();
    const outcome = await send(settingsFor(server.port), { recipient: 'ann@mail.example\r\nBcc: eve@mail.example', subject: 'x\r\nBcc: eve@mail.example' });
    expect(outcome.kind === 'permanent' || server.received.every(({ to, raw }) => to.length === 1 && !/^Bcc:/m.test(raw))).toBe(true);
  });

  it.each<[string, Partial<SMTPServerOptions>, 'temporary' | 'permanent', string]>([
    ['an unknown recipient', { onRcptTo: (_address, _session, done) => done(Object.assign(new Error('No ann here'), { responseCode: 550 })) }, 'permanent', 'EENVELOPE RCPT TO 550'],
    ['a full mailbox', { onRcptTo: (_address, _session, done) => done(Object.assign(new Error('later'), { responseCode: 452 })) }, 'temporary', 'EENVELOPE RCPT TO 452'],
    ['a sender that it does not take', { onMailFrom: (_address, _session, done) => done(Object.assign(new Error('not you'), { responseCode: 550 })) }, 'temporary', 'EENVELOPE MAIL FROM 550'],
    ['a content that it does not take', { onData: (stream, _session, done) => void stream.resume().on('end', () => done(Object.assign(new Error('spam'), { responseCode: 554 }))) }, 'permanent', 'EMESSAGE DATA 554'],
    ['greylisting', { onData: (stream, _session, done) => void stream.resume().on('end', () => done(Object.assign(new Error('later'), { responseCode: 451 }))) }, 'temporary', 'EMESSAGE DATA 451'],
    ['a wrong password', { onAuth: (_auth, _session, done) => done(new Error('no')) }, 'temporary', 'EAUTH AUTH PLAIN 535'],
  ])('returns for %s', async (_, options, kind, reason) => {
    const server = await serve(options);
    expect(await send(settingsFor(server.port))).toEqual({ kind, reason });
  });

  it('returns a temporary failure where the connection is lost after the text was given over', async () => {
    const server = await serve({
      onData(stream) {
        stream.resume().on('end', () => void lost.stop());
      },
    });
    const lost = server;
    expect(await send(settingsFor(server.port))).toMatchObject({ kind: 'temporary' });
  });

  it('returns a temporary failure where nobody listens, or nothing is ever said', async () => {
    const server = await startMailServer(good);
    await server.stop();
    expect(await send(settingsFor(server.port))).toMatchObject({ kind: 'temporary' });
    expect(await sendImpatiently(await listen(() => undefined))).toMatchObject({ kind: 'temporary' });
    expect(await send(settingsFor(await listen((socket) => socket.destroy())))).toMatchObject({ kind: 'temporary' });
  });

  it('returns in time where a server says a little again and again', async () => {
    const port = await listen((socket) => {
      socket.write('220 here\r\n');
      const timer = setInterval(() => socket.write('250-still here\r\n'), 100);
      socket.on('close', () => clearInterval(timer));
    });
    expect(await sendImpatiently(port)).toEqual({ kind: 'temporary', reason: 'timeout' });
  });

  it('gives neither password nor mail to a server without TLS, or with the certificate of another or of an unknown authority', async () => {
    const asked: string[] = [];
    const onAuth: SMTPServerOptions['onAuth'] = ({ username }, _session, done) => {
      asked.push(String(username));
      done(null, { user: username });
    };
    const plain = await serve({ disabledCommands: ['STARTTLS'], allowInsecureAuth: true, onAuth });
    const other = await serve({ onAuth }, elsewhere);
    const unknown = await serve({ onAuth });
    const { ca: _ca, ...withoutAuthority } = settingsFor(unknown.port);
    const outcomes = [await send(settingsFor(plain.port)), await send(settingsFor(other.port, { ca: elsewhere.cert })), await send(withoutAuthority)];
    expect(outcomes.map(({ kind }) => kind)).toEqual(['temporary', 'temporary', 'temporary']);
    expect(asked).toEqual([]);
    expect([plain, other, unknown].flatMap(({ received }) => received)).toEqual([]);
  });
});

describe('smtpSettings', () => {
  it.each([
    ['plain text to another machine', { host: 'mail.example', security: 'none' }],
    ['a name without a password', { password: undefined }],
    ['an address with a name', { from: 'Ann <ann@mail.example>' }],
    ['an unknown field', { rejectUnauthorized: false }],
  ])('rejects %s', (_, changes) => {
    const settings = { host: 'localhost', port: 587, security: 'starttls', username: 'a', password: 'b', from: 'a@b.example', ...changes };
    expect(smtpSettings.safeParse(settings).success).toBe(false);
  });
});
