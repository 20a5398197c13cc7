import { expect, it } from 'vitest';
import { hallPath } from './hall-path.ts';

it('addresses a hall, and a vendor in it whatever its code holds', () => {
  expect([hallPath('RNG'), hallPath('ANIM6'), hallPath('LIVE', 'A&B=1')]).toEqual(['/rng', '/anim6games', '/live?page=A%26B%3D1']);
});
