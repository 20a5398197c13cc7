import type { z } from 'zod';
import type { CallName } from './calls.ts';
import { agentPanelSchemas } from './agent/agent-panel.schemas.ts';
import { agentSchemas } from './agent/agent.schemas.ts';
import { agentContractSchemas } from './agent-contract/agent-contract.schemas.ts';
import { agentSettlementSchemas } from './agent-settlement/agent-settlement.schemas.ts';
import { avatarSchemas } from './avatar/avatar.schemas.ts';
import { cashbackSchemas } from './cashback/cashback.schemas.ts';
import { contentSchemas } from './content/content.schemas.ts';
import { gamesSchemas } from './games/games.schemas.ts';
import { identitySchemas } from './identity/identity.schemas.ts';
import { inboxSchemas } from './inbox/inbox.schemas.ts';
import { memberSchemas } from './member/member.schemas.ts';
import { memberTransferSchemas } from './member-transfer/member-transfer.schemas.ts';
import { payoutSchemas } from './payout/payout.schemas.ts';
import { profileSchemas } from './profile/profile.schemas.ts';
import { recordsSchemas } from './records/records.schemas.ts';
import { referralSchemas } from './referral/referral.schemas.ts';
import { sessionSchemas } from './session/session.schemas.ts';
import { systemSchemas } from './system/system.schemas.ts';
import { uploadsSchemas } from './uploads/uploads.schemas.ts';
import { verificationSchemas } from './verification/verification.schemas.ts';
import { walletSchemas } from './wallet/wallet.schemas.ts';

/** Data shapes of a call: its request, where it has one, and the `value` of a successful answer. */
export interface CallSchemas {
  readonly request?: z.ZodType;
  readonly value: z.ZodType;
}

/** Schemas by call, under the names of the table of calls. */
export const schemas = {
  ...systemSchemas,
  ...sessionSchemas,
  ...verificationSchemas,
  ...memberSchemas,
  ...profileSchemas,
  ...payoutSchemas,
  ...uploadsSchemas,
  ...avatarSchemas,
  ...identitySchemas,
  ...memberTransferSchemas,
  ...referralSchemas,
  ...agentSchemas,
  ...agentPanelSchemas,
  ...walletSchemas,
  ...recordsSchemas,
  ...gamesSchemas,
  ...contentSchemas,
  ...inboxSchemas,
  ...cashbackSchemas,
  ...agentContractSchemas,
  ...agentSettlementSchemas,
} satisfies Record<CallName, CallSchemas>;

type Schemas = typeof schemas;

/** What a caller passes: `void` where the call takes nothing. Fields with a default may be left out. */
export type RequestOf<Name extends CallName> = Schemas[Name] extends { request: infer Request extends z.ZodType } ? z.input<Request> : void;
/** What the server works with after validation. */
export type ValidRequestOf<Name extends CallName> = Schemas[Name] extends { request: infer Request extends z.ZodType } ? z.output<Request> : void;
/** The `value` of a successful answer. */
export type ResponseOf<Name extends CallName> = z.output<Schemas[Name]['value']>;
