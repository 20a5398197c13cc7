import { z } from 'zod';

/** Events of the push stream; `event:` carries the name, `data:` the JSON. */
export const pushEvents = {
  /** The member's balance changed: use it from here, or refetch. */
  balance: z.object({ available: z.string(), currency: z.string(), version: z.number().int() }),
  /** A deposit of the member moved on: refetch it. */
  deposit: z.object({ id: z.string() }),
  /** A withdrawal of the member moved on: refetch it. */
  withdrawal: z.object({ id: z.string() }),
  /** A dividend or salary of the agent, as recipient or payer, was settled, paid, held, released or corrected; several where it names none: refetch. */
  accrual: z.object({ id: z.string().optional() }),
  /** Bets of the agent's team were counted for its real-time salary since it was told last: refetch what accrued since the last posting. */
  accruing: z.object({}),
  /** A contract of the agent with its upline or a downline changed: refetch it. */
  agentContract: z.object({ id: z.string() }),
  unread: z.object({ count: z.number().int() }),
  /** Something was announced, or may have been where it contains nothing: refetch. */
  announcement: z.object({ id: z.string().optional() }),
  /** The site was opened or closed, for some or for all: refetch its status. */
  status: z.object({}),
  /** The session ended on the server. */
  session: z.object({ state: z.literal('ended') }),
};

export type PushEventName = keyof typeof pushEvents;
/** Data of a push event. */
export type PushEventOf<Name extends PushEventName> = z.output<(typeof pushEvents)[Name]>;
