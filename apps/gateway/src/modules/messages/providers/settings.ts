import { z } from 'zod';
import type { Channel } from '../message.ts';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '::1', '[::1]']);

/** Whether what is sent to the host stays on this machine. */
const isLoopback = (host: string): boolean => LOOPBACK.has(host);

/** How mails leave. Credentials and texts are sent encrypted, but to this machine itself. */
export const smtpSettings = z
  .strictObject({
    host: z.string().min(1).max(255),
    port: z.number().int().min(1).max(65_535),
    /** `tls` from the first byte (465), or `starttls` (587), which is required then; `none` on this machine alone. */
    security: z.enum(['tls', 'starttls', 'none']),
    username: z.string().min(1).max(256).optional(),
    password: z.string().min(1).max(1024).optional(),
    /** Address that mails come from; `{domain}` in it stands for the brand's first host name. */
    from: z.string().regex(/^[^\s@<>",]+@[^\s@<>",]+$/, 'an address such as no-reply@example.com'),
    /** The brand's name without it. */
    fromName: z.string().min(1).max(100).optional(),
    /** Certificate of an authority of one's own, as PEM; the public ones without it. */
    ca: z.string().startsWith('-----BEGIN CERTIFICATE-----').optional(),
  })
  .refine(({ host, security }) => security !== 'none' || isLoopback(host), { path: ['security'], error: 'tls or starttls, but on this machine itself' })
  .refine(({ username, password }) => (username === undefined) === (password === undefined), { path: ['password'], error: 'username and password, or neither' });

/** How SMS leave: docs/messages.md describes the calls. */
export const smsGatewaySettings = z.strictObject({
  url: z
    .url({ protocol: /^https?$/, error: 'an address such as https://sms.example/send' })
    .refine((url) => URL.canParse(url) && (new URL(url).protocol === 'https:' || isLoopback(new URL(url).hostname)), 'an address of https, but on this machine itself'),
  /** Key of the signature, known to both sides. */
  key: z.string().min(32, 'at least 32 characters').max(256),
});

export type SmtpSettings = z.output<typeof smtpSettings>;
export type SmsGatewaySettings = z.output<typeof smsGatewaySettings>;

/** Settings of a provider, by channel. */
export interface ProviderSettings {
  readonly email: SmtpSettings;
  readonly sms: SmsGatewaySettings;
}

/** The platform's own providers. */
export type DefaultProviders = { readonly [Each in Channel]?: ProviderSettings[Each] | undefined };

export const providerSchemas = { email: smtpSettings, sms: smsGatewaySettings } as const;
