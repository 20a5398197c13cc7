import { mayOperate } from '@livery/contracts';
import { isProviderSetting, isSettingName, providerAddresses, readSetting, settingAmount, settingNames, settingSchemas, wrongAmounts, type ProviderOrigins, type Setting, type SettingName, type Settings } from '../../settings/index.ts';
import type { OperatorCaller } from '../accounts/operator-sessions.ts';
import { OperatorProblem } from '../operator-problem.ts';
import type { OperatorHandlers } from '../server/operator-handlers.ts';
import { unlinkable } from './link-addresses.ts';
import { needsSecondOperator } from './protections.ts';

/** @throws OperatorProblem NOT_FOUND */
function settingOf(name: string): SettingName {
  if (!isSettingName(name)) throw new OperatorProblem('NOT_FOUND', `There is no setting ${name}. settings:list shows them.`);
  return name;
}

/** @throws OperatorProblem VALIDATION_FAILED when an amount that was stated has more decimals than the currency, or is more than the ledger moves at once */
function requireAmounts(name: SettingName, stated: unknown, exponent: number): void {
  const wrong = wrongAmounts(name, stated, exponent);
  if (wrong.length === 0) return;
  const message = `an amount of at most ${exponent} decimals, and no more than the ledger holds`;
  throw new OperatorProblem('VALIDATION_FAILED', `The value does not fit ${name}: ${message}.`, { fields: wrong.map((path) => ({ field: path === '' ? 'value' : `value.${path}`, message })) });
}

/** Settings by which members are paid from the house. */
const PAYS: ReadonlySet<SettingName> = new Set<SettingName>(['welcomeCredit', 'referral']);

/** What each member is paid by a setting, in minor units. */
function paidEach(name: SettingName, value: unknown, exponent: number): bigint | undefined {
  if (name === 'welcomeCredit') return typeof value === 'string' ? settingAmount(value, exponent) : undefined;
  if (name !== 'referral') return undefined;
  const referral = settingSchemas.referral.parse(value);
  return referral === null ? undefined : settingAmount(referral.reward, exponent);
}

/**
 * Nobody who moves money sets the limit of what they may move alone, and nobody gives members money who may move none.
 * @throws OperatorProblem FORBIDDEN
 */
function requireMay({ roles, merchants }: OperatorCaller, name: SettingName): void {
  if (isProviderSetting(name) && merchants !== null) throw new OperatorProblem('FORBIDDEN', `${name} is set by an operator of all merchants.`);
  const movesMoney = mayOperate(roles, 'money.correct');
  if (name === 'operatorApprovalAbove' && movesMoney) throw new OperatorProblem('FORBIDDEN', 'operatorApprovalAbove is set by an operator who moves no money.');
  if (PAYS.has(name) && !movesMoney) throw new OperatorProblem('FORBIDDEN', `${name} pays members: setting it needs the permission money.correct as well.`);
}

/** @throws OperatorProblem VALIDATION_FAILED for each address whose origin the environment of the gateway does not allow */
function requireAllowed(addresses: readonly (readonly [string, string])[], allowed: Pick<ProviderOrigins, 'allows'>): void {
  const fields = addresses
    .filter(([, address]) => !allowed.allows(address))
    .map(([field, address]) => ({ field: `value.${field}`, message: `${new URL(address).origin} is not among the origins of PROVIDER_ORIGINS, a setting of the gateway's environment` }));
  if (fields.length > 0) throw new OperatorProblem('VALIDATION_FAILED', `The value names origins that are not allowed: ${fields.map(({ field, message }) => `${field}: ${message}`).join('; ')}.`, { fields });
}

/** @throws OperatorProblem VALIDATION_FAILED for each address that no page would link to; stored ones are read as they are */
function requireLinkable(name: SettingName, value: unknown): void {
  const message = 'an address with https, or a path of the site';
  const fields = unlinkable(name, value).map((path) => ({ field: `value.${path}`, message }));
  if (fields.length > 0) throw new OperatorProblem('VALIDATION_FAILED', `The value does not fit ${name}: ${fields.map(({ field }) => field).join(', ')}: ${message}.`, { fields });
}

/** The value that a text states. @throws OperatorProblem VALIDATION_FAILED with what is wrong with which part of it */
function valueOf<Name extends SettingName>(name: Name, text: string): { readonly value: Setting<Name>; readonly stated: unknown } {
  const read = readSetting(name, text);
  if ('value' in read) return read;
  const fields = read.faults.map(({ path, message }) => ({ field: path === '' ? 'value' : `value.${path}`, message }));
  throw new OperatorProblem('VALIDATION_FAILED', `The value does not fit ${name}: ${fields.map(({ field, message }) => `${field}: ${message}`).join('; ')}.`, { fields });
}

/** What stands in the trail of a setting. */
const told = (name: SettingName, value: unknown): Record<string, unknown> => (value === undefined ? { value: settingSchemas[name].parse(undefined), isSet: false } : { value, isSet: true });

export interface SettingHandlersDeps {
  readonly settings: Pick<Settings, 'stored' | 'changeIn'>;
  /** Origins that settings may name, since tokens and secrets are sent there. */
  readonly providerOrigins: Pick<ProviderOrigins, 'allows'>;
}

/** Handlers of the calls that show and change a merchant's settings. */
export function settingHandlers({ settings, providerOrigins }: SettingHandlersDeps): OperatorHandlers<'settings:list' | 'settings:set' | 'settings:reset'> {
  return {
    async 'settings:list'({ tenant, request: { name } }) {
      const names = name === undefined ? settingNames : [settingOf(name)];
      const stored = await settings.stored(tenant.id);
      return {
        settings: names.map((each) => {
          const schema = settingSchemas[each];
          return { name: each, value: schema.parse(stored.get(each)), default: schema.parse(undefined), isSet: stored.has(each), description: schema.description ?? '' };
        }),
      };
    },
    'settings:set': {
      admit: (caller, { name }) => requireMay(caller, settingOf(name)),
      async run(tx, { tenant, request }) {
        const name = settingOf(request.name);
        const { value, stated } = valueOf(name, request.value);
        requireAmounts(name, stated, tenant.currency.exponent);
        requireLinkable(name, value);
        requireAllowed(providerAddresses(name, value), providerOrigins);
        const { before, after, committed } = await settings.changeIn(tx, tenant.id, name, () => value);
        const paysEach = paidEach(name, value, tenant.currency.exponent);
        return {
          subject: `setting:${name}`,
          before: told(name, before),
          after: told(name, after),
          secondOperator: needsSecondOperator(name, before, after),
          ...(paysEach === undefined ? {} : { paysEach }),
          beside: {},
          committed,
        };
      },
    },
    'settings:reset': {
      admit: (caller, { name }) => requireMay(caller, settingOf(name)),
      async run(tx, { tenant, request }) {
        const name = settingOf(request.name);
        const { before, after, committed } = await settings.changeIn(tx, tenant.id, name, () => undefined);
        if (before === undefined) throw new OperatorProblem('STATE_CONFLICT', `${name} has its default already.`);
        return { subject: `setting:${name}`, before: told(name, before), after: told(name, after), secondOperator: needsSecondOperator(name, before, after), beside: {}, committed };
      },
    },
  };
}
