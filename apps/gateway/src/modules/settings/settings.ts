import { schemas } from '@livery/contracts';
import { z } from 'zod';
import type { Database, Tx } from '../../platform/db/index.ts';

const decimal = z.string().regex(/^\d+(\.\d+)?$/);
const registration = schemas.registerSettings.value.shape;
const permission = schemas.permission.value.shape;
const ruleChange = registration.fields.element.omit({ acceptedPattern: true }).partial().required({ field: true });

/**
 * A merchant's settings. Each has a default, so a merchant without a row works; amounts are decimals in the merchant's
 * currency.
 */
export const settingSchemas = {
  /** White-label modules that override the brand's toggles. */
  whitelabel: z.partialRecord(schemas.whitelabel.value.shape.modules.keyof(), z.boolean()).default({}),
  /** Changes to the platform's registration rules, by field. */
  registerFields: z.array(ruleChange).default([]),
  /** Version of the terms that a registration must accept. */
  termsVersion: z.string().min(1).max(32).default('2026-01'),
  /** Registration is closed while this is false. */
  registrationOpen: z.boolean().default(true),
  /** Registrations and trial accounts from one address in an hour. */
  registrationsPerHour: z.number().int().min(1).default(60),
  /** Trial accounts of all addresses in an hour. */
  freePlaysPerHour: z.number().int().min(1).default(3000),
  maintenance: z.boolean().default(false),
  /** Countries not served; overrides the brand's list. */
  blockedCountries: z.array(z.string().length(2)).nullable().default(null),
  /** Welcome credit of a new member. Null: none, or the demo amount outside production. */
  welcomeCredit: decimal.nullable().default(null),
  /** Demo money of a trial account. */
  demoFunds: decimal.default('2000'),
  /** Days after which a password has expired: with 0 every one has, whenever it was set; null for never. */
  passwordMaxAgeDays: z.number().int().min(0).nullable().default(null),
  /** Who sends codes to mobile numbers and, for an outside provider, how its ID tokens are verified. */
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
    .default({ provider: 'platform' }),
  /** Which human check is used; an outside provider's secret is in the environment, not here. */
  humanCheck: z
    .discriminatedUnion('provider', [
      z.object({ provider: z.literal('captcha') }),
      z.object({ provider: z.literal('turnstile'), siteKey: z.string().min(1), scriptUrl: z.url(), verifyUrl: z.url() }),
    ])
    .default({ provider: 'captcha' }),
  /** Minutes until another code may be sent to a number; a code is valid for at least five. */
  smsExpiredMinutes: z.number().int().min(1).max(60).default(1),
  /** Codes by SMS of all numbers in an hour: a bound to what pumping can cost. */
  smsPerHour: z.number().int().min(1).default(2000),
  /** Countries (ISO 3166-1 alpha-2) whose numbers get codes by SMS; null for all. */
  smsCountries: z.array(z.string().regex(/^[A-Z]{2}$/)).nullable().default(null),
  /** Who may log in: `members` for a site of players only, `agents` for a site of agents. Trial accounts log in nowhere. */
  signInAudience: z.enum(['everyone', 'members', 'agents']).default('everyone'),
  /** Require a second factor for a login from an address that the account was never used from. */
  secondFactor: z.boolean().default(true),
  /** Which contracts agents may have. */
  consolidated: schemas.consolidatedSettings.value
    .default({ dailysalreqtype: false, divtypereq: false, contracthoursalreq: false, realtimesalreqtype: false }),
  /** Money that an operator moves beyond this waits for a second one; `0` for all of it. */
  operatorApprovalAbove: decimal.default('1000'),
  customerService: permission.customerService.default([]),
  resources: permission.resources.default([]),
  gtagId: z.string().nullable().default(null),
  imageCDNs: z.array(z.string()).default([]),
  launchGameCDNs: z.array(z.string()).default([]),
};

export type SettingName = keyof typeof settingSchemas;
export type Setting<Name extends SettingName> = z.output<(typeof settingSchemas)[Name]>;

/** A merchant's settings. */
export interface Settings {
  get<Name extends SettingName>(tenantId: string, name: Name): Promise<Setting<Name>>;
  set<Name extends SettingName>(tenantId: string, name: Name, value: Setting<Name>, tx?: Tx): Promise<void>;
  /** Drops the cached settings of a merchant, when another gateway is known to have changed them. */
  forget(tenantId: string): void;
}

/** A change made at another gateway takes effect here after this time at the latest. */
const CACHE_TTL_MS = 2_000;

/** {@link Settings} in the database, read at most every two seconds. */
export function createSettings(db: Database): Settings {
  const cache = new Map<string, { readonly until: number; readonly rows: Promise<ReadonlyMap<string, unknown>> }>();

  async function read(tenantId: string): Promise<ReadonlyMap<string, unknown>> {
    const rows = await db.query.selectFrom('tenant_setting').select(['name', 'value']).where('tenant_id', '=', tenantId).execute();
    return new Map(rows.map(({ name, value }) => [name, value]));
  }

  function cached(tenantId: string): Promise<ReadonlyMap<string, unknown>> {
    const now = db.clock.now();
    const known = cache.get(tenantId);
    if (known !== undefined && known.until > now) return known.rows;
    const rows = read(tenantId);
    cache.set(tenantId, { until: now + CACHE_TTL_MS, rows });
    rows.catch(() => cache.delete(tenantId));
    return rows;
  }

  return {
    async get(tenantId, name) {
      const value = (await cached(tenantId)).get(name);
      return settingSchemas[name].parse(value) as Setting<typeof name>;
    },
    async set(tenantId, name, value, tx) {
      const row = { value: JSON.stringify(settingSchemas[name].parse(value)), updated_at: new Date(db.clock.now()) };
      await (tx ?? db.query)
        .insertInto('tenant_setting')
        .values({ tenant_id: tenantId, name, ...row })
        .onConflict((conflict) => conflict.columns(['tenant_id', 'name']).doUpdateSet(row))
        .execute();
      cache.delete(tenantId);
    },
    forget: (tenantId) => void cache.delete(tenantId),
  };
}
