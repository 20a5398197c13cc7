import type { CallName } from '@livery/contracts';
import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { header } from './headers.ts';

/** Calls whose handlers are given the {@link Browser}: those that open sessions, that list them, those about the remembered device, and those that ask for money. */
export const browserCalls = ['login', 'loginV2', 'loginVerify', 'deviceLogin', 'forgetDevice', 'freePlay', 'register', 'registerMobile', 'passwordByPhone', 'sessions', 'withdrawalCreate'] as const satisfies readonly CallName[];

/** A call whose handler is given the {@link Browser}. */
export type BrowserCall = (typeof browserCalls)[number];

/** The client's browser and its device token. */
export interface Browser {
  /** The `User-Agent` header; empty where it was not sent. */
  readonly userAgent: string;
  /** Token of the remembered device, from its cookie. */
  readonly deviceToken: string | undefined;
  /** Sets the cookie with a device token, inaccessible to scripts, for so many seconds; or deletes it. */
  keepDeviceToken(token: string | undefined, maxAge: number): void;
}

const NAME = 'livery_device';
const TOKEN = /^[A-Za-z0-9_-]{16,128}$/;
const LONGEST_AGENT = 400;

/** The browser of a request. Its cookie is sent with calls about sessions only. */
export function browserOf(request: FastifyRequest, reply: FastifyReply): Browser {
  const token = request.cookies[NAME];
  return {
    userAgent: header(request, 'user-agent')?.slice(0, LONGEST_AGENT) ?? '',
    deviceToken: token !== undefined && TOKEN.test(token) ? token : undefined,
    keepDeviceToken(next, maxAge) {
      void reply.setCookie(NAME, next ?? '', {
        path: '/wps/session',
        httpOnly: true,
        sameSite: 'strict',
        secure: request.protocol === 'https',
        maxAge: next === undefined ? 0 : maxAge,
      });
    },
  };
}
