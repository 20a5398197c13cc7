import { announcementTypes, gameTypes, platformLanguages, prizeModes } from '@livery/contracts';
import { z } from 'zod';
import type { BrandConfig } from './brand-config.ts';
import { SYMBOL_LENGTH } from './currencies.ts';
import { featureNames } from './features.ts';
import type { FeatureName } from './features.ts';
import {
  footerLinks,
  headerEntries,
  helpArticles,
  homeSections,
  MOST_PHONE_TABS,
  paymentMarks,
  phoneTabs,
  socialNetworks,
} from './vocabulary.ts';

const text = z.string().trim().min(1, 'a text');
const httpsUrl = z.url({ protocol: /^https$/, error: 'an https address' });
const domain = z
  .string()
  .regex(/^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/, 'a host name in lower case, without scheme or port');
const language = z.enum(platformLanguages);

/** A list with at least one item. */
function some<T extends z.ZodType>(item: T): z.ZodTuple<[T], T> {
  return z.tuple([item], item);
}

const identity = z.strictObject({
  name: text.max(40, 'at most 40 characters'),
  merchantCode: z.string().regex(/^[A-Z0-9]{2,16}$/, '2 to 16 capital letters and digits'),
  platform: z.literal('web'),
  device: z.literal('WEB'),
  lotteryType: z.literal('SEA'),
  domains: some(domain),
  supportContact: z.strictObject({ email: z.email('an email address'), url: httpsUrl.optional() }),
  company: z.strictObject({
    legalName: text,
    since: z.int('a whole year').min(1990, 'a year from 1990'),
    address: text.optional(),
  }),
});

const featureShape = Object.fromEntries(featureNames.map((name) => [name, z.boolean().optional()])) as Record<
  FeatureName,
  z.ZodOptional<z.ZodBoolean>
>;

/**
 * Schema of a brand's configuration. Rules about more than one value are in `check/rules.ts`, those that use
 * tables (currencies, countries, vendors) in `check/known-values.ts`.
 * The message of each rule is the `expected` part of a fault.
 */
export const brandSchema = z.strictObject({
  identity,
  languages: z.strictObject({
    offered: some(language),
    default: language,
    remap: z.partialRecord(language, z.string()).optional(),
  }),
  currency: z.strictObject({
    code: z.string().trim().min(1, 'an ISO 4217 code, such as EUR'),
    symbol: text.max(SYMBOL_LENGTH, `at most ${SYMBOL_LENGTH} characters`).optional(),
    exponent: z.int('a whole number').min(0, 'a number from 0 to 8').max(8, 'a number from 0 to 8'),
  }),
  prizeModes: some(z.enum(prizeModes)),
  announcements: z.strictObject({ types: some(z.enum(announcementTypes)), defaultExecution: z.enum(announcementTypes) }),
  esportCodes: z.array(z.string()),
  cockfightCodes: z.array(z.string()),
  minimumAge: z.int('a whole number of years').min(18, '18 or more').max(99, 'at most 99').optional(),
  categories: some(z.enum(gameTypes)).optional(),
  blockedCountries: z.array(z.string()).optional(),
  timeZone: z.string().optional(),
  header: z
    .strictObject({
      entries: z.array(z.enum(headerEntries)).optional(),
      vendorsShown: z.int('a whole number').min(1, 'a number from 1 to 9').max(9, 'a number from 1 to 9').optional(),
    })
    .optional(),
  phone: z
    .strictObject({ tabs: z.array(z.enum(phoneTabs)).min(1, `1 to ${MOST_PHONE_TABS} entries`).max(MOST_PHONE_TABS, `1 to ${MOST_PHONE_TABS} entries`).optional() })
    .optional(),
  footer: z
    .strictObject({
      help: z.array(z.enum(helpArticles)).optional(),
      links: z.array(z.enum(footerLinks)).optional(),
      partnersHidden: z.array(z.string()).optional(),
      payments: z.array(z.enum(paymentMarks)).optional(),
      licence: z.strictObject({ authority: text, number: text, url: httpsUrl.optional() }).optional(),
      social: z.array(z.strictObject({ network: z.enum(socialNetworks), url: httpsUrl })).optional(),
    })
    .optional(),
  home: z.strictObject({ sections: z.array(z.enum(homeSections)).optional() }).optional(),
  features: z.strictObject(featureShape).optional(),
  servesUnknownHosts: z.boolean().optional(),
});

type Mutable<T> = T extends (...args: never) => unknown
  ? T
  : T extends object
    ? { -readonly [K in keyof T]: Mutable<Exclude<T[K], undefined>> }
    : T;
type Same<A, B> = [Mutable<A>] extends [Mutable<B>] ? ([Mutable<B>] extends [Mutable<A>] ? true : false) : false;

/** Compiles only if the schema and the type are equal. */
export const schemaMatchesType: Same<z.output<typeof brandSchema>, BrandConfig> = true;
