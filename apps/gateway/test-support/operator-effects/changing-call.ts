import type { OperatorCallName, operatorCalls } from '@livery/contracts';

type Calls = typeof operatorCalls;
/** Calls of operators that change something. */
export type ChangingCall = { [Name in OperatorCallName]: Calls[Name]['method'] extends 'POST' ? Name : never }[OperatorCallName];
