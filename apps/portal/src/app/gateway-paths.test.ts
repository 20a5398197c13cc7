import { calls } from '@livery/contracts';
import { describe, expect, it } from 'vitest';
import { gatewayPaths } from '../../gateway-paths.ts';

const passedOn = (path: string): boolean => gatewayPaths.some((start) => path.startsWith(`${start}/`));

describe('gatewayPaths', () => {
  it('passes every call of the table and the pictures of flags on to the gateway', () => {
    const paths = [...Object.values(calls).map(({ path }) => path), '/TCG_PROD_IMAGES/COUNTRY_FLAG/PH.png'];
    expect(paths.filter((path) => !passedOn(path))).toEqual([]);
  });

  it('leaves the pages of the site alone', () => {
    expect(['/', '/lottery', '/rng', '/promotions', '/game'].filter(passedOn)).toEqual([]);
  });
});
