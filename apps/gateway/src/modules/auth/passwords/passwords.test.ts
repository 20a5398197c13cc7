import { describe, expect, it } from 'vitest';
import { createPasswords, HASHES_AT_ONCE, type PasswordEngine } from './passwords.ts';

/** An engine that says when it is at work; each piece of work ends when it is told to. */
function watchedEngine() {
  const pending: (() => void)[] = [];
  const seen = { hashes: 0, checks: 0, atOnce: 0, most: 0 };
  const work = async <T>(value: T): Promise<T> => {
    seen.atOnce += 1;
    seen.most = Math.max(seen.most, seen.atOnce);
    await new Promise<void>((resolve) => pending.push(resolve));
    seen.atOnce -= 1;
    return value;
  };
  const engine: PasswordEngine = {
    hash: (password) => ((seen.hashes += 1), work(`hash of ${password}`)),
    verify: (hashed, password) => ((seen.checks += 1), work(hashed === `hash of ${password}`)),
  };
  const turn = () => new Promise<void>((resolve) => setImmediate(resolve));
  async function finishAll() {
    for (await turn(); pending.length > 0; await turn()) for (const end of pending.splice(0)) end();
  }
  return { engine, seen, finishAll };
}

const OWNER = { tenantId: 'NORTH', ip: '192.0.2.1' };

describe('password hashes', () => {
  it('cost 19 MiB and two passes of argon2id unless less is stated, which hashes of before do not become', async () => {
    const [standard, cheap] = [createPasswords(), createPasswords(undefined, 1, { memoryCost: 8, timeCost: 1 })];
    const [dear, weak] = [await standard.hash('open', OWNER), await cheap.hash('open', OWNER)];
    expect([dear, weak]).toEqual([expect.stringContaining('$argon2id$v=19$m=19456,t=2,p=1$') as string, expect.stringContaining('$argon2id$v=19$m=8,t=1,p=1$') as string]);
    expect([await cheap.verify(dear, 'open', OWNER), await standard.verify(weak, 'open', OWNER), await standard.verify(dear, 'shut', OWNER)]).toEqual([true, true, false]);
  });

  it('takes as long without a hash, and matches no password', async () => {
    const { engine, seen, finishAll } = watchedEngine();
    const passwords = createPasswords(engine, 2);
    const answers = Promise.all([passwords.verify(null, 'nobody has this password', OWNER), passwords.verify('hash of right', 'right', OWNER), passwords.verify('hash of right', 'wrong', OWNER)]);
    await finishAll();
    expect(await answers).toEqual([false, true, false]);
    expect(seen.checks).toBe(3);
  });

  it('computes two hashes at a time, so that other calls keep their threads', async () => {
    const { engine, seen, finishAll } = watchedEngine();
    const passwords = createPasswords(engine, 2);
    const all = Promise.all(Array.from({ length: 52 }, (_, index) => passwords.hash(String(index), OWNER)));
    await finishAll();
    expect(await all).toHaveLength(52);
    expect(seen).toMatchObject({ hashes: 52, most: 2 });
    expect([1, 2]).toContain(HASHES_AT_ONCE);
  });

  it('rejects a hash when too many of its address are waiting', async () => {
    const { engine, finishAll } = watchedEngine();
    const passwords = createPasswords(engine, 2);
    const outcomes = Promise.allSettled(Array.from({ length: 55 }, () => passwords.hash('x', OWNER)));
    const other = passwords.hash('y', { tenantId: 'SOUTH', ip: '192.0.2.1' });
    await finishAll();
    const refused = (await outcomes).filter((outcome) => outcome.status === 'rejected');
    expect(refused).toHaveLength(3);
    expect(refused[0]).toMatchObject({ reason: { code: 'UNAVAILABLE' } });
    expect(await other).toBe('hash of y');
  });
});
