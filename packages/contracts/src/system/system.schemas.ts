import { z } from 'zod';
import { instant, languageCode, merchantCode } from '../fields.ts';

export const systemStatus = z.object({
  status: z.union([z.literal(0), z.literal(1), z.literal(2)]).describe('0 where the site is open, 1 where it is closed for maintenance, 2 where it is not offered in the region of the visitor'),
  ip: z.string(),
  /** ISO 3166 alpha-2, or null where the address has no known country. */
  country: z.string().length(2).nullable(),
  contactUrl: z.string().nullable(),
  serverTime: instant,
});

/** White-label modules that the server switches; they go over the brand's defaults. */
export const whitelabel = z.object({
  modules: z.object({
    mobileRegistration: z.boolean(),
    registrationSmsVerification: z.boolean(),
    mobileRegistrationPassword: z.boolean(),
    usernameRegistration: z.boolean(),
    freePlay: z.boolean(),
    forcedPasswordChange: z.boolean(),
    smsLogin: z.boolean(),
    directRegistration: z.boolean(),
    agentPolicy: z.boolean(),
    memberCentre: z.boolean(),
    manualRebate: z.boolean(),
    CHNGPASSVERIF3: z.boolean(),
    /** A server that does not say it leaves it to the brand. */
    emailPasswordRecovery: z.boolean().optional(),
  }),
});

/** Identifiers of the registration patterns; each has a message in the error catalogue. */
export const patternId = z.enum([
  'LETTERS_AND_DIGITS', 'FIRST_LETTER', 'CHINESE', 'EMAIL', 'ALPHANUMERIC_NO_SPECIALS', 'LETTERS_DIGITS_COMBINED', 'DIGITS',
  'ONE_UPPERCASE', 'ENGLISH_AND_SPACES', 'NO_SPACES', 'PUNCTUATION', 'DATE_YMD', 'DATE_MDY', 'KOREAN', 'THAI', 'UPPERCASE_WITH_LETTER',
]);

/** Fields that a registration form may show. */
export const registerField = z.enum([
  'username', 'password', 'confirmPassword', 'payeeName', 'email', 'qqNum', 'mobileNum', 'recommenderId', 'captcha', 'verificationCode',
  'affiliateCode', 'paymentPassword', 'line', 'whatsapp', 'facebook', 'wechat', 'idNumber', 'referralCode',
]);

/** The server's rule for one field. */
export const registerRule = z.object({
  field: registerField,
  enabled: z.boolean(),
  required: z.boolean(),
  acceptedPattern: z.string().nullable().describe('source of a regular expression with the flag `u`, with its anchors'),
  patternId: patternId.nullable(),
  minLength: z.number().int().nullable(),
  maxLength: z.number().int().nullable(),
});

export const registerSettings = z.object({
  fields: z.array(registerRule),
  minimumAge: z.number().int(),
  termsVersion: z.string().describe('the terms that a registration confirms: it sends this version back, and is refused with TERMS_NOT_ACCEPTED where it sends another one'),
  /** Whether people may register at all; so unless it is false. */
  open: z.boolean().optional(),
});

export const resource = z.object({ resourceType: z.string(), url: z.string(), qrCodeUrl: z.string().nullable(), labelNameEn: z.string(), labelNameCn: z.string().nullable() });

/** How the merchant's site verifies people and their numbers. */
export const verification = z.object({
  /** Who sends codes to mobile numbers: the platform, or an outside provider that answers with an ID token. */
  phone: z.discriminatedUnion('provider', [
    z.object({ provider: z.literal('platform') }),
    /** An outside provider that speaks the Identity Toolkit calls `accounts:sendVerificationCode` and `accounts:signInWithPhoneNumber`. */
    z.object({ provider: z.literal('external'), apiUrl: z.string(), apiKey: z.string() }),
  ]),
  /** How a visitor shows to be a person: the built-in captcha, or an outside provider's widget. */
  humanCheck: z.discriminatedUnion('provider', [
    z.object({ provider: z.literal('captcha') }),
    z.object({ provider: z.literal('turnstile'), siteKey: z.string(), scriptUrl: z.string() }),
  ]),
});

/** Customer services: VIP for members above rank 4, LIVECHAT for everybody. */
export const serviceType = z.enum(['VIP', 'LIVECHAT']);

/** The answer that starts the app. */
export const permission = z.object({
  whitelabel,
  registration: registerSettings,
  verification,
  resources: z.array(resource),
  /** Which services there are; their addresses are those of `customerService`. */
  customerService: z.array(z.object({ csType: serviceType })),
  analytics: z.object({ gtagId: z.string().nullable() }),
  imageCDNs: z.array(z.string()),
  launchGameCDNs: z.array(z.string()),
  location: z.object({ ip: z.string(), country: z.string().nullable() }),
  maintenance: z.boolean(),
  regionRestriction: z.boolean(),
});

export const domainRouteRequest = z.object({ domain: z.string().max(253).optional() });
export const domainRoute = z.object({ merchantCode, brand: z.string(), defaultLanguage: languageCode, languages: z.array(languageCode) });

export const country = z.object({ countryCode: z.string().length(2), countryDialingCode: z.string() });
export const countries = z.object({ countries: z.array(country), current: z.string().length(2).nullable() });

export const helpCenter = z.object({ entries: z.array(z.object({
  id: z.string().describe('anchor of the article on the page of help; the footer links to those that `footer.help` of the brand names, the registration to `terms`, and below `contact` the ways to customer service stand'),
  title: z.string(),
  content: z.string().describe('HTML'),
})) });

/** A one-time public key of the page, made for this request: base64url of the raw P-256 point, uncompressed. */
export const customerServiceRequest = z.object({ publicKey: z.string().length(87).regex(/^B[\w-]{86}$/) });

/**
 * Addresses of customer service, one of each type: `path` is `enc.ct`, the encapsulated key and the sealed text with its tag, base64url
 * without padding. The text is an address with https or a path of the site, sealed to the key of the request (`sealedAnswerInfo`, with the type
 * as `sealedAnswerAad`).
 */
export const customerService = z.object({
  version: z.object({ pathList: z.array(z.object({ type: serviceType, path: z.string().regex(/^[\w-]{87}\.[\w-]{23,}$/) })) }),
});

/** The public key for sealed calls: base64url of the raw P-256 point. Valid until `notAfter`. */
export const cryptoKey = z.object({ kid: z.string(), publicKey: z.string(), notAfter: instant, serverTime: instant });

/** An error that reached a page. It carries nothing about the visitor; the receiver redacts what looks like it. */
export const clientError = z.object({
  message: z.string().max(500),
  /** Without query strings. */
  stack: z.string().max(4000).optional(),
  /** Path of the page, without query and hash. */
  page: z.string().max(300),
  /** Name of the application's script; empty where it has none. */
  release: z.string().max(100).regex(/^[\w.-]*$/),
});

export const systemSchemas = {
  /** `url`: host or address of the page; one that is not the merchant's is refused with `INVALID_DOMAIN`. */
  systemStatus: { request: z.object({ url: z.string().max(2000).optional() }), value: systemStatus },
  permission: { value: permission },
  whitelabel: { value: whitelabel },
  registerSettings: { value: registerSettings },
  domainRoute: { request: domainRouteRequest, value: domainRoute },
  customerService: { request: customerServiceRequest, value: customerService },
  countries: { value: countries },
  helpCenter: { value: helpCenter },
  cryptoKey: { value: cryptoKey },
  clientErrors: { request: clientError, value: z.object({ received: z.literal(true) }) },
  events: { value: z.never() },
};
