import { describe, expect, it } from 'vitest';
import { createSecrets, UnreadableSecret } from './secrets.ts';

const [OLD, NEW, OTHER] = ['o'.repeat(32), 'n'.repeat(32), 'x'.repeat(32)];

describe('createSecrets', () => {
  it('reads what another accepted secret sealed, and seals with its own', () => {
    const rotated = createSecrets(NEW, [OLD]);
    expect(rotated.open('totp', createSecrets(OLD).seal('totp', 'plain'))).toBe('plain');
    const sealed = rotated.seal('totp', 'plain');
    expect(createSecrets(NEW).open('totp', sealed)).toBe('plain');
    expect(() => createSecrets(OLD).open('totp', sealed)).toThrow(UnreadableSecret);
  });

  it('rejects what no accepted secret sealed, for another purpose, or what was altered', () => {
    const secrets = createSecrets(NEW, [OLD]);
    expect(() => secrets.open('totp', createSecrets(OTHER).seal('totp', 'plain'))).toThrow(UnreadableSecret);
    expect(() => secrets.open('other', secrets.seal('totp', 'plain'))).toThrow(UnreadableSecret);
    const altered = secrets.seal('totp', 'plain').with(14, 0).with(15, 0);
    expect(() => secrets.open('totp', altered)).toThrow(UnreadableSecret);
    expect(() => secrets.open('totp', new Uint8Array(3))).toThrow(UnreadableSecret);
  });

  it('seals anew what another secret sealed, and nothing of its own', () => {
    const rotated = createSecrets(NEW, [OLD]);
    const anew = rotated.sealAnew('totp', createSecrets(OLD).seal('totp', 'plain'));
    expect(createSecrets(NEW).open('totp', anew ?? new Uint8Array())).toBe('plain');
    expect(rotated.sealAnew('totp', rotated.seal('totp', 'plain'))).toBeUndefined();
  });

  it('recognises a value that another accepted secret marked', () => {
    const [before, after] = [createSecrets(OLD), createSecrets(NEW, [OLD])];
    expect(after.matches('code', '123', before.mac('code', '123'))).toBe(true);
    expect(after.matches('code', '124', before.mac('code', '123'))).toBe(false);
    expect(after.matches('code', '123', new Uint8Array(3))).toBe(false);
    expect(before.matches('code', '123', after.mac('code', '123'))).toBe(false);
    expect(after.macs('code', '123')).toEqual([createSecrets(NEW).mac('code', '123'), before.mac('code', '123')]);
  });

  it('is rotating while it accepts another secret than its own', () => {
    expect([createSecrets(NEW), createSecrets(NEW, [NEW]), createSecrets(NEW, [OLD])].map(({ rotating }) => rotating)).toEqual([false, false, true]);
  });
});
