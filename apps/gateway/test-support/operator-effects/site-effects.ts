import { expect } from 'vitest';
import { codeOf } from '../account-helpers.ts';
import { registration } from '../caller.ts';
import type { EffectsOfArea } from './effect-table.ts';
import { IN_THAILAND, type OperatorSite } from './operator-site.ts';

let visitors = 0;
const register = async ({ accounts }: OperatorSite): Promise<string> => codeOf(await accounts.call('register', registration(`visitor${++visitors}`)));
const terms = async ({ accounts }: OperatorSite): Promise<string> => (await accounts.valueOf('registerSettings')).termsVersion;
/** Which page the site shows: 0 its own, 1 of maintenance, 2 of a closed region. */
const status = async ({ accounts }: OperatorSite, ip?: string): Promise<number> => (await accounts.valueOf('systemStatus', {}, ip === undefined ? {} : { ip })).status;
const games = async ({ accounts }: OperatorSite, ip?: string): Promise<string> => codeOf(await accounts.call('gameVendors', {}, ip === undefined ? {} : { ip }));

/** How operators open and close a merchant's site, and change its settings. */
export const siteEffects: EffectsOfArea = {
  'settings:set': {
    quick: true,
    undo: 'settings:reset',
    async play(site) {
      expect([await terms(site), await register(site)]).toEqual(['2026-01', 'OK']);
      await site.does('admin', 'settings:set', '--name', 'termsVersion', '--value', '2027-01');
      expect([await terms(site), await register(site)]).toEqual(['2027-01', 'TERMS_NOT_ACCEPTED']);
      await site.does('admin', 'settings:reset', '--name', 'termsVersion');
      expect([await terms(site), await register(site)]).toEqual(['2026-01', 'OK']);
    },
  },
  'settings:reset': { playedBy: 'settings:set', undo: 'settings:set' },
  'toggles:set': {
    undo: 'toggles:set',
    async play(site) {
      const seen = async () => [(await site.accounts.valueOf('whitelabel')).modules.usernameRegistration, await register(site)];
      const toggle = (state: string) => site.does('risk', 'toggles:set', '--toggle', 'usernameRegistration', '--state', state);
      expect(await seen()).toEqual([true, 'OK']);
      await toggle('off');
      expect(await seen()).toEqual([false, 'FUNCTION_DISABLED']);
      await toggle('brand');
      expect(await seen()).toEqual([true, 'OK']);
    },
  },
  'maintenance:begin': {
    quick: true,
    undo: 'maintenance:end',
    async play(site) {
      const seen = async () => [await status(site), await games(site), await register(site)];
      expect(await seen()).toEqual([0, 'OK', 'OK']);
      await site.does('risk', 'maintenance:begin');
      expect(await seen()).toEqual([1, 'MAINTENANCE', 'MAINTENANCE']);
      await site.does('risk', 'maintenance:end');
      expect(await seen()).toEqual([0, 'OK', 'OK']);
    },
  },
  'maintenance:end': { playedBy: 'maintenance:begin', undo: 'maintenance:begin' },
  'registration:close': {
    undo: 'registration:open',
    async play(site) {
      expect(await register(site)).toBe('OK');
      await site.does('risk', 'registration:close');
      expect([await register(site), await games(site)]).toEqual(['REGISTRATION_CLOSED', 'OK']);
      await site.does('risk', 'registration:open');
      expect(await register(site)).toBe('OK');
    },
  },
  'registration:open': { playedBy: 'registration:close', undo: 'registration:close' },
  'regions:close': {
    undo: 'regions:open',
    async play(site) {
      const seen = async () => [await games(site, IN_THAILAND), await status(site, IN_THAILAND), await games(site)];
      expect(await seen()).toEqual(['OK', 0, 'OK']);
      await site.does('risk', 'regions:close', '--countries', 'TH');
      expect(await seen()).toEqual(['REGION_RESTRICTED', 2, 'OK']);
      await site.does('risk', 'regions:open', '--countries', 'TH');
      expect(await seen()).toEqual(['OK', 0, 'OK']);
    },
  },
  'regions:open': { playedBy: 'regions:close', undo: 'regions:close' },
};
