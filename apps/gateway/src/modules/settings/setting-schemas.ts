import { periodLengths, schemas } from '@livery/contracts';
import { z } from 'zod';

/** An amount in the merchant's currency. Where it stands in a setting, it is checked by the currency's decimals. */
export const decimal = z.string().regex(/^\d+(\.\d+)?$/);
const percent = z.string().regex(/^(\d{1,2}(\.\d{1,4})?|100)$/);
const registration = schemas.registerSettings.value.shape;
const permission = schemas.permission.value.shape;
const ruleChange = registration.fields.element.omit({ acceptedPattern: true }).partial().required({ field: true });

const profileChange = schemas.profile.value.shape.fields.element.omit({ acceptedPattern: true, value: true }).partial().required({ field: true });

/**
 * A merchant's settings. Each has a default, so a merchant without a row works; amounts are decimals in the merchant's
 * currency. None holds a secret: operators see them, and pages most of them.
 *
 * They are parsed at every read, and gateways of two releases read the same rows: so objects drop fields that they do not know, and none
 * is strict. What an operator states is refused for them by `readSetting`.
 */
export const settingSchemas = {
  whitelabel: schemas.whitelabel.value.shape.modules.partial().default({}).describe('White-label modules that override the brand\'s toggles, by module.'),
  registerFields: z.array(ruleChange).default([]).describe('Changes to the platform\'s registration rules, by field.'),
  profileFields: z.array(profileChange).default([]).describe('Changes to the platform\'s rules of profiles, by field; fixed means that it stays as it was first given.'),
  termsVersion: z.string().min(1).max(32).default('2026-01').describe('Version of the terms that a registration must accept.'),
  registrationOpen: z.boolean().default(true).describe('Whether people may register; registration is closed while this is false.'),
  registrationsPerHour: z.number().int().min(1).default(60).describe('Registrations and trial accounts from one address in an hour.'),
  registrationsOfAllPerHour: z.number().int().min(1).default(3000).describe('Registrations of all addresses in an hour.'),
  agentAccountsPerDay: z.number().int().min(1).default(50).describe('Accounts that an agent opens by hand in a day.'),
  freePlaysPerHour: z.number().int().min(1).default(3000).describe('Trial accounts of all addresses in an hour.'),
  maintenance: z.boolean().default(false).describe('Whether the site is closed for maintenance.'),
  blockedCountries: z.array(z.string().length(2).toUpperCase()).nullable().default(null).describe('Countries (ISO 3166-1 alpha-2) not served, in place of the brand\'s list; null for the brand\'s.'),
  welcomeCredit: decimal.nullable().default(null).describe('Welcome credit of a new member; null for none, or the demo amount outside production.'),
  demoFunds: decimal.default('2000').describe('Demo money of a trial account.'),
  passwordMaxAgeDays: z.number().int().min(0).nullable().default(null).describe('Days after which a password has expired: with 0 every one has, whenever it was set; null for never.'),
  phoneProvider: z
    .discriminatedUnion('provider', [
      z.object({ provider: z.literal('platform') }),
      z.object({
        provider: z.literal('external'),
        /** Where the browser sends and confirms codes. */
        apiUrl: z.url(),
        apiKey: z.string().min(1),
        issuer: z.string().min(1),
        audience: z.string().min(1),
        /** Where the gateway reads the provider's public keys. */
        keySetUrl: z.url(),
      }),
    ])
    .default({ provider: 'platform' })
    .describe('Who sends codes to mobile numbers and, for an outside provider, how its ID tokens are verified. The apiKey is public: browsers have it.'),
  humanCheck: z
    .discriminatedUnion('provider', [
      z.object({ provider: z.literal('captcha') }),
      z.object({ provider: z.literal('turnstile'), siteKey: z.string().min(1), scriptUrl: z.url(), verifyUrl: z.url() }),
    ])
    .default({ provider: 'captcha' })
    .describe('Which human check is used; an outside provider\'s secret is in the environment, not here.'),
  smsExpiredMinutes: z.number().int().min(1).max(60).default(1).describe('Minutes until another code may be sent to a number or an e-mail address; a code is valid for at least five.'),
  smsPerHour: z.number().int().min(1).default(2000).describe('Codes by SMS of all numbers in an hour: a bound to what pumping can cost.'),
  smsCountries: z.array(z.string().regex(/^[A-Z]{2}$/)).nullable().default(null).describe('Countries (ISO 3166-1 alpha-2) whose numbers get codes by SMS; null for all.'),
  signInAudience: z.enum(['everyone', 'members', 'agents']).default('everyone').describe('Who may log in: members for a site of players only, agents for a site of agents. Trial accounts log in nowhere.'),
  secondFactor: z.boolean().default(true).describe('Whether a login from an address that the account was never used from needs a second factor.'),
  consolidated: schemas.consolidatedSettings.value
    .default({ dailysalreqtype: false, divtypereq: false, contracthoursalreq: false, realtimesalreqtype: false })
    .describe('Which contracts agents may have.'),
  logAddresses: z.boolean().default(true).describe('Whether the log, and refused calls that are kept, state the address of each visitor; the limits by address hold either way.'),
  operatorApprovalAbove: decimal.default('1000').describe('Money that an operator moves beyond this waits for a second one; 0 for all of it.'),
  payoutAccounts: z
    .object({
      most: z.number().int().min(1).max(20).default(3),
      coolingHours: z.number().int().min(0).max(720).default(24),
      providers: z.array(schemas.payoutAccounts.value.shape.providers.element).max(500).default([]),
    })
    .default({ most: 3, coolingHours: 24, providers: [] })
    .describe('How many payout accounts a member may have, hours until a new one is paid to, and the banks and wallets with the digits of their numbers.'),
  documentParts: z
    .array(schemas.documents.value.shape.images.element.shape.part)
    .min(1)
    .default(['front', 'back'])
    .describe('Pictures of an identity document that a member sends: front, back (of a passport never), portrait (the holder with it).'),
  withdrawals: z
    .object({
      turnoverPercent: z.number().int().min(0).max(10_000).default(0).describe('What has to be played of each deposit, welcome credit and reward for a friend, in per cent of it'),
      dayMost: decimal.nullable().default(null).describe('Most of a member within 24 hours; null for no limit'),
      dayCount: z.number().int().min(1).max(1_000).nullable().default(null).describe('Withdrawals of a member within 24 hours; null for no limit'),
      openMost: z.number().int().min(1).max(50).default(3).describe('Withdrawals of a member that may be under way at once'),
      approveUpTo: decimal.nullable().default(null).describe('Up to here nobody approves what no rule of review is about; null: somebody approves every one'),
      sendAutomatically: z.boolean().default(true).describe('Whether what is approved is sent to its provider at once, or waits for withdrawals:pay-out'),
      memberMayCancel: z.boolean().default(false).describe('Whether a member may give a withdrawal up before it is approved, and so play with it again'),
      confirmMinutes: z.number().int().min(1).max(43_200).default(1_440).describe('Minutes in which a member may say what arrived; after them it counts as received'),
      matchMinutes: z.number().int().min(1).max(43_200).default(1_440).describe('Minutes in which a withdrawal that members pay waits for payers; then what nobody pays goes back'),
      provedContact: z.boolean().default(false).describe('Whether a withdrawal needs a proved mobile number or e-mail address'),
      documentsRequiredAbove: decimal.nullable().default(null).describe('Beyond this an approved identity document is needed; 0: always; null: never'),
      review: z
        .object({
          often: z.object({ withdrawals: z.number().int().min(1).max(1_000), hours: z.number().int().min(1).max(720) }).nullable().default({ withdrawals: 5, hours: 24 }).describe('From so many within the hours before on; null: off'),
          newDeviceHours: z.number().int().min(0).max(720).default(24).describe('From an address range, or by another browser or system, that the account is used from for fewer hours; 0: off'),
          newMemberDays: z.number().int().min(0).max(365).default(3).describe('By a member of fewer days; 0: off'),
          newAccountHours: z.number().int().min(0).max(720).default(72).describe('To a payout account that was added within the hours before; 0: off'),
          nameMismatch: z.boolean().default(true).describe('To an account whose holder is not the payee name of the profile'),
        })
        .prefault({})
        .describe('What a person looks at before it is paid'),
    })
    .prefault({})
    .describe('Withdrawals: what has to be played before, limits, who approves, and until when a member may say what arrived.'),
  memberTransfers: z
    .object({ least: decimal.default('1'), most: decimal.default('50000'), dayMost: decimal.nullable().default(null), dayCount: z.number().int().min(1).max(1000).default(20) })
    .default({ least: '1', most: '50000', dayMost: null, dayCount: 20 })
    .describe('What a member may transfer to its upline, and an agent to its downline: least and most of one transfer, most (null for no limit) and number within 24 hours.'),
  referral: z
    .object({ reward: decimal, deposit: decimal.default('0.01'), turnover: decimal.default('0'), days: z.number().int().min(1).max(365).default(30), sameAddress: z.boolean().default(false) })
    .nullable()
    .default(null)
    .describe('What a player gets for a friend: reward, once the friend has paid in deposit at a time and staked turnover in all within days; with sameAddress also for one who registered where the player was. Null for nothing.'),
  activeTurnover: decimal.default('1').describe('What a member stakes on a day, at least, to count as an active member of a team.'),
  cashback: z
    .object({
      paid: z.enum(['manual', 'daily', 'weekly']).default('manual'),
      least: decimal.default('0.01'),
      mostOfDay: decimal.nullable().default(null),
    })
    .default({ paid: 'manual', least: '0.01', mostOfDay: null })
    .describe('How cashback is paid: claimed by members (manual), or by itself when a day (daily) or a week from Monday on (weekly) is over; the least that is paid, and the most for one day of play, null for any.'),
  agentContracts: z
    .object({
      most: z.object({ dividend: percent.default('50'), daily: percent.default('3'), hourly: percent.default('3'), realtime: percent.default('3') }).prefault({}).describe('Highest rate, in per cent, that an agent without an upline may offer; contracts above one that is lowered end with the present period, and those below them'),
      periods: z.object({ dividend: z.enum(periodLengths).default('semimonthly'), daily: z.enum(periodLengths).default('daily') }).prefault({}).describe('What dividends and salaries are settled by; half months end on the 15th and the last'),
      activeTurnover: decimal.default('100').describe('Turnover of a period from which on a member counts as active'),
      offerDays: z.number().int().min(1).max(90).default(7).describe('Days until an offer expires'),
    })
    .prefault({})
    .describe('Contracts between agents: highest rates, periods, active members, and how long an offer is good.'),
  customerService: z.array(permission.customerService.element.extend({ path: z.string() })).default([]).describe('Pages of customer service, each an address with https or a path of the site: LIVECHAT for everybody, VIP for members above rank 4. They go before the support page of the brand.'),
  resources: permission.resources.default([]).describe('Where else the merchant is found, each an address with https or a path of the site; shown on the page of the app. Where qrCodeUrl is stated, with a code for phones: that picture where it lies on the site itself, else one of the address.'),
  gtagId: z.string().nullable().default(null).describe('Id of Google Analytics; null for none. It is handed out by `permission`; our sites load no analytics script.'),
  imageCDNs: z.array(z.string()).default([]).describe('Origins that pictures may come from, beside the site\'s own.'),
  launchGameCDNs: z.array(z.string()).default([]).describe('Origins that games may be launched from.'),
};

export type SettingName = keyof typeof settingSchemas;
export type Setting<Name extends SettingName> = z.output<(typeof settingSchemas)[Name]>;

/** Whether it is the name of a setting. */
export const isSettingName = (name: string): name is SettingName => Object.hasOwn(settingSchemas, name);

/** Every setting, by name. */
export const settingNames: readonly SettingName[] = Object.keys(settingSchemas).filter(isSettingName);
