import type { PlainTextKey } from '@livery/i18n';
import type { CentrePageSpec } from '@livery/navigation';
import { iconHistory, iconWallet, preloadableLazy } from '@livery/ui-kit';

const betRecords = preloadableLazy(() => import('./records/bet-records.tsx'));
const walletRecords = preloadableLazy(() => import('./records/wallet-records.tsx'));

/** The pages of the member centre in the order of its menu. Their addresses and guards stand in the route table. */
export const pages: readonly CentrePageSpec<PlainTextKey<'member'>>[] = [
  { key: 'personalHistoryCopy', title: 'page.personalHistoryCopy', icon: iconHistory, content: betRecords.show((module) => module.BetRecords) },
  { key: 'transactionHistory', title: 'page.transactionHistory', icon: iconWallet, content: walletRecords.show((module) => module.WalletRecords) },
];
