import { z } from 'zod';
import { providerSchemas, type DefaultProviders } from './modules/messages/index.ts';

/** What the environment says of the platform's providers of messages. */
interface MessageEnvironment {
  readonly SMTP_URL?: string | undefined;
  readonly SMTP_FROM?: string | undefined;
  readonly SMS_GATEWAY_URL?: string | undefined;
  readonly SMS_GATEWAY_KEY?: string | undefined;
}

const PORTS: Readonly<Record<string, number>> = { 'smtps:': 465, 'smtp:': 587 };

const faultOf = (error: z.ZodError): string => error.issues.map(({ path, message }) => [...path, message].join(': ')).join('; ');

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
      else fault('SMTP_URL', faultOf(parsed.error));
    } else {
      fault('SMTP_URL', 'an address such as smtps://user:password@mail.example:465');
    }
  }
  if ((SMS_GATEWAY_URL === undefined) !== (SMS_GATEWAY_KEY === undefined)) fault('SMS_GATEWAY_KEY', 'needed with SMS_GATEWAY_URL, and of no use without');
  if (SMS_GATEWAY_URL !== undefined && SMS_GATEWAY_KEY !== undefined) {
    const parsed = providerSchemas.sms.safeParse({ url: SMS_GATEWAY_URL, key: SMS_GATEWAY_KEY });
    if (parsed.success) found.sms = parsed.data;
    else fault('SMS_GATEWAY_URL', faultOf(parsed.error));
  }
  return found;
}
