import type { Clock, Tx } from '../../../platform/db/index.ts';
import type { Tenant } from '../../../platform/http/index.ts';
import type { OfferEdits } from '../../notices/index.ts';
import type { Settings } from '../../settings/index.ts';
import type { OperatorHandlers } from '../server/operator-handlers.ts';
import { createOfferEffects } from './offer-effects.ts';
import { pictureOf, pictureOrigins } from './picture-rules.ts';

export interface PromotionHandlersDeps {
  readonly promotions: OfferEdits['promotions'];
  readonly settings: Pick<Settings, 'stored'>;
  readonly clock: Clock;
}

type PromotionCall = 'promotions:list' | 'promotions:add' | 'promotions:translate' | 'promotions:remove-text' | 'promotions:change' | 'promotions:order' | 'promotions:schedule' | 'promotions:withdraw';

/** Handlers of the calls that show, add, change, order, schedule and withdraw promotions. */
export function promotionHandlers({ promotions, settings, clock }: PromotionHandlersDeps): OperatorHandlers<PromotionCall> {
  const effects = createOfferEffects('promotion', promotions, clock);

  const picture = async (tx: Tx, tenant: Tenant, image: string): Promise<string | null> => pictureOf('image', image, pictureOrigins(await settings.stored(tenant.id, tx)));

  return {
    async 'promotions:list'({ tenant, request: { pageNo, pageSize } }) {
      const { lines, paging } = await effects.list(tenant, pageNo, pageSize);
      return { promotions: lines, ...paging };
    },
    'promotions:add': {
      async run(tx, { tenant, request }) {
        const { image, language, title, summary } = request;
        const facts = { image: image === undefined ? null : await picture(tx, tenant, image) };
        return effects.add(tx, tenant, request, facts, language, { title, summary });
      },
    },
    'promotions:translate': { run: (tx, { tenant, request: { id, language, title, summary } }) => effects.translate(tx, tenant, id, language, { title, summary }) },
    'promotions:remove-text': { run: (tx, { tenant, request: { id, language } }) => effects.removeText(tx, tenant, id, language) },
    'promotions:change': {
      async run(tx, { tenant, request: { id, image } }) {
        return effects.change(tx, tenant, id, { image: await picture(tx, tenant, image) });
      },
    },
    'promotions:order': { run: (tx, { tenant, request: { ids } }) => effects.order(tx, tenant, ids) },
    'promotions:schedule': { run: (tx, { tenant, request }) => effects.schedule(tx, tenant, request) },
    'promotions:withdraw': { run: (tx, { tenant, request: { id } }) => effects.withdraw(tx, tenant, id) },
  };
}
