import { createTransport } from 'nodemailer';
import { completeLanguages } from '../../../platform/texts/index.ts';
import { mailHtml } from './mail-html.ts';
import type { Delivery, Outcome, Provider } from './provider.ts';
import type { SmtpSettings } from './settings.ts';

/** Milliseconds: of the connection, of the greeting, without a byte, and in all. */
export interface SmtpTimeouts {
  readonly connectMs: number;
  readonly silenceMs: number;
  readonly totalMs: number;
}

const TIMEOUTS: SmtpTimeouts = { connectMs: 5_000, silenceMs: 10_000, totalMs: 20_000 };

/** Where a server refuses the message, not us: its recipient or its content. */
const MESSAGE_ERRORS = new Set(['EENVELOPE', 'EMESSAGE']);

const numberOf = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

/** Codes of the error alone: a server may repeat the recipient in its words. */
function outcomeOf(error: unknown): Outcome {
  const { code, responseCode, command } = Object(error) as { code?: unknown; responseCode?: unknown; command?: unknown };
  const status = numberOf(responseCode);
  const reason = [code, command, status].filter((part) => typeof part === 'string' || typeof part === 'number').join(' ') || 'unreachable';
  const aboutMessage = MESSAGE_ERRORS.has(String(code)) && command !== 'MAIL FROM';
  // 503 is about the order of commands, not about the message.
  return { kind: aboutMessage && status !== undefined && status >= 500 && status !== 503 ? 'permanent' : 'temporary', reason };
}

function transportOf({ host, port, security, username, password, ca }: SmtpSettings, { connectMs, silenceMs }: SmtpTimeouts) {
  return createTransport({
    host,
    port,
    secure: security === 'tls',
    requireTLS: security === 'starttls',
    ignoreTLS: security === 'none',
    tls: { minVersion: 'TLSv1.2', rejectUnauthorized: true, ...(ca === undefined ? {} : { ca }) },
    ...(username === undefined || password === undefined ? {} : { auth: { user: username, pass: password } }),
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    dnsTimeout: connectMs,
    socketTimeout: silenceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
    logger: false,
  });
}

function mailOf({ from, fromName }: SmtpSettings, { id, brand, domain, recipient, subject, text, language, expiresAt }: Delivery) {
  const address = from.replace('{domain}', domain ?? 'localhost');
  return {
    from: { name: fromName ?? brand, address },
    // As an object: no header is read out of a recipient.
    to: { name: '', address: recipient },
    subject: subject ?? brand,
    text,
    html: mailHtml(brand, text, language),
    messageId: `<${id}@${address.split('@').at(-1) ?? 'localhost'}>`,
    headers: { ...(language === undefined ? {} : { 'Content-Language': completeLanguages[language].tag }), 'Auto-Submitted': 'auto-generated', 'Expires': expiresAt.toUTCString() },
  };
}

/** A {@link Provider} of mails by SMTP, with a connection for each. */
export function createSmtp(settings: SmtpSettings, timeouts: SmtpTimeouts = TIMEOUTS): Provider {
  return {
    async send(delivery) {
      const transport = transportOf(settings, timeouts);
      let late: NodeJS.Timeout | undefined;
      const tooLate = new Promise<Outcome>((resolve) => {
        late = setTimeout(() => resolve({ kind: 'temporary', reason: 'timeout' }), timeouts.totalMs);
      });
      const sending = transport.sendMail(mailOf(settings, delivery)).then((info): Outcome => ({ kind: 'sent', reference: info.messageId }), outcomeOf);
      try {
        return await Promise.race([sending, tooLate]);
      } finally {
        clearTimeout(late);
        transport.close();
      }
    },
  };
}
