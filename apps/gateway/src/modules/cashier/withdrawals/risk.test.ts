import { describe, expect, it } from 'vitest';
import { settingSchemas } from '../../settings/index.ts';
import { risksOf, type RiskFacts } from './risk.ts';

const HOUR = 3_600_000;
const now = 1_000 * 24 * HOUR;
const ago = (hours: number): Date => new Date(now - hours * HOUR);
const rules = { often: { withdrawals: 3, hours: 24 }, newDeviceHours: 24, newMemberDays: 3, newAccountHours: 72, nameMismatch: true };
const plain: RiskFacts = { now, registeredAt: ago(1_000), addressSince: ago(100), browserSince: ago(100), accountAddedAt: ago(100), sameName: true, recent: 0 };

describe('risksOf', () => {
  it.each<[Partial<RiskFacts>, string[]]>([
    [{}, []],
    [{ recent: 2 }, []],
    [{ recent: 3 }, ['often']],
    [{ addressSince: ago(24) }, []],
    [{ addressSince: ago(23.99) }, ['newDevice']],
    [{ addressSince: undefined }, ['newDevice']],
    [{ browserSince: ago(24) }, []],
    [{ browserSince: ago(23.99) }, ['newBrowser']],
    [{ browserSince: undefined }, ['newBrowser']],
    [{ browserSince: null }, []],
    [{ registeredAt: ago(72) }, []],
    [{ registeredAt: ago(71) }, ['newMember']],
    [{ accountAddedAt: ago(72) }, []],
    [{ accountAddedAt: ago(71) }, ['newAccount']],
    [{ sameName: false }, ['name']],
    [{ recent: 9, addressSince: ago(1), registeredAt: ago(1), accountAddedAt: ago(1), sameName: false }, ['often', 'newDevice', 'newMember', 'newAccount', 'name']],
  ])('returns for %j the rules that it meets', (facts, risks) => {
    expect(risksOf(rules, { ...plain, ...facts })).toEqual(risks);
  });

  it('returns none where every rule is off', () => {
    const off = { often: null, newDeviceHours: 0, newMemberDays: 0, newAccountHours: 0, nameMismatch: false };
    expect(risksOf(off, { now, registeredAt: undefined, addressSince: undefined, browserSince: undefined, accountAddedAt: new Date(now), sameName: false, recent: 99 })).toEqual([]);
  });

  it('looks at new members, new devices and new accounts where the merchant set nothing', () => {
    const facts = { ...plain, registeredAt: ago(1), addressSince: ago(1), accountAddedAt: ago(1) };
    expect(risksOf(settingSchemas.withdrawals.parse(undefined).review, facts)).toEqual(['newDevice', 'newMember', 'newAccount']);
  });
});
