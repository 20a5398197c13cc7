import { TOTP } from 'otpauth';

/** What an authenticator app with this secret shows at a moment, in milliseconds. */
export const appCode = (secret: string, timestamp: number): string => new TOTP({ secret }).generate({ timestamp });
