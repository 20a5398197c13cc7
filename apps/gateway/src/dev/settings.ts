import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { isSettingName, settingNames, settingSchemas, type Settings } from '../modules/settings/index.ts';
import type { Tenant } from '../platform/http/index.ts';

/**
 * Merchants' settings for tests and walks: `GET /__dev/settings/<merchant>` shows all of them, `PUT
 * /__dev/settings/<merchant>/<name>` with a JSON value sets one. Register it only where `DEV_ENDPOINTS` is on.
 */
export function registerDevSettings(app: FastifyInstance, tenants: { byMerchant(code: string): Tenant | undefined }, settings: Settings): void {
  app.get<{ Params: { merchant: string } }>('/__dev/settings/:merchant', async (request, reply) => {
    const tenant = tenants.byMerchant(request.params.merchant);
    if (tenant === undefined) return reply.status(404).send({ error: 'There is no such merchant.' });
    return Object.fromEntries(await Promise.all(settingNames.map(async (name) => [name, await settings.get(tenant.id, name)] as const)));
  });
  app.put<{ Params: { merchant: string; name: string }; Body: unknown }>('/__dev/settings/:merchant/:name', async (request, reply) => {
    const { merchant, name } = request.params;
    const tenant = tenants.byMerchant(merchant);
    if (tenant === undefined || !isSettingName(name)) return reply.status(404).send({ error: 'There is no such merchant or setting.' });
    const parsed = settingSchemas[name].safeParse(request.body);
    if (!parsed.success) return reply.status(422).send({ error: z.prettifyError(parsed.error) });
    await settings.set(tenant.id, name, parsed.data);
    return { [name]: parsed.data };
  });
}
