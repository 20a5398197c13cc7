import { describe, expect, it } from 'vitest';
import { harbour, setAt } from '../test-support/valid-brand.ts';
import { checkFleet } from './check-fleet.ts';
import { formatFault } from './fault/fault.ts';
import type { Fault } from './fault/fault.ts';
import { leftOutBrands } from './left-out.ts';
import type { BrandSource } from './source.ts';

/** A brand that shares nothing with others but what `config` states, by key path. */
function brand(id: string, config: Readonly<Record<string, unknown>> = {}): BrandSource {
  const source = { ...harbour(), id };
  const own = { 'identity.name': id, 'identity.merchantCode': id.toUpperCase(), 'identity.domains': [`${id}.example`], ...config };
  for (const [path, value] of Object.entries(own)) setAt(source.config as object, path.split('.'), value);
  return source;
}

const NONE = (): boolean => false;

describe('checkFleet', () => {
  it('returns no fault for brands that share no value', () => {
    expect(checkFleet([brand('harbour'), brand('pier')])).toEqual([]);
  });

  it('returns each shared value at every brand that has it, naming the others and what to do', () => {
    const shared = { 'identity.name': 'Harbour', 'identity.merchantCode': 'HARB01', 'identity.domains': ['www.harbour.example'], servesUnknownHosts: true };
    expect(checkFleet([brand('copy-of-harbour', shared), brand('harbour', shared)]).map((each) => formatFault(each))).toEqual([
      'brands/copy-of-harbour/brand.config.ts › identity.merchantCode: found "HARB01", which harbour has too; expected a merchant code of its own: give one of copy-of-harbour and harbour another one',
      'brands/harbour/brand.config.ts › identity.merchantCode: found "HARB01", which copy-of-harbour has too; expected a merchant code of its own: give one of harbour and copy-of-harbour another one',
      'brands/copy-of-harbour/brand.config.ts › identity.name: found "Harbour", which harbour has too; expected a name of its own: give one of copy-of-harbour and harbour another one',
      'brands/harbour/brand.config.ts › identity.name: found "Harbour", which copy-of-harbour has too; expected a name of its own: give one of harbour and copy-of-harbour another one',
      'brands/copy-of-harbour/brand.config.ts › identity.domains.0: found "www.harbour.example", which harbour has too; expected a domain of its own: give one of copy-of-harbour and harbour another one',
      'brands/harbour/brand.config.ts › identity.domains.0: found "www.harbour.example", which copy-of-harbour has too; expected a domain of its own: give one of harbour and copy-of-harbour another one',
      'brands/copy-of-harbour/brand.config.ts › servesUnknownHosts: found true, as in harbour; expected true in one brand of the fleet at most: keep it in one of copy-of-harbour and harbour',
      'brands/harbour/brand.config.ts › servesUnknownHosts: found true, as in copy-of-harbour; expected true in one brand of the fleet at most: keep it in one of harbour and copy-of-harbour',
    ]);
  });

  it('returns a value that three brands share at each, with the other two', () => {
    const faults = checkFleet(['a', 'b', 'c'].map((id) => brand(id, { 'identity.merchantCode': 'SAME' })));
    expect(faults.map(({ file, sharedWith }) => [file, sharedWith])).toEqual([
      ['a/brand.config.ts', ['b', 'c']],
      ['b/brand.config.ts', ['a', 'c']],
      ['c/brand.config.ts', ['a', 'b']],
    ]);
    expect(faults[0]?.expected).toBe('a merchant code of its own: give all but one of a, b and c another one');
  });
});

describe('leftOutBrands', () => {
  const shared = (...ids: string[]): Fault[] => checkFleet(ids.map((id) => brand(id, { 'identity.merchantCode': 'SAME' })));
  const own = (id: string): Fault => ({ file: `${id}/brand.config.ts`, keyPath: 'minimumAge', found: '3', expected: '18 or more' });

  it('returns the new one of two brands that share a value, wherever its name stands in the alphabet', () => {
    expect([...leftOutBrands(shared('copy-of-harbour', 'harbour'), (id) => id === 'copy-of-harbour')]).toEqual(['copy-of-harbour']);
    expect([...leftOutBrands(shared('copy-of-harbour', 'harbour'), (id) => id === 'harbour')]).toEqual(['harbour']);
  });

  it('returns both when neither or each of them is new', () => {
    expect([...leftOutBrands(shared('copy-of-harbour', 'harbour'), NONE)]).toEqual(['copy-of-harbour', 'harbour']);
    expect([...leftOutBrands(shared('copy-of-harbour', 'harbour'), () => true)]).toEqual(['copy-of-harbour', 'harbour']);
  });

  it('returns no brand for a value that it shares with one that has faults of its own', () => {
    expect([...leftOutBrands([own('copy-of-harbour'), ...shared('copy-of-harbour', 'harbour')], NONE)]).toEqual(['copy-of-harbour']);
  });

  it('returns every brand with a fault of its own, committed or not', () => {
    expect([...leftOutBrands([own('copy-of-harbour'), own('harbour')], (id) => id === 'copy-of-harbour')]).toEqual(['copy-of-harbour', 'harbour']);
  });
});
