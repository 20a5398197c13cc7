import type { CallName, ErrorCode, FailureDetails, ResponseOf, ValidRequestOf } from '@livery/contracts';
import { announcement, banner, promotion, winner } from '../factories/content.ts';
import { category, game, games, openedDraw, room, vendors } from '../factories/games.ts';
import { inboxMessage, unread } from '../factories/inbox.ts';
import { balance, betRecord, memberInfo, openSession, payoutAccounts, profile, security, sessionOpened, uploadedImage } from '../factories/member.ts';
import { documents, playerAvatars, playerIcon } from '../factories/identity.ts';
import { agentLink, agentOverview, agentTeam } from '../factories/agent.ts';
import { agentBets, agentBetting, agentIncome, agentIncomeDay, agentProfit, agentTransactions } from '../factories/agent-panel.ts';
import { accruedBet, agentContract, agentSettlement, agentSettlements, contractVersion, settledBet, settledMember, settlementExplanation, simulatedPeriod } from '../factories/agent-contract.ts';
import { betReceipt, betTotals, cashback, deposit, depositMethod, funds, vendorWallet, walletTotals, walletTransfer, withdrawal, withdrawalOptions } from '../factories/money.ts';
import { memberTransfer, memberTransferOptions } from '../factories/member-transfer.ts';
import { referral } from '../factories/referral.ts';
import { permission, services, systemStatus } from '../factories/site.ts';
import { workChallenge } from '../factories/work.ts';
import { sealedServices } from './sealed-services.ts';

/** A refusal instead of a value. */
export interface Refusal {
  readonly refuse: ErrorCode;
  readonly value?: FailureDetails;
  readonly message?: string;
}

/** Refuses a call: `login: () => refuse('LOGIN_FAILED', { captcha: true })`. */
export function refuse(code: ErrorCode, value?: FailureDetails): Refusal {
  return value === undefined ? { refuse: code } : { refuse: code, value };
}

type Answered<Name extends CallName> = ResponseOf<Name> | Refusal;

/** What the gateway answers, by call; each is given the request as the contract reads it. */
export type Answers = {
  readonly [Name in CallName]?: (request: ValidRequestOf<Name>) => Answered<Name> | Promise<Answered<Name>>;
};

/** One white pixel. */
const blankImage = 'data:image/gif;base64,R0lGODlhAQABAIAAAP///wAAACwAAAAAAQABAAACAkQBADs=';
const games60 = games(60);
const lotteries = games(4, { gameType: 'LOTT', accountTypeName: 'LOTT', defaultPlayType: 'standard', lines: null, rtp: null, volatility: null, freePlay: false });

const processed = () => ({ outcome: 'done' as const, contract: agentContract(), affected: [], confirm: null });
const contractAnswers = { processDividend: processed, processDailySalary: processed, processHourlySalary: processed, processRealTimeSalary: processed };

/** The answers of a working site, used unless a test gives others. */
export const standardAnswers: Answers = {
  systemStatus: () => systemStatus(),
  clientErrors: () => ({ received: true }),
  permission: () => permission(),
  customerService: ({ publicKey }) => sealedServices(publicKey, services),
  whitelabel: () => permission().whitelabel,
  registerSettings: () => permission().registration,
  countries: () => ({
    countries: [
      { countryCode: 'PH', countryDialingCode: '+63' },
      { countryCode: 'IN', countryDialingCode: '+91' },
    ],
    current: 'PH',
  }),
  helpCenter: () => ({ entries: [{ id: 'terms', title: 'Terms', content: '<p>Terms</p>' }] }),
  domainRoute: () => ({ merchantCode: 'TEST1', brand: 'testbrand', defaultLanguage: 'EN', languages: ['EN', 'TY'] }),
  captcha: () => ({ captchaId: 'c-1', image: blankImage, expiresIn: 120 }),
  captchaWork: () => workChallenge(),
  login: () => sessionOpened(),
  loginV2: () => sessionOpened(),
  loginVerify: () => sessionOpened(),
  loginVerifySms: () => ({ expiredMinutes: 1 }),
  deviceLogin: () => sessionOpened(),
  forgetDevice: () => ({ forgotten: true }),
  smsNoLogin: () => ({ expiredMinutes: 1 }),
  smsReauthentication: () => ({ expiredMinutes: 1 }),
  smsRegister: () => ({ expiredMinutes: 1 }),
  register: () => sessionOpened({ firstTimeLogin: true }),
  registerMobile: () => sessionOpened({ firstTimeLogin: true }),
  affiliate: ({ code }) => ({ code }),
  changePassword: () => ({ changed: true }),
  setPaymentPassword: () => ({ changed: true }),
  changePaymentPassword: () => ({ changed: true }),
  profile: () => profile(),
  saveProfile: () => profile(),
  payoutAccounts: () => payoutAccounts(),
  addPayoutAccount: () => payoutAccounts(),
  removePayoutAccount: () => payoutAccounts({ accounts: [] }),
  uploadImage: () => uploadedImage(),
  uploadedImage: ({ id }) => ({ ...uploadedImage({ id }), data: blankImage.slice(blankImage.indexOf(',') + 1) }),
  playerIcon: () => playerIcon(),
  playerAvatars: () => playerAvatars(),
  choosePlayerIcon: ({ code, image }) => playerIcon(code === undefined ? { kind: image === undefined ? 'none' : 'own', picture: image === undefined ? null : blankImage } : { kind: 'gallery', code, picture: blankImage }),
  documents: () => documents(),
  sendDocuments: ({ kind }) => documents({ state: 'review', kind, sentAt: '2026-01-01T08:00:00Z' }),
  memberTransferOptions: () => memberTransferOptions(),
  memberTransfers: () => ({ records: [], next: null }),
  transferToUpline: ({ amount }) => ({ transfer: memberTransfer({ amount }) }),
  downlineMember: () => memberTransfer().partner,
  transferToDownline: ({ amount }) => ({ transfer: memberTransfer({ amount, with: 'downline' }) }),
  referral: () => referral(),
  referralFriends: () => ({ records: [], next: null }),
  agentOverview: () => agentOverview(),
  agentTeam: () => agentTeam(),
  agentBetting: () => agentBetting(),
  agentProfit: () => agentProfit(),
  agentIncome: () => agentIncome(),
  agentIncomeDay: () => agentIncomeDay(),
  agentBets: () => agentBets(),
  agentTransactions: () => agentTransactions(),
  agentMessage: () => ({ sent: true }),
  agentRate: ({ memberId, rate }) => ({ memberId, rate }),
  agentLinks: () => ({ links: [agentLink()], next: null, rate: '2' }),
  agentLinkMake: ({ rate, type, note, mostUses }) => ({ link: agentLink({ rate, type, note, mostUses, uses: 0 }) }),
  agentLinkEnd: ({ id }) => ({ link: agentLink({ id, state: 'ended' }) }),
  agentOpenAccount: ({ username, rate }) => ({ id: '0198f5a2-0000-7000-8000-0000000000c9', account: username, rate }),
  ...contractAnswers,
  ownContract: ({ kind }) => ({ contract: agentContract({ kind, side: 'downline', partner: 'de•••nt', may: ['terminate'] }), mayOffer: '1', period: kind === 'dividend' ? 'semimonthly' : kind, effectFrom: kind === 'hourly' || kind === 'realtime' ? '2026-02-01T09:00Z' : '2026-02-01' }),
  downlineContracts: ({ kind }) => ({ contracts: [agentContract({ kind })], next: null }),
  agentContract: ({ id }) => ({ contract: agentContract({ id }), versions: [contractVersion()] }),
  agentSettlements: ({ kind, side }) => agentSettlements({ settlements: [agentSettlement({ kind, side })] }),
  agentSettlement: ({ id }) => ({ settlement: agentSettlement({ id }), contractVersion: 1, explanation: settlementExplanation(), payments: [{ amount: '175.00', at: '2026-01-31T00:05:00Z' }], corrections: [] }),
  agentSettlementMembers: () => ({ members: [settledMember()], next: null }),
  agentSettlementBets: () => ({ row: settledMember(), bets: [settledBet()], others: { turnover: '0.00', validBet: '0.00', prizes: '0.00' }, next: null }),
  agentUnsettled: () => ({ kinds: [] }),
  agentRealTime: () => ({ percent: '0.5', since: '2026-01-31T09:10:00Z', nextAt: '2026-01-31T09:15:00Z', gross: '12.50', passedOn: '5.00', net: '7.50', bets: 1 }),
  agentRealTimeBets: () => ({ bets: [accruedBet()], next: null }),
  simulateContract: () => ({ periods: [simulatedPeriod()], draft: '262.50', present: '175.00', difference: '87.50', lossPeriods: 1, exact: true }),
  passwordByPhone: () => sessionOpened(),
  passwordByEmail: () => ({ sent: true }),
  sessions: () => ({ sessions: [openSession({ current: true })], devices: [] }),
  endSession: () => ({ ended: 1 }),
  endDevice: () => ({ forgotten: true }),
  security: () => security(),
  addresses: () => ({ addresses: [] }),
  forgetAddress: () => ({ forgotten: true }),
  emailCode: () => ({ expiredMinutes: 1 }),
  proveEmail: () => ({ proved: true }),
  phoneCode: () => ({ expiredMinutes: 1 }),
  provePhone: () => ({ proved: true }),
  totpStart: () => ({ secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Testbrand:mira?secret=JBSWY3DPEHPK3PXP&issuer=Testbrand', expiresIn: 600 }),
  totpConfirm: () => ({ recoveryCodes: ['abcd-efgh-jkmn'] }),
  totpRemove: () => ({ removed: true }),
  recoveryCodes: () => ({ recoveryCodes: ['abcd-efgh-jkmn'] }),
  freePlay: () => sessionOpened(),
  logout: () => ({ loggedOut: true }),
  memberInfo: () => memberInfo(),
  balance: () => balance(),
  betRecords: ({ pageNo }) => ({ records: [betRecord()], pageNo, totalPages: 1, total: 1 }),
  walletRecords: ({ pageNo }) => ({ records: [], pageNo, totalPages: 1, total: 0 }),
  betRecord: ({ id }) => betReceipt({ id }),
  betTotals: () => betTotals(),
  walletTotals: () => walletTotals(),
  cashback: () => cashback(),
  cashbackClaim: () => ({ claimed: { id: '0198f5a2-0000-7000-8000-0000000000c1', amount: '1.50' } }),
  walletTransfer: ({ vassalage, direction, amount }) => ({ transfer: walletTransfer({ vassalage, direction, amount: amount === 'all' ? '50.00' : amount }) }),
  merchantWallet: () => ({ currency: funds().currency, wallets: [vendorWallet()], choice: { autoIn: true, autoHome: true }, at: funds().at }),
  sumBalance: () => funds(),
  consolidatedSettings: () => ({ dailysalreqtype: true, divtypereq: true, contracthoursalreq: false, realtimesalreqtype: false }),
  sweepHome: () => ({ transfers: [walletTransfer({ direction: 'out', reason: 'home' })], unreachable: [] }),
  walletTransfers: ({ pageNo }) => ({ records: [walletTransfer()], pageNo, totalPages: 1, total: 1 }),
  transferChoice: (choice) => choice,
  depositMethods: () => ({ currency: funds().currency, methods: [depositMethod()], open: 0 }),
  depositCreate: ({ amount }) => ({ deposit: deposit({ amount }) }),
  deposits: () => ({ records: [], next: null }),
  depositOne: ({ id }) => ({ deposit: deposit({ id }) }),
  depositPaid: ({ id }) => ({ deposit: deposit({ id, state: 'paid', canSayPaid: false }) }),
  depositProof: ({ id, images }) => ({ deposit: deposit({ id, proofs: images.map((image) => uploadedImage({ id: image })) }) }),
  depositCancel: ({ id }) => ({ deposit: deposit({ id, state: 'cancelled', instructions: null, canCancel: false, canSayPaid: false }) }),
  withdrawalOptions: () => withdrawalOptions(),
  withdrawalCreate: ({ amount }) => ({ withdrawal: withdrawal({ amount }) }),
  withdrawals: () => ({ records: [], next: null }),
  withdrawalOne: ({ id }) => ({ withdrawal: withdrawal({ id }) }),
  withdrawalCancel: ({ id }) => ({ withdrawal: withdrawal({ id, state: 'cancelled', canCancel: false }) }),
  withdrawalConfirm: ({ id, said }) => ({ withdrawal: withdrawal({ id, state: 'paid', confirmation: said, canCancel: false }) }),
  gameCategories: () => ({ list: [category('RNG', 12), category('LIVE'), category('FISH', 1)] }),
  gameVendors: () => ({ list: vendors(12) }),
  hotGames: () => ({ list: games(12, { isHot: true }) }),
  gameList: ({ pageNo, pageSize }) => ({
    games: games60.slice((pageNo - 1) * pageSize, pageNo * pageSize),
    pageNum: pageNo,
    totalPages: Math.ceil(games60.length / pageSize),
    total: games60.length,
  }),
  launchGame: ({ gameId = 'g-1', vassalage }) => ({ game_url: 'about:blank', open: 'frame', game: game({ gameId, vassalage }) }),
  recentGames: () => ({ list: games(2) }),
  favouriteIds: () => ({ gameIds: ['g-2'] }),
  favouriteGames: () => ({ list: [game({ gameId: 'g-2', code: 'game2', name: 'Game 2' })] }),
  addFavourite: ({ gameId }) => ({ gameId, favourite: true }),
  removeFavourite: ({ gameId }) => ({ gameId, favourite: false }),
  roomList: () => ({ list: [room(), room({ roomId: 'g-1-2', number: 2, tier: 'high', minBet: '20.00', maxBet: '500.00' })] }),
  lotteryMenus: () => ({ menus: [{ accountTypeName: 'LOTT', page: '/lottery', games: lotteries }] }),
  vnLotteryMenu: () => ({ groups: [{ region: 'north', games: lotteries }] }),
  vnRecentLotteries: () => ({ list: lotteries.slice(0, 1) }),
  popularLotteries: ({ count }) => ({ list: lotteries.slice(0, count) }),
  vnOpenedNumbers: () => ({ list: [openedDraw()] }),
  openedNumbers: () => ({ list: [openedDraw()] }),
  unreadCount: () => unread(),
  inbox: ({ pageNo }) => ({ records: [inboxMessage()], pageNo, totalPages: 1, total: 1, unread: unread() }),
  readMessages: () => unread(0),
  deleteMessages: () => unread(0),
  announcements: () => ({ list: [announcement()] }),
  banners: () => ({ list: [banner()] }),
  winners: () => ({ list: [winner()] }),
  availablePromotions: () => ({ count: 1, list: [promotion()] }),
};
