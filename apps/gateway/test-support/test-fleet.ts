import type { Fleet, FleetBrand } from '../src/modules/tenant/index.ts';

/** Two merchants that no real brand resembles: the first serves unclaimed hosts. */
export const NORTH = 'NORTH01';
export const SOUTH = 'SOUTH01';

/** Origin of the games. */
export const VENDOR_ORIGIN = 'http://localhost:4001';

function brand(id: string, merchantCode: string, changes: Partial<FleetBrand> = {}): FleetBrand {
  return {
    id,
    name: id,
    merchantCode,
    domains: [`www.${id}.example`],
    default: false,
    html: `brands/${id}/index.html`,
    pages: { EN: { html: `brands/${id}/index.html`, tag: 'en' }, TY: { html: `brands/${id}/index.TY.html`, tag: 'te' } },
    currency: { code: 'PHP', symbol: 'P', exponent: 2 },
    languages: { offered: ['EN', 'TY'], default: 'EN', remap: {} },
    minimumAge: 18,
    categories: ['RNG', 'LIVE', 'SPORTS', 'ESPORTS', 'FISH', 'PVP', 'ELOTT', 'LOTT', 'COCKFIGHT', 'BINGO', 'ANIM6', 'INHOUSE'],
    blockedCountries: [],
    timeZone: 'UTC',
    announcements: { types: ['B', 'PL', 'PU', 'PR', 'H'], defaultExecution: 'B' },
    features: { usernameRegistration: true, directRegistration: true, freePlay: true, forcedPasswordChange: true, agentPolicy: true, memberCentre: true, emailPasswordRecovery: true },
    ...changes,
  };
}

/** The fleet that tests run with. */
export const testFleet: Fleet = {
  leftOut: [{ id: 'left-out' }],
  routes: {
    known: ['/', '/index', '/index.html', '/home', '/register', '/register.html', '/rng', '/game', '/promoDetail', '/seamless'],
    listed: ['/', '/rng'],
    canonical: { '/index': '/', '/index.html': '/', '/home': '/', '/register.html': '/register' },
  },
  brands: [brand('north', NORTH, { default: true }), brand('south', SOUTH, { minimumAge: 21, currency: { code: 'EUR', symbol: '€', exponent: 2 }, blockedCountries: ['FR'] })],
};
