import type { z } from 'zod';
import { providerSchemas, type DefaultProviders } from './modules/messages/index.ts';

/** What the environment says of the platform's providers of messages. */
interface MessageEnvironment {
  readonly SMTP_URL?: string | undefined;
  readonly SMTP_FROM?: string | undefined;
  readonly SMS_GATEWAY_URL?: string | undefined;
  readonly SMS_GATEWAY_KEY?: string | undefined;
}

const PORTS: Readonly<Record<string, number>> = { 'smtps:': 465, 'smtp:': 587 };

/** Tells each fault at the variable it is in. */
function tell({ issues }: z.ZodError, variable: string, byField: Readonly<Record<string, string>>, fault: (name: string, message: string) => void): void {
  for (const { path, message } of issues) {
    const field = String(path[0] ?? '');
    const own = byField[field];
    if (own === undefined) fault(variable, field === '' ? message : `${field}: ${message}`);
    else fault(own, message);
  }
}

/** Reads `smtps://user:password@host:465`, or `smtp://` for STARTTLS; `?tls=none` for a server on this machine. */
function smtpOf(text: string, from: string): unknown {
  const url = new URL(text);
  const plain = url.searchParams.get('tls') === 'none';
  const [username, password] = [decodeURIComponent(url.username), decodeURIComponent(url.password)];
  return {
    host: url.hostname.replaceAll(/^\[|\]$/g, ''),
    port: url.port === '' ? PORTS[url.protocol] : Number(url.port),
    security: url.protocol === 'smtps:' ? 'tls' : plain ? 'none' : 'starttls',
    ...(username === '' && password === '' ? {} : { username, password }),
    from,
  };
}

/**
 * The platform's providers.
 * @param fault told of each wrong variable; values are secrets and are not repeated
 */
export function readMessageProviders(env: MessageEnvironment, fault: (name: string, message: string) => void): DefaultProviders {
  const found: { -readonly [Each in keyof DefaultProviders]: DefaultProviders[Each] } = {};
  const { SMTP_URL, SMTP_FROM, SMS_GATEWAY_URL, SMS_GATEWAY_KEY } = env;
  if (SMTP_URL !== undefined && SMTP_FROM === undefined) fault('SMTP_FROM', 'needed with SMTP_URL: the address that mails come from');
  if (SMTP_URL !== undefined && SMTP_FROM !== undefined) {
    if (/^smtps?:\/\/[^/]/.test(SMTP_URL) && URL.canParse(SMTP_URL)) {
      const parsed = providerSchemas.email.safeParse(smtpOf(SMTP_URL, SMTP_FROM));
      if (parsed.success) found.email = parsed.data;
      else tell(parsed.error, 'SMTP_URL', { from: 'SMTP_FROM' }, fault);
    } else {
      fault('SMTP_URL', 'an address such as smtps://user:password@mail.example:465');
    }
  }
  if (SMS_GATEWAY_URL !== undefined && SMS_GATEWAY_KEY === undefined) fault('SMS_GATEWAY_KEY', 'needed with SMS_GATEWAY_URL: at least 32 random characters that the gateway knows too');
  if (SMS_GATEWAY_URL === undefined && SMS_GATEWAY_KEY !== undefined) fault('SMS_GATEWAY_URL', 'needed with SMS_GATEWAY_KEY');
  if (SMS_GATEWAY_URL !== undefined && SMS_GATEWAY_KEY !== undefined) {
    const parsed = providerSchemas.sms.safeParse({ url: SMS_GATEWAY_URL, key: SMS_GATEWAY_KEY });
    if (parsed.success) found.sms = parsed.data;
    else tell(parsed.error, 'SMS_GATEWAY_URL', { url: 'SMS_GATEWAY_URL', key: 'SMS_GATEWAY_KEY' }, fault);
  }
  return found;
}
