import { z } from 'zod';
import {
  authenticateAnswerSchema,
  balanceAnswerSchema,
  seamlessRefusalSchema,
  transactionAnswerSchema,
} from './answers.ts';
import {
  authenticateRequestSchema,
  balanceRequestSchema,
  betRequestSchema,
  rollbackRequestSchema,
  roundEndRequestSchema,
  stageRequestSchema,
  winRequestSchema,
} from './requests.ts';

const transaction = z.discriminatedUnion('code', [transactionAnswerSchema, seamlessRefusalSchema]);

/** The calls a vendor makes on the wallet: all POST, all signed, JSON in and out. */
export const seamlessCalls = {
  authenticate: {
    path: '/seamless/v1/authenticate',
    request: authenticateRequestSchema,
    answer: z.discriminatedUnion('code', [authenticateAnswerSchema, seamlessRefusalSchema]),
  },
  balance: {
    path: '/seamless/v1/balance',
    request: balanceRequestSchema,
    answer: z.discriminatedUnion('code', [balanceAnswerSchema, seamlessRefusalSchema]),
  },
  bet: { path: '/seamless/v1/bet', request: betRequestSchema, answer: transaction },
  win: { path: '/seamless/v1/win', request: winRequestSchema, answer: transaction },
  rollback: { path: '/seamless/v1/rollback', request: rollbackRequestSchema, answer: transaction },
  roundEnd: { path: '/seamless/v1/round-end', request: roundEndRequestSchema, answer: transaction },
  stage: { path: '/seamless/v1/stage', request: stageRequestSchema, answer: transaction },
} as const;

export type SeamlessCall = keyof typeof seamlessCalls;
