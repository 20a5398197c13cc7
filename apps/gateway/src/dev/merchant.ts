import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '../modules/settings/index.ts';
import { originOf, visitorOf, type Tenant, type TenantDirectory } from '../platform/http/index.ts';
import { merchantPage, type MerchantState } from './merchant-page.ts';
import type { VisitorCountry } from './visitor-country.ts';

export interface DevMerchantDeps {
  readonly tenants: TenantDirectory;
  readonly settings: Settings;
  readonly visitorCountry: VisitorCountry;
}

const codesOf = (text: string): string[] => text.toUpperCase().split(/[\s,;]+/).filter((code) => code !== '');
const isCode = (text: string): boolean => /^[A-Z]{2}$/.test(text);

/** A form that another site posts is refused: browsers name the origin of every form. */
function isOwnForm(request: FastifyRequest): boolean {
  return request.headers.origin === originOf(request);
}

/**
 * Serves `/__dev/merchant`: switches maintenance and the regions of the host's merchant, and the country that visitors are
 * taken to come from. Register it only where `DEV_ENDPOINTS` is on.
 */
export function registerDevMerchant(app: FastifyInstance, { tenants, settings, visitorCountry }: DevMerchantDeps): void {
  const byAddress = { tenants, countryOf: visitorCountry.byAddress };

  async function stateOf(tenant: Tenant, here: string | null): Promise<MerchantState> {
    return {
      name: tenant.name,
      maintenance: await settings.get(tenant.id, 'maintenance'),
      blockedCountries: await settings.get(tenant.id, 'blockedCountries'),
      brandCountries: tenant.blockedCountries,
      visitorCountry: visitorCountry.fixed(),
      here,
    };
  }

  async function show(request: FastifyRequest, reply: FastifyReply, fault?: string): Promise<FastifyReply> {
    const { tenant, country } = visitorOf(request, byAddress);
    return reply
      .status(fault === undefined ? 200 : 422)
      .headers({
        'cache-control': 'no-store',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'",
      })
      .type('text/html; charset=utf-8')
      .send(merchantPage(await stateOf(tenant, country), fault));
  }

  app.get('/__dev/merchant', (request, reply) => show(request, reply));
  app.post<{ Body: { status?: string; blocked?: string; country?: string } | undefined }>('/__dev/merchant', async (request, reply) => {
    if (!isOwnForm(request)) return reply.status(403).type('text/plain; charset=utf-8').send('Only this page may switch.');
    const { tenant } = visitorOf(request, byAddress);
    const { status = 'open', blocked = '', country = '' } = request.body ?? {};
    const codes = codesOf(blocked);
    const [from = null, ...more] = codesOf(country);
    if (!codes.every(isCode) || more.length > 0 || (from !== null && !isCode(from))) return show(request, reply, 'A country is two letters, such as FR.');
    const brands = [...tenant.blockedCountries].toSorted().join();
    visitorCountry.fix(from);
    await settings.set(tenant.id, 'maintenance', status === 'maintenance');
    await settings.set(tenant.id, 'blockedCountries', codes.toSorted().join() === brands ? null : codes);
    return reply.redirect('/__dev/merchant', 303);
  });
}
