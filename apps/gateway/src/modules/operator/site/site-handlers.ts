import type { ResponseOf } from '@livery/contracts';
import type { Tx } from '../../../platform/db/index.ts';
import type { Tenant } from '../../../platform/http/index.ts';
import { modulesOf, settingSchemas, type Settings } from '../../settings/index.ts';
import { OperatorProblem } from '../operator-problem.ts';
import { assertCountries } from '../server/assert-countries.ts';
import type { EffectResult, OperatorHandlers } from '../server/operator-handlers.ts';

type SiteCall = 'site:show' | 'toggles:set' | 'maintenance:begin' | 'maintenance:end' | 'registration:close' | 'registration:open' | 'regions:close' | 'regions:open';
type Toggle = keyof ResponseOf<'whitelabel'>['modules'];
type Changed = EffectResult<'maintenance:begin'>;

/** Handlers of the calls that open and close a merchant's site, or parts of it. */
export function siteHandlers({ settings }: { readonly settings: Pick<Settings, 'stored' | 'changeIn'> }): OperatorHandlers<SiteCall> {
  /** @throws OperatorProblem STATE_CONFLICT with `otherwise` when it is so already */
  async function turn(tx: Tx, tenant: Tenant, name: 'maintenance' | 'registrationOpen', value: boolean, otherwise: string): Promise<Changed> {
    const { committed } = await settings.changeIn(tx, tenant.id, name, (present) => {
      if (present === value) throw new OperatorProblem('STATE_CONFLICT', otherwise);
      return value;
    });
    return { subject: `setting:${name}`, before: { [name]: !value }, after: { [name]: value }, beside: {}, committed };
  }

  /** @throws OperatorProblem VALIDATION_FAILED for what is no country; STATE_CONFLICT with `otherwise` when nothing changes */
  async function changeRegions(tx: Tx, tenant: Tenant, named: readonly string[], change: (closed: readonly string[]) => readonly string[], otherwise: string): Promise<Changed> {
    assertCountries(named);
    let closed: readonly string[] = [];
    const { after, committed } = await settings.changeIn(tx, tenant.id, 'blockedCountries', (present) => {
      closed = (present ?? tenant.blockedCountries).toSorted();
      const next = [...new Set(change(closed))].toSorted();
      if (next.length === closed.length) throw new OperatorProblem('STATE_CONFLICT', otherwise);
      return next;
    });
    return { subject: 'setting:blockedCountries', before: { closedRegions: closed }, after: { closedRegions: after }, beside: {}, committed };
  }

  return {
    async 'site:show'({ tenant }) {
      const stored = await settings.stored(tenant.id);
      const overrides = settingSchemas.whitelabel.parse(stored.get('whitelabel'));
      const own = settingSchemas.blockedCountries.parse(stored.get('blockedCountries'));
      const modules = Object.entries(modulesOf(tenant, overrides)) as [Toggle, boolean][];
      return {
        site: {
          maintenance: settingSchemas.maintenance.parse(stored.get('maintenance')),
          registrationOpen: settingSchemas.registrationOpen.parse(stored.get('registrationOpen')),
          closedRegions: [...(own ?? tenant.blockedCountries)],
          regionsOfBrand: own === null,
        },
        toggles: modules.map(([toggle, inForce]) => ({ toggle, inForce, setBy: overrides[toggle] === undefined ? 'brand' : 'merchant' })),
      };
    },
    'toggles:set': {
      async run(tx, { tenant, request: { toggle, state } }) {
        let before = {};
        const wanted = state === 'brand' ? undefined : state === 'on';
        const { after = {}, committed } = await settings.changeIn(tx, tenant.id, 'whitelabel', (present) => {
          if (present[toggle] === wanted) throw new OperatorProblem('STATE_CONFLICT', `${toggle} is ${state === 'brand' ? 'left to the brand' : state} already.`);
          const { [toggle]: was, ...others } = present;
          before = { set: was ?? null, inForce: modulesOf(tenant, present)[toggle] };
          return wanted === undefined ? others : { ...others, [toggle]: wanted };
        });
        return { subject: `toggle:${toggle}`, before, after: { set: after[toggle] ?? null, inForce: modulesOf(tenant, after)[toggle] }, beside: {}, committed };
      },
    },
    'maintenance:begin': { run: (tx, { tenant }) => turn(tx, tenant, 'maintenance', true, `${tenant.id} is closed for maintenance already.`) },
    'maintenance:end': { run: (tx, { tenant }) => turn(tx, tenant, 'maintenance', false, `${tenant.id} is not closed for maintenance.`) },
    'registration:close': { run: (tx, { tenant }) => turn(tx, tenant, 'registrationOpen', false, `Registration at ${tenant.id} is closed already.`) },
    'registration:open': { run: (tx, { tenant }) => turn(tx, tenant, 'registrationOpen', true, `Registration at ${tenant.id} is not closed.`) },
    'regions:close': {
      run: (tx, { tenant, request: { countries } }) => changeRegions(tx, tenant, countries, (closed) => [...closed, ...countries], `${tenant.id} is closed to all of these already.`),
    },
    'regions:open': {
      run: (tx, { tenant, request: { countries } }) => changeRegions(tx, tenant, countries, (closed) => closed.filter((code) => !countries.includes(code)), `${tenant.id} is closed to none of these.`),
    },
  };
}
