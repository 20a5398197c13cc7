import { escaped } from '../../../platform/html/index.ts';
import { type InEachLanguage, inEachLanguage, isolated } from '../../../platform/texts/index.ts';

/** The words of a message in one language. */
interface Words {
  readonly title: string;
  readonly content: string;
}

const texts: InEachLanguage<(sum: string, code: string) => Words> = {
  EN: (sum, code) => ({ title: `Did ${sum} arrive?`, content: `<p>A member says to have paid ${sum} to your account, with the reference ${code}. Please look at your account, and answer at your withdrawal. Without your answer it may count as received.</p>` }),
  TY: (sum, code) => ({ title: `${sum} చేరిందా?`, content: `<p>ఒక సభ్యుడు ${code} రిఫరెన్స్‌తో మీ ఖాతాకు ${sum} చెల్లించినట్టు చెబుతున్నారు. దయచేసి మీ ఖాతాను చూసి, మీ విత్‌డ్రా వద్ద జవాబు ఇవ్వండి. మీ జవాబు లేకపోతే అది అందినట్టు లెక్కించవచ్చు.</p>` }),
  CN: (sum, code) => ({ title: `${sum}到账了吗？`, content: `<p>一位会员表示已向您的账户支付${sum}，参考号为${code}。请查看您的账户，并在您的提款记录中答复。如果您不答复，这笔款项可能会被视为已到账。</p>` }),
  AR: (sum, code) => ({ title: `هل وصل المبلغ ${isolated(sum)}؟`, content: `<p>يفيد أحد الأعضاء بأنه دفع ${isolated(sum)} إلى حسابك بالرقم المرجعي ${isolated(code)}. يُرجى مراجعة حسابك ثم الرد من صفحة عملية السحب الخاصة بك. إن لم ترد فقد يُعدّ المبلغ مستلَمًا.</p>` }),
};

/** What a member who withdraws reads when another one says to have paid, by language: how much, as each writes it, and with which reference. */
export function peerPaidTexts(amount: InEachLanguage<string>, reference: string): InEachLanguage<Words> {
  // The title is a line of text, the content HTML.
  return inEachLanguage(texts, (of, language) => ({ title: of(amount[language], reference).title, content: of(escaped(amount[language]), escaped(reference)).content }));
}
