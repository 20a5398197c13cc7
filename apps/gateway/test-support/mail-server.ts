import type { AddressInfo } from 'node:net';
import { generate } from 'selfsigned';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A key, and the certificate of `name` that it signed itself. */
export interface Certificate {
  readonly key: string;
  readonly cert: string;
}

export async function certificateOf(name: string): Promise<Certificate> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: name }], { keyType: 'ec', algorithm: 'sha256' });
  return { key, cert };
}

/** A mail as the server took it. */
export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  readonly raw: string;
  readonly secure: boolean;
  readonly user: unknown;
}

/** An SMTP server on this machine, with STARTTLS and one account. */
export interface MailServer {
  readonly port: number;
  readonly received: ReceivedMail[];
  stop(): Promise<void>;
}

export const MAIL_USER = 'sender';
export const MAIL_PASSWORD = 'a password of the mail server';

export async function startMailServer({ key, cert }: Certificate, options: Partial<SMTPServerOptions> = {}): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    key,
    cert,
    logger: false,
    closeTimeout: 50,
    onAuth({ username, password }, _session, done) {
      if (username === MAIL_USER && password === MAIL_PASSWORD) done(null, { user: username });
      else done(new Error('Wrong.'));
    },
    onData(stream, session, done) {
      let raw = '';
      stream.on('data', (chunk: Buffer) => (raw += chunk.toString('utf8')));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        received.push({ from: mailFrom === false ? '' : mailFrom.address, to: rcptTo.map(({ address }) => address), raw, secure: session.secure, user: session.user as unknown });
        done();
      });
    },
    ...options,
  });
  // Clients that go away are part of what is tested.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => void server.listen(0, 'localhost', resolve));
  const { port } = server.server.address() as AddressInfo;
  return { port, received, stop: () => new Promise((resolve) => server.close(() => resolve())) };
}
