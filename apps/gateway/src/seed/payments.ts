import { PEER_ADAPTER, type Cashier, type MethodText, type PaymentMethod, type PayoutMethod } from '../modules/cashier/index.ts';
import type { Tenant } from '../platform/http/index.ts';
import type { InEachLanguage } from '../platform/texts/index.ts';
import { keepPaymentKeys } from './payment-keys-file.ts';
import { worthwhile } from './worthwhile.ts';

/** Code of the demo payment provider at every merchant. */
export const DEMO_PROVIDER = 'demopay';

/** The demo's ways to pay in at a merchant, in whole sums of its currency. */
export function demoMethods({ currency }: Pick<Tenant, 'currency'>): PaymentMethod[] {
  const unit = worthwhile(currency);
  const common = {
    provider: DEMO_PROVIDER, currency: currency.code, state: 'open' as const, openMost: 5, countries: null, barredCountries: [], rankFrom: 0,
    fee: { ppm: 0n, fixed: 0n, least: 0n, most: null },
  };
  return [
    {
      ...common, code: 'qr', kind: 'qr', position: 10, least: unit, most: 500n * unit, dayMost: 2_000n * unit, presets: [unit, 5n * unit, 10n * unit, 50n * unit], arrivesMinutes: 1, expiresMinutes: 15,
      texts: {
        EN: { name: 'Wallet by QR code', note: 'Scan the code with the app of your wallet.' },
        TY: { name: 'QR కోడ్‌తో వాలెట్', note: 'మీ వాలెట్ యాప్‌తో కోడ్‌ను స్కాన్ చేయండి.' },
        CN: { name: '电子钱包扫码', note: '请用您的电子钱包应用扫描二维码。' },
        AR: { name: 'محفظة برمز الاستجابة السريعة', note: 'امسح الرمز بتطبيق محفظتك.' },
      } satisfies InEachLanguage<MethodText>,
    },
    {
      ...common, code: 'card', kind: 'card', position: 20, least: unit, most: 200n * unit, dayMost: 1_000n * unit, presets: [5n * unit, 10n * unit, 20n * unit, 50n * unit], arrivesMinutes: 1, expiresMinutes: 30,
      fee: { ppm: 15_000n, fixed: 0n, least: unit / 100n, most: unit },
      texts: {
        EN: { name: 'Debit or credit card', note: 'You pay on the page of the card processor and come back here.' },
        TY: { name: 'డెబిట్ లేదా క్రెడిట్ కార్డు', note: 'కార్డు సంస్థ పేజీలో చెల్లించి ఇక్కడికి తిరిగి వస్తారు.' },
        CN: { name: '借记卡或信用卡', note: '您将在银行卡支付机构的页面付款，然后返回本站。' },
        AR: { name: 'بطاقة خصم أو ائتمان', note: 'تدفع في صفحة شركة معالجة البطاقات ثم تعود إلى هنا.' },
      } satisfies InEachLanguage<MethodText>,
    },
    {
      ...common, code: 'bank', kind: 'bank', position: 30, least: 5n * unit, most: 5_000n * unit, dayMost: null, presets: [10n * unit, 50n * unit, 100n * unit, 500n * unit], arrivesMinutes: 30, expiresMinutes: 1_440,
      texts: {
        EN: { name: 'Bank transfer', note: 'Send the transfer from your bank with the reference that is shown.' },
        TY: { name: 'బ్యాంకు బదిలీ', note: 'చూపిన రిఫరెన్స్‌తో మీ బ్యాంకు నుండి బదిలీ పంపండి.' },
        CN: { name: '银行转账', note: '请从您的银行转账，并填写页面显示的参考号。' },
        AR: { name: 'تحويل مصرفي', note: 'أرسل التحويل من مصرفك بالرقم المرجعي المعروض.' },
      } satisfies InEachLanguage<MethodText>,
    },
  ];
}

/** Code of the provider by which the demo's members pay each other, and of its ways in and out. */
export const DEMO_PEERS = 'members';

/** The demo's way to pay a member who withdraws. */
export function demoPeerMethod({ currency }: Pick<Tenant, 'currency'>): PaymentMethod {
  const unit = worthwhile(currency);
  return {
    code: DEMO_PEERS, provider: DEMO_PEERS, kind: 'peer', currency: currency.code, state: 'open', position: 40, least: unit, most: 500n * unit, dayMost: null, openMost: 3,
    fee: { ppm: 0n, fixed: 0n, least: 0n, most: null }, presets: [], arrivesMinutes: 30, expiresMinutes: 60, countries: null, barredCountries: [], rankFrom: 0,
    texts: {
      EN: { name: 'From member to member', note: 'You send the money to a member who withdraws.' },
      TY: { name: 'సభ్యుని నుండి సభ్యునికి', note: 'విత్‌డ్రా చేస్తున్న సభ్యునికి మీరు డబ్బు పంపుతారు.' },
      CN: { name: '会员间付款', note: '您将款项直接付给一位正在提款的会员。' },
      AR: { name: 'من عضو إلى عضو', note: 'ترسل المبلغ إلى عضو يسحب أمواله.' },
    } satisfies InEachLanguage<MethodText>,
  };
}

/** The demo's way to be paid by members who deposit. */
export function demoPeerPayoutMethod({ currency }: Pick<Tenant, 'currency'>): PayoutMethod {
  const unit = worthwhile(currency);
  return {
    code: DEMO_PEERS, provider: DEMO_PEERS, kinds: ['bank', 'ewallet'], institutions: null, currency: currency.code, state: 'open', position: 30, least: unit, most: 500n * unit,
    fee: { ppm: 0n, fixed: 0n, least: 0n, most: null }, arrivesMinutes: 240, rankFrom: 0,
    texts: {
      EN: { name: 'From member to member', note: 'Members who deposit pay you, without a fee.' },
      TY: { name: 'సభ్యుని నుండి సభ్యునికి', note: 'డిపాజిట్ చేసే సభ్యులు రుసుము లేకుండా మీకు చెల్లిస్తారు.' },
      CN: { name: '会员间付款', note: '由存款的会员直接向您付款，免手续费。' },
      AR: { name: 'من عضو إلى عضو', note: 'يدفع لك أعضاء يودعون، من دون رسوم.' },
    } satisfies InEachLanguage<MethodText>,
  };
}

/** The demo's ways to be paid at a merchant, in whole sums of its currency. */
export function demoPayoutMethods({ currency }: Pick<Tenant, 'currency'>): PayoutMethod[] {
  const unit = worthwhile(currency);
  const common = { provider: DEMO_PROVIDER, institutions: null, currency: currency.code, state: 'open' as const, rankFrom: 0, least: unit };
  return [
    {
      ...common, code: 'bank', kinds: ['bank'], position: 10, most: 500n * unit, fee: { ppm: 0n, fixed: unit / 20n, least: 0n, most: null }, arrivesMinutes: 60,
      texts: {
        EN: { name: 'Bank transfer', note: 'To your bank account.' },
        TY: { name: 'బ్యాంకు బదిలీ', note: 'మీ బ్యాంకు ఖాతాకు.' },
        CN: { name: '银行转账', note: '付至您的银行账户。' },
        AR: { name: 'تحويل مصرفي', note: 'إلى حسابك المصرفي.' },
      } satisfies InEachLanguage<MethodText>,
    },
    {
      ...common, code: 'wallet', kinds: ['ewallet'], position: 20, most: 200n * unit, fee: { ppm: 10_000n, fixed: 0n, least: 0n, most: unit }, arrivesMinutes: 5,
      texts: {
        EN: { name: 'To your wallet', note: 'Within minutes, at any hour.' },
        TY: { name: 'మీ వాలెట్‌కు', note: 'ఏ సమయంలోనైనా నిమిషాల్లో.' },
        CN: { name: '付至电子钱包', note: '随时可用，几分钟内到账。' },
        AR: { name: 'إلى محفظتك الإلكترونية', note: 'خلال دقائق، في أي وقت.' },
      } satisfies InEachLanguage<MethodText>,
    },
  ];
}

/**
 * Connects every merchant to the demo payment provider, and its members to each other, with a method of each kind, in and out, where the merchant has none of that code.
 * Safe to call at each start, and by several starters; never called in production.
 */
export async function seedPayments({ cashier, tenants, paymentsOrigin, dataDir }: { readonly cashier: Cashier; readonly tenants: readonly Tenant[]; readonly paymentsOrigin: string; readonly dataDir: string }): Promise<void> {
  const keys = keepPaymentKeys(dataDir, DEMO_PROVIDER, tenants.map(({ id }) => id));
  for (const tenant of tenants) {
    const key = keys[DEMO_PROVIDER]?.[tenant.id];
    if (key === undefined) continue;
    await cashier.providers.set(tenant.id, { code: DEMO_PROVIDER, adapter: 'livery', origin: paymentsOrigin, state: 'open' });
    await cashier.providers.addKey({ tenant: tenant.id, provider: DEMO_PROVIDER }, key);
    await cashier.providers.set(tenant.id, { code: DEMO_PEERS, adapter: PEER_ADAPTER, origin: '', state: 'open' });
    for (const method of [...demoMethods(tenant), demoPeerMethod(tenant)]) await cashier.methods.add(tenant.id, method);
    for (const method of [...demoPayoutMethods(tenant), demoPeerPayoutMethod(tenant)]) await cashier.withdrawals.methods.add(tenant.id, method);
  }
}
