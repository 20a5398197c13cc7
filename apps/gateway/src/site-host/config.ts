import { z } from 'zod';
import { checkTrust, distOf, drain, drainOf, hostOf, nodeEnvironment, optional, port, readEnvironment, requestsPerMinute, trust, withDefault } from '../environment.ts';

const ORIGINS = 'origins such as https://pictures.example, separated by commas';
/** Origins with commas between. */
const origins = z
  .string()
  .transform((text) => text.split(',').map((origin) => origin.trim()).filter((origin) => origin !== ''))
  .refine((list) => list.every((origin) => URL.canParse(origin) && /^https?:/.test(origin) && new URL(origin).origin === origin), ORIGINS);

/** The server that answers the calls: an address with a path at most. */
const platform = z
  .url({ protocol: /^https?$/, error: 'the address of the server that answers the calls, such as https://server.example' })
  .transform((text) => new URL(text))
  .refine(({ username, search, hash }) => username === '' && search === '' && hash === '', 'an address with a path at most: without a name, a query and a fragment');

const environment = z
  .object({
    NODE_ENV: nodeEnvironment,
    HOST: optional(z.string()),
    PORT: withDefault(port, 4000),
    PLATFORM_URL: optional(platform),
    DIST_DIR: optional(z.string()),
    IMAGE_ORIGINS: withDefault(origins, []),
    FRAME_ORIGINS: withDefault(origins, []),
    TRUST_PROXY: optional(trust),
    REQUESTS_PER_MINUTE: requestsPerMinute,
    DRAIN_MS: optional(drain),
  })
  .superRefine((env, check) => {
    const fault = (path: string, message: string) => check.addIssue({ code: 'custom', path: [path], message });
    if (env.PLATFORM_URL === undefined) fault('PLATFORM_URL', 'needed: the address of the server that answers the calls, such as https://server.example');
    if (env.NODE_ENV === 'production') checkTrust(env.TRUST_PROXY, 'it', (message) => fault('TRUST_PROXY', message));
  });

/** The settings of a host of the sites. */
export interface SiteHostConfig {
  readonly production: boolean;
  readonly host: string;
  readonly port: number;
  readonly platform: URL;
  /** Absolute folder of the built sites. */
  readonly distDir: string;
  readonly imageOrigins: readonly string[];
  readonly frameOrigins: readonly string[];
  readonly trustProxy: boolean | string;
  /** Calls and pages a minute that one address range may request of this process. */
  readonly requestsPerMinute: number;
  /** How long it serves on after `/readyz` said no, in milliseconds. */
  readonly drainMs: number;
}

/**
 * Reads the environment by the rules of the gateway's: a blank variable is a missing one.
 * @throws ConfigError listing every fault
 */
export function readSiteHostConfig(env: Readonly<Record<string, string | undefined>>): SiteHostConfig {
  const data = readEnvironment(environment, env);
  const production = data.NODE_ENV === 'production';
  if (data.PLATFORM_URL === undefined) throw new Error('The environment was read without its PLATFORM_URL.');
  return {
    production,
    host: hostOf(data.HOST, production),
    port: data.PORT,
    platform: data.PLATFORM_URL,
    distDir: distOf(data.DIST_DIR),
    imageOrigins: data.IMAGE_ORIGINS,
    frameOrigins: data.FRAME_ORIGINS,
    trustProxy: data.TRUST_PROXY ?? false,
    requestsPerMinute: data.REQUESTS_PER_MINUTE,
    drainMs: drainOf(data.DRAIN_MS, production),
  };
}
