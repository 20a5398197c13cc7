import { accountEffects } from './account-effects.ts';
import { agentPayEffects } from './agent-pay-effects.ts';
import { agentEffects } from './agent-effects.ts';
import { announcementEffects } from './announcement-effects.ts';
import { depositEffects } from './deposit-effects.ts';
import type { EffectsOfArea } from './effect-table.ts';
import { inboxEffects } from './inbox-effects.ts';
import { helpEffects } from './help-effects.ts';
import { keyEffects } from './key-effects.ts';
import { memberEffects } from './member-effects.ts';
import { bannerEffects, promotionEffects } from './offer-effects.ts';
import { settlementEffects } from './settlement-effects.ts';
import { siteEffects } from './site-effects.ts';
import { statementEffects } from './statement-effects.ts';
import { peerEffects } from './peer-effects.ts';
import { withdrawalEffects } from './withdrawal-effects.ts';
import { vendorEffects } from './vendor-effects.ts';

/** Every effect of operators by area. Each area has a test of its name in `src/operator-effects`. */
export const areas = {
  'accounts': accountEffects,
  'content': { ...announcementEffects, ...bannerEffects, ...promotionEffects, ...helpEffects, ...inboxEffects },
  'members': { ...memberEffects, ...agentEffects, ...agentPayEffects, ...settlementEffects },
  'payments': { ...depositEffects, ...withdrawalEffects, ...peerEffects, ...statementEffects },
  'site': siteEffects,
  'vendors': { ...vendorEffects, ...keyEffects },
} as const satisfies Record<string, EffectsOfArea>;
