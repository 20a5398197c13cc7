import { settingSchemas } from '../../settings/index.ts';
import { withdrawalRules } from './rules.ts';
import type { WithdrawalPorts } from './withdrawals.ts';

/** Ports of a cashier that pays nothing out: no account is known, and nothing has to be played. */
export const noWithdrawals: WithdrawalPorts = {
  payoutAccounts: {
    payTo: async () => {
      throw new Error('This cashier pays nothing out.');
    },
    ofPayout: async () => undefined,
  },
  rulesOf: async () => withdrawalRules(settingSchemas.withdrawals.parse(undefined), 0),
  validBets: async (_tenant, _member, _currency, since) => since.map(() => 0n),
  isBlocked: async () => false,
  documents: { approved: async () => false },
  changed: () => undefined,
  tellPayee: async () => () => undefined,
};
