import { calls } from '@livery/contracts';
import { describe, expect, it } from 'vitest';
import { gatewayPaths } from '../../gateway-paths.ts';

const passedOn = (path: string): boolean => gatewayPaths.some((start) => path.startsWith(`${start}/`));

describe('gatewayPaths', () => {
  it('contains every call of the table and the flag pictures', () => {
    const paths = [...Object.values(calls).map(({ path }) => path), '/TCG_PROD_IMAGES/COUNTRY_FLAG/PH.png'];
    expect(paths.filter((path) => !passedOn(path))).toEqual([]);
  });

  it('does not contain the pages of the site', () => {
    expect(['/', '/lottery', '/rng', '/promotions', '/game'].filter(passedOn)).toEqual([]);
  });
});
