import type { Check } from '../check.ts';
import { agentChecks } from './agents.ts';
import { cashierChecks } from './cashier.ts';
import { customerServiceChecks } from './customer-service.ts';
import { eventsContent, eventsHeartbeat, eventsOpen } from './events.ts';
import { firstPageChecks } from './first-page.ts';
import { gameChecks } from './games.ts';
import { registrationChecks } from './registration.ts';
import { requestChecks } from './requests.ts';
import { sealedChecks } from './sealed.ts';
import { passwordChecks, sessionChecks } from './session.ts';
import { tableChecks } from './table.ts';
import { tokenChecks } from './tokens.ts';

/** Every check, in the order in which they run. */
export const checks: readonly Check[] = [
  ...requestChecks,
  ...firstPageChecks,
  ...customerServiceChecks,
  ...tokenChecks,
  ...sealedChecks,
  ...registrationChecks,
  eventsOpen,
  ...sessionChecks,
  ...passwordChecks,
  ...gameChecks,
  ...cashierChecks,
  ...agentChecks,
  ...tableChecks,
  eventsContent,
  eventsHeartbeat,
];
