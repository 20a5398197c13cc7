import type { z } from 'zod';
import type { CallSchemas } from '../schemas.ts';
import { accountSchemas } from './account.schemas.ts';
import { operatorAgentPaySchemas } from './agent-pay.schemas.ts';
import { operatorAgentSchemas } from './agent.schemas.ts';
import { bannerSchemas } from './banner.schemas.ts';
import { operatorCashbackSchemas } from './cashback.schemas.ts';
import { gameSchemas } from './game.schemas.ts';
import { contentSchemas } from './content.schemas.ts';
import { operatorDepositSchemas } from './deposit.schemas.ts';
import { documentSchemas } from './document.schemas.ts';
import { helpSchemas } from './help.schemas.ts';
import { operatorInboxSchemas } from './inbox.schemas.ts';
import { memberSchemas } from './member.schemas.ts';
import { moneySchemas } from './money.schemas.ts';
import type { OperatorCallName } from './operator-calls.ts';
import { promotionSchemas } from './promotion.schemas.ts';
import { operatorReferralSchemas } from './referral.schemas.ts';
import { operatorRefusalSchemas } from './refusal.schemas.ts';
import { settingsSchemas } from './settings.schemas.ts';
import { statementSchemas } from './statement.schemas.ts';
import { trailSchemas } from './trail.schemas.ts';
import { vendorSchemas } from './vendor.schemas.ts';
import { operatorPeerPaymentSchemas } from './peer-payment.schemas.ts';
import { operatorWithdrawalSchemas } from './withdrawal.schemas.ts';

/** Schemas by operators' call. The descriptions of a request's fields are the help of the command's options. */
export const operatorSchemas = {
  ...accountSchemas,
  ...contentSchemas,
  ...bannerSchemas,
  ...promotionSchemas,
  ...helpSchemas,
  ...operatorInboxSchemas,
  ...memberSchemas,
  ...operatorRefusalSchemas,
  ...moneySchemas,
  ...operatorDepositSchemas,
  ...documentSchemas,
  ...operatorPeerPaymentSchemas,
  ...operatorWithdrawalSchemas,
  ...statementSchemas,
  ...operatorReferralSchemas,
  ...operatorAgentPaySchemas,
  ...operatorAgentSchemas,
  ...operatorCashbackSchemas,
  ...vendorSchemas,
  ...gameSchemas,
  ...settingsSchemas,
  ...trailSchemas,
} satisfies Record<OperatorCallName, CallSchemas>;

type Schemas = typeof operatorSchemas;

/** What the operators' server works with after validation. */
export type OperatorRequestOf<Name extends OperatorCallName> = Schemas[Name] extends { request: infer Request extends z.ZodType } ? z.output<Request> : undefined;
/** The `value` of a successful answer to an operator. */
export type OperatorValueOf<Name extends OperatorCallName> = z.output<Schemas[Name]['value']>;
