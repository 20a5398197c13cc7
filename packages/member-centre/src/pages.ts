import type { PlainTextKey } from '@livery/i18n';
import type { CentrePageSpec } from '@livery/navigation';
import { iconChart, iconDeposit, iconGift, iconHistory, iconList, iconMail, iconShield, iconWallet, preloadableLazy } from '@livery/ui-kit';
import { UnreadBadge } from './inbox/unread-badge.tsx';

const security = preloadableLazy(() => import('./security/security-centre.tsx'));
const secondFactor = preloadableLazy(() => import('./security/second-factor-page.tsx'));
const myWallet = preloadableLazy(() => import('./wallet/my-wallet.tsx'));
const deposit = preloadableLazy(() => import('./deposit/deposit-page.tsx'));
const betRecords = preloadableLazy(() => import('./records/bet-records.tsx'));
const cashback = preloadableLazy(() => import('./cashback/cashback-page.tsx'));
const walletRecords = preloadableLazy(() => import('./records/wallet-records.tsx'));
const inbox = preloadableLazy(() => import('./inbox/inbox-page.tsx'));
const personalProfit = preloadableLazy(() => import('./profit/personal-profit.tsx'));

/** The pages of the member centre in the order of its menu. Their addresses and guards are in the route table. */
export const pages: readonly CentrePageSpec<PlainTextKey<'member'>>[] = [
  { key: 'securityCenter', title: 'page.securityCenter', icon: iconShield, content: security.show((module) => module.SecurityCentre) },
  { key: 'secondFactor', parent: 'securityCenter', title: 'page.secondFactor', icon: iconShield, content: secondFactor.show((module) => module.SecondFactorPage) },
  { key: 'transferFund', title: 'page.transferFund', icon: iconWallet, content: myWallet.show((module) => module.MyWallet) },
  { key: 'depositv2', title: 'page.depositv2', icon: iconDeposit, content: deposit.show((module) => module.DepositPage) },
  { key: 'personalHistoryCopy', title: 'page.personalHistoryCopy', icon: iconHistory, content: betRecords.show((module) => module.BetRecords) },
  { key: 'manualRebate', title: 'page.manualRebate', icon: iconGift, feature: 'manualRebate', content: cashback.show((module) => module.CashbackPage) },
  { key: 'transactionHistory', title: 'page.transactionHistory', icon: iconList, content: walletRecords.show((module) => module.WalletRecords) },
  { key: 'personalProfit', title: 'page.personalProfit', icon: iconChart, content: personalProfit.show((module) => module.PersonalProfit) },
  { key: 'messageV2', title: 'page.messageV2', icon: iconMail, feature: 'memberCentre', badge: UnreadBadge, content: inbox.show((module) => module.InboxPage) },
];
