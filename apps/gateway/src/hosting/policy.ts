/** Input of a page's security headers. */
export interface PolicyInput {
  readonly nonce: string;
  /** Origins of the games that may be framed. */
  readonly frameOrigins: readonly string[];
  /** Origins of pictures beside the site's own. */
  readonly imageOrigins: readonly string[];
  /** Origins of the merchant's outside providers: whose scripts may run, who may be called, whose widgets may be framed. */
  readonly outside: { readonly script: readonly string[]; readonly connect: readonly string[]; readonly frame: readonly string[] };
  /** The page's own origin. */
  readonly origin: string;
  readonly secure: boolean;
}

/**
 * Who may turn text into HTML or into a script's address: the cleaner of the merchant's texts, the sheet of the chosen
 * scheme, the script of the human check.
 */
const TRUSTED_TYPES = ['dompurify', 'livery-theme', 'livery-human-check'];

/** Origins only: anything else could inject a directive into the policy. */
const isOrigin = (text: string): boolean => /^https?:\/\/[a-z0-9.-]+(?::\d+)?$/i.test(text);

/**
 * The content policy of a page: its own scripts and styles by nonce, its vendors' games in frames, its providers, nothing
 * else. No text becomes HTML or a script's address but through a policy that is named here. The script of an outside
 * provider may write HTML as text, so a merchant's pages that run one go without this last rule.
 */
export function contentPolicy({ nonce, frameOrigins, imageOrigins, outside, origin, secure }: PolicyInput): string {
  const ownScripts = outside.script.every((script) => script === origin);
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", `'nonce-${nonce}'`, ...outside.script.filter(isOrigin)],
    'style-src': ["'self'", `'nonce-${nonce}'`],
    'img-src': ["'self'", 'data:', 'blob:', ...imageOrigins.filter(isOrigin)],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...outside.connect.filter(isOrigin)],
    'frame-src': ["'self'", ...[...frameOrigins, ...outside.frame].filter(isOrigin)],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    ...(ownScripts ? { 'require-trusted-types-for': ["'script'"], 'trusted-types': TRUSTED_TYPES } : {}),
    ...(secure ? { 'upgrade-insecure-requests': [] } : {}),
  };
  return Object.entries(directives).map(([name, values]) => [name, ...values].join(' ')).join('; ');
}

/** All security headers of a page. */
export function pageHeaders(input: PolicyInput): Record<string, string> {
  const games = input.frameOrigins.filter(isOrigin).map((origin) => `"${origin}"`);
  const granted = ['self', ...games].join(' ');
  return {
    'content-security-policy': contentPolicy(input),
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': `autoplay=(${granted}), fullscreen=(${granted}), camera=(), geolocation=(), microphone=(), payment=(), usb=()`,
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...(input.secure ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  };
}
