import { z } from 'zod';
import { whitelabel } from '../system/system.schemas.ts';
import { effect, reason } from './operator-fields.ts';

const name = z.string().trim().min(1).max(64).describe('Name of the setting, which settings:list shows.');
const countries = z.array(z.string().trim().toUpperCase().regex(/^[A-Z]{2}$/, { error: 'is no country code, such as PH' })).min(1).max(300).describe('Countries by their code of two letters, such as PH.');
const toggle = whitelabel.shape.modules.keyof();
const changed = { value: z.object({ effect }) };

export const settingsSchemas = {
  'settings:list': {
    request: z.object({ name: name.optional().describe('Only this setting.') }),
    value: z.object({
      settings: z.array(z.object({
        name: z.string(),
        value: z.unknown(),
        default: z.unknown(),
        /** Whether the merchant set it. */
        isSet: z.boolean(),
        description: z.string(),
      })),
    }),
  },
  'settings:set': {
    request: z.object({ name, value: z.string().min(1).max(20_000).describe('The value as JSON, such as true, 20, null or ["PH"]; a text or an amount may stand without quotation marks.'), reason }),
    ...changed,
  },
  'settings:reset': { request: z.object({ name, reason }), ...changed },
  'site:show': {
    value: z.object({
      site: z.object({
        maintenance: z.boolean(),
        registrationOpen: z.boolean(),
        closedRegions: z.array(z.string()),
        /** Whether the closed regions are the brand's, since the merchant has no list of its own. */
        regionsOfBrand: z.boolean(),
      }),
      toggles: z.array(z.object({ toggle, inForce: z.boolean(), setBy: z.enum(['merchant', 'brand']) })),
    }),
  },
  'toggles:set': {
    request: z.object({ toggle: toggle.describe('Which part of the site.'), state: z.enum(['on', 'off', 'brand']).describe('on or off; brand leaves it to the brand\'s configuration.'), reason }),
    ...changed,
  },
  'maintenance:begin': { request: z.object({ reason }), ...changed },
  'maintenance:end': { request: z.object({ reason }), ...changed },
  'registration:close': { request: z.object({ reason }), ...changed },
  'registration:open': { request: z.object({ reason }), ...changed },
  'regions:close': { request: z.object({ countries, reason }), ...changed },
  'regions:open': { request: z.object({ countries, reason }), ...changed },
};
