import { TOTP } from 'otpauth';
import { expect } from 'vitest';
import { OPERATOR_PASSWORD } from '../operator-helpers.ts';
import type { EffectsOfArea } from './effect-table.ts';
import type { Ended } from './ops-program.ts';
import type { OperatorSite } from './operator-site.ts';

const NEW_PASSWORD = 'another one of tests';

/** What an authenticator app shows by the gateway's clock, which then moves on: each code is good once. */
function appShows({ gateway }: OperatorSite, secret: string): string {
  const code = new TOTP({ secret }).generate({ timestamp: gateway.clock.now() });
  gateway.clock.advance(30_000);
  return code;
}

/** Sets up an operator with the code that an admin was answered; the secret of its authenticator app. */
async function enrol(site: OperatorSite, name: string, code: string): Promise<string> {
  const begun = await site.runAs(name, 'session:enrol', '--name', name, '--code', code, '--json');
  expect([begun.code, begun.err]).toEqual([0, '']);
  const { secret } = JSON.parse(begun.out) as { secret: string };
  expect(await site.runAs(name, 'session:confirm', '--name', name, '--code', code, '--app-code', appShows(site, secret))).toMatchObject({ code: 0 });
  site.noted({ call: 'session:enrol', inTrail: false, operator: name }, { call: 'session:confirm', operator: name });
  return secret;
}
async function login(site: OperatorSite, name: string, secret: string): Promise<Ended> {
  const ended = await site.runAs(name, 'session:login', '--name', name, '--app-code', appShows(site, secret));
  if (ended.code === 0) site.noted({ call: 'session:login', operator: name });
  return ended;
}
const sees = async (site: OperatorSite, name: string) => (await site.runAs(name, 'members:find', '--account', 'anyone')).code;

/** What admins do to operators, and operators to their own logins: seen by what they can do then. */
export const accountEffects: EffectsOfArea = {
  'operators:add': {
    quick: true,
    undo: 'operators:change',
    async play(site) {
      const { enrolment } = await site.does('admin', 'operators:add', '--name', 'nora', '--roles', 'support');
      const secret = await enrol(site, 'nora', enrolment.code);
      expect([(await login(site, 'nora', secret)).code, await sees(site, 'nora')]).toEqual([0, 0]);
      await site.does('admin', 'operators:change', '--name', 'nora', '--disabled');
      expect([await sees(site, 'nora'), (await login(site, 'nora', secret)).code]).toEqual([3, 1]);
    },
  },
  'session:enrol': { playedBy: 'operators:add', undo: { none: 'it only begins: what it answers is good with the enrolment code alone, which operators:reset ends' } },
  'session:confirm': { playedBy: 'operators:add', undo: { none: 'operators:reset takes password and app away again' } },
  'operators:change': {
    undo: 'operators:change',
    async play(site) {
      const { enrolment } = await site.does('admin', 'operators:add', '--name', 'carl', '--roles', 'support');
      const secret = await enrol(site, 'carl', enrolment.code);
      const change = (...options: readonly string[]) => site.does('admin', 'operators:change', '--name', 'carl', ...options);
      const seen = async () => [await sees(site, 'carl'), (await login(site, 'carl', secret)).code, await sees(site, 'carl')];
      expect(await seen()).toEqual([3, 0, 0]);
      await change('--roles', 'content');
      expect(await seen()).toEqual([3, 0, 1]);
      await change('--roles', 'support');
      expect(await seen()).toEqual([3, 0, 0]);
    },
  },
  'operators:reset': {
    undo: { none: 'password and app are gone: the operator enrols with the code that it answers' },
    async play(site) {
      const added = await site.does('admin', 'operators:add', '--name', 'rosa', '--roles', 'support');
      const former = await enrol(site, 'rosa', added.enrolment.code);
      expect((await login(site, 'rosa', former)).code).toBe(0);
      const { enrolment } = await site.does('admin', 'operators:reset', '--name', 'rosa');
      expect([await sees(site, 'rosa'), (await login(site, 'rosa', former)).code]).toEqual([3, 1]);
      const secret = await enrol(site, 'rosa', enrolment.code);
      expect([(await login(site, 'rosa', secret)).code, await sees(site, 'rosa')]).toEqual([0, 0]);
    },
  },
  'session:login': {
    undo: 'session:logout',
    async play(site) {
      const { enrolment } = await site.does('admin', 'operators:add', '--name', 'lena', '--roles', 'support');
      const secret = await enrol(site, 'lena', enrolment.code);
      expect([await sees(site, 'lena'), (await login(site, 'lena', secret)).code, await sees(site, 'lena')]).toEqual([3, 0, 0]);
      expect((await site.runAs('lena', 'session:logout')).code).toBe(0);
      site.noted({ call: 'session:logout', operator: 'lena' });
      expect(await sees(site, 'lena')).toBe(3);
    },
  },
  'session:logout': { playedBy: 'session:login', undo: 'session:login' },
  'session:password': {
    undo: 'session:password',
    async play(site) {
      const { enrolment } = await site.does('admin', 'operators:add', '--name', 'pia', '--roles', 'support');
      const secret = await enrol(site, 'pia', enrolment.code);
      const change = async (from: string, to: string) => {
        const { code, err } = await site.runAs('pia', 'session:password', '--password', from, '--new-password', to, '--app-code', appShows(site, secret));
        expect([code, err]).toEqual([0, '']);
        site.noted({ call: 'session:password', operator: 'pia' });
      };
      expect((await login(site, 'pia', secret)).code).toBe(0);
      await change(OPERATOR_PASSWORD, NEW_PASSWORD);
      // The command line logs in with the former one.
      expect((await login(site, 'pia', secret)).code).toBe(1);
      await change(NEW_PASSWORD, OPERATOR_PASSWORD);
      expect((await login(site, 'pia', secret)).code).toBe(0);
    },
  },
};
