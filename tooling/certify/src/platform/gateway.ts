import { buildApp, type Database, type Fleet, type Gateway } from '@livery/gateway';

/** The merchant that vendors are certified at, and its currency. */
export const MERCHANT = 'CERTIFY01';
export const CURRENCY = { code: 'PHP', symbol: 'P', exponent: 2 } as const;

const fleet: Fleet = {
  routes: { known: [], listed: [], canonical: {} },
  leftOut: [],
  brands: [
    {
      id: 'certification',
      name: 'Certification',
      merchantCode: MERCHANT,
      domains: ['certification.example'],
      default: true,
      html: 'index.html',
    pages: {},
      currency: CURRENCY,
      languages: { offered: ['EN'], default: 'EN', remap: {} },
      minimumAge: 18,
      categories: ['RNG'],
      blockedCountries: [],
      timeZone: 'Asia/Manila',
      announcements: { types: ['B'], defaultExecution: 'B' },
      features: {},
    },
  ],
};

/** A whole gateway for that merchant, on an open and migrated database; it serves no sites, and believes what this machine says of addresses. */
export async function buildGateway(db: Database, distDir: string): Promise<Gateway> {
  const gateway = await buildApp({
    config: { production: false, devEndpoints: false, distDir, vendorOrigin: 'http://localhost:9', trustProxy: 'loopback', humanCheckSecret: undefined, defaultPassword: undefined },
    db,
    fleet,
    secret: 'a secret for certifications, and those alone',
    log: { level: 'silent' },
  });
  return gateway;
}

/** Listens on loopback, for players and for operators. */
export async function listen({ app, ops }: Gateway): Promise<{ readonly url: string; readonly opsUrl: string }> {
  const [url, opsUrl] = [await app.listen({ port: 0, host: '127.0.0.1' }), await ops.listen({ port: 0, host: '127.0.0.1' })];
  return { url, opsUrl };
}
