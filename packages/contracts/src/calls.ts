import type { CallSpec } from './call.ts';
import { agentCalls } from './agent/agent.calls.ts';
import { agentContractCalls } from './agent-contract/agent-contract.calls.ts';
import { agentSettlementCalls } from './agent-settlement/agent-settlement.calls.ts';
import { avatarCalls } from './avatar/avatar.calls.ts';
import { cashbackCalls } from './cashback/cashback.calls.ts';
import { contentCalls } from './content/content.calls.ts';
import { gamesCalls } from './games/games.calls.ts';
import { identityCalls } from './identity/identity.calls.ts';
import { inboxCalls } from './inbox/inbox.calls.ts';
import { memberCalls } from './member/member.calls.ts';
import { memberTransferCalls } from './member-transfer/member-transfer.calls.ts';
import { payoutCalls } from './payout/payout.calls.ts';
import { profileCalls } from './profile/profile.calls.ts';
import { recordsCalls } from './records/records.calls.ts';
import { referralCalls } from './referral/referral.calls.ts';
import { sessionCalls } from './session/session.calls.ts';
import { serviceCalls } from './system/service.calls.ts';
import { systemCalls } from './system/system.calls.ts';
import { uploadsCalls } from './uploads/uploads.calls.ts';
import { verificationCalls } from './verification/verification.calls.ts';
import { walletCalls } from './wallet/wallet.calls.ts';

/**
 * The one table of calls. The portal's client and the gateway's routes are both made from it, so a call
 * outside the table cannot exist on either side. It holds no schemas, so that a browser gets none.
 */
export const calls = {
  ...systemCalls,
  ...serviceCalls,
  ...sessionCalls,
  ...verificationCalls,
  ...memberCalls,
  ...profileCalls,
  ...payoutCalls,
  ...uploadsCalls,
  ...avatarCalls,
  ...identityCalls,
  ...memberTransferCalls,
  ...referralCalls,
  ...agentCalls,
  ...walletCalls,
  ...recordsCalls,
  ...gamesCalls,
  ...contentCalls,
  ...inboxCalls,
  ...cashbackCalls,
  ...agentContractCalls,
  ...agentSettlementCalls,
} as const satisfies Record<string, CallSpec>;

export type CallName = keyof typeof calls;
