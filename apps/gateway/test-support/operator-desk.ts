import type { OperatorRole } from '@livery/contracts';
import { accountHelpers } from './account-helpers.ts';
import { testGateway, type TestGateway, type TestGatewayOptions } from './gateway.ts';
import { operatorHelpers } from './operator-helpers.ts';

/** Calls in the name of operators. */
export type OperatorHelpers = ReturnType<typeof operatorHelpers>;
/** Accounts of members. */
export type AccountHelpers = ReturnType<typeof accountHelpers>;

/** A gateway with operators who are logged in. Stop the gateway in `afterAll`. */
export interface OperatorDesk<Name extends string> {
  readonly gateway: TestGateway;
  readonly ops: OperatorHelpers;
  readonly accounts: AccountHelpers;
  /** Tokens of the operators, who work for every merchant. */
  readonly tokens: Readonly<Record<Name, string>>;
}

/** Builds a gateway, and adds and logs in the operators that are named. */
export async function operatorDesk<Name extends string>(operators: Readonly<Record<Name, readonly OperatorRole[]>>, options: TestGatewayOptions = {}): Promise<OperatorDesk<Name>> {
  const gateway = await testGateway(options);
  const ops = operatorHelpers(gateway);
  const tokens: Partial<Record<Name, string>> = {};
  for (const [name, roles] of Object.entries(operators) as [Name, readonly OperatorRole[]][]) tokens[name] = await ops.open(name, roles);
  return { gateway, ops, accounts: accountHelpers(gateway), tokens: tokens as Record<Name, string> };
}
