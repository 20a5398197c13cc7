import type { PlainTextKey } from '@livery/i18n';
import type { CentrePageSpec } from '@livery/navigation';
import { iconChart, iconDeposit, iconGift, iconHistory, iconList, iconMail, iconShield, iconTransfer, iconUserAdd, iconWallet, iconWithdraw, preloadableLazy } from '@livery/ui-kit';
import { UnreadBadge } from './inbox/unread-badge.tsx';

const security = preloadableLazy(() => import('./security/security-centre.tsx'));
const secondFactor = preloadableLazy(() => import('./security/second-factor-page.tsx'));
const myWallet = preloadableLazy(() => import('./wallet/my-wallet.tsx'));
const deposit = preloadableLazy(() => import('./deposit/deposit-page.tsx'));
const withdraw = preloadableLazy(() => import('./withdraw/withdraw-page.tsx'));
const transferUpline = preloadableLazy(() => import('./transfer/transfer-page.tsx'));
const betRecords = preloadableLazy(() => import('./records/bet-records.tsx'));
const cashback = preloadableLazy(() => import('./cashback/cashback-page.tsx'));
const walletRecords = preloadableLazy(() => import('./records/wallet-records.tsx'));
const inbox = preloadableLazy(() => import('./inbox/inbox-page.tsx'));
const referral = preloadableLazy(() => import('./referral/referral-page.tsx'));
const personalProfit = preloadableLazy(() => import('./profit/personal-profit.tsx'));

const atAGlance = preloadableLazy(() => import('./overview/overview.tsx'));

/** What shows at the centre's own address. */
export const overview = { title: 'overview.title', content: atAGlance.show((module) => module.Overview) } as const;

/** The pages of the member centre in the order of its menu. Their addresses and guards are in the route table. */
export const pages: readonly CentrePageSpec<PlainTextKey<'member'>>[] = [
  { key: 'securityCenter', title: 'page.securityCenter', icon: iconShield, content: security.show((module) => module.SecurityCentre) },
  { key: 'secondFactor', parent: 'securityCenter', title: 'page.secondFactor', icon: iconShield, content: secondFactor.show((module) => module.SecondFactorPage) },
  { key: 'transferFund', title: 'page.transferFund', icon: iconWallet, content: myWallet.show((module) => module.MyWallet) },
  { key: 'depositv2', title: 'page.depositv2', icon: iconDeposit, content: deposit.show((module) => module.DepositPage) },
  { key: 'withdraw', title: 'page.withdraw', icon: iconWithdraw, content: withdraw.show((module) => module.WithdrawPage) },
  { key: 'transferUpline', title: 'page.transferUpline', icon: iconTransfer, feature: 'agentPolicy', shownTo: ({ role, toUpline }) => toUpline || role === 'agent', content: transferUpline.show((module) => module.TransferPage) },
  { key: 'personalHistoryCopy', title: 'page.personalHistoryCopy', icon: iconHistory, content: betRecords.show((module) => module.BetRecords) },
  { key: 'manualRebate', title: 'page.manualRebate', icon: iconGift, feature: 'manualRebate', content: cashback.show((module) => module.CashbackPage) },
  { key: 'transactionHistory', title: 'page.transactionHistory', icon: iconList, content: walletRecords.show((module) => module.WalletRecords) },
  { key: 'personalProfit', title: 'page.personalProfit', icon: iconChart, content: personalProfit.show((module) => module.PersonalProfit) },
  { key: 'referral', title: 'page.referral', icon: iconUserAdd, content: referral.show((module) => module.ReferralPage) },
  { key: 'messageV2', title: 'page.messageV2', icon: iconMail, feature: 'memberCentre', badge: UnreadBadge, content: inbox.show((module) => module.InboxPage) },
];
