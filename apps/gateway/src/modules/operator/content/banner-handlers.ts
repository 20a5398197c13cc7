import type { Clock, Tx } from '../../../platform/db/index.ts';
import type { Tenant } from '../../../platform/http/index.ts';
import type { BannerFacts, OfferEdits } from '../../notices/index.ts';
import type { Settings } from '../../settings/index.ts';
import type { OperatorHandlers } from '../server/operator-handlers.ts';
import { createOfferEffects } from './offer-effects.ts';
import { pictureOf, pictureOrigins } from './picture-rules.ts';

export interface BannerHandlersDeps {
  readonly banners: OfferEdits['banners'];
  readonly settings: Pick<Settings, 'stored'>;
  readonly clock: Clock;
}

type BannerCall = 'banners:list' | 'banners:add' | 'banners:translate' | 'banners:remove-text' | 'banners:change' | 'banners:order' | 'banners:schedule' | 'banners:withdraw';

/** Handlers of the calls that show, add, change, order, schedule and withdraw banners. */
export function bannerHandlers({ banners, settings, clock }: BannerHandlersDeps): OperatorHandlers<BannerCall> {
  const effects = createOfferEffects('banner', banners, clock);

  /** Pictures as they are stored; those that are not named stay out. */
  async function picturesOf(tx: Tx, tenant: Tenant, asked: { readonly image?: string | undefined; readonly imageCompact?: string | undefined }): Promise<Partial<Pick<BannerFacts, 'image' | 'imageCompact'>>> {
    const origins = pictureOrigins(await settings.stored(tenant.id, tx));
    const { image, imageCompact } = asked;
    return {
      ...(image === undefined ? {} : { image: pictureOf('image', image, origins) }),
      ...(imageCompact === undefined ? {} : { imageCompact: pictureOf('imageCompact', imageCompact, origins) }),
    };
  }

  return {
    async 'banners:list'({ tenant, request: { pageNo, pageSize } }) {
      const { lines, paging } = await effects.list(tenant, pageNo, pageSize);
      return { banners: lines, ...paging };
    },
    'banners:add': {
      async run(tx, { tenant, request }) {
        const { link, language, title, text, action } = request;
        const facts = { link, image: null, imageCompact: null, ...(await picturesOf(tx, tenant, request)) };
        return effects.add(tx, tenant, request, facts, language, { title, text, action });
      },
    },
    'banners:translate': { run: (tx, { tenant, request: { id, language, title, text, action } }) => effects.translate(tx, tenant, id, language, { title, text, action }) },
    'banners:remove-text': { run: (tx, { tenant, request: { id, language } }) => effects.removeText(tx, tenant, id, language) },
    'banners:change': {
      async run(tx, { tenant, request }) {
        const { id, link } = request;
        return effects.change(tx, tenant, id, { ...(link === undefined ? {} : { link }), ...(await picturesOf(tx, tenant, request)) });
      },
    },
    'banners:order': { run: (tx, { tenant, request: { ids } }) => effects.order(tx, tenant, ids) },
    'banners:schedule': { run: (tx, { tenant, request }) => effects.schedule(tx, tenant, request) },
    'banners:withdraw': { run: (tx, { tenant, request: { id } }) => effects.withdraw(tx, tenant, id) },
  };
}
