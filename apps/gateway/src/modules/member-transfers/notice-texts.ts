import { escaped } from '../../platform/html/index.ts';
import { type InEachLanguage, inEachLanguage, isolated } from '../../platform/texts/index.ts';

/** The words of a message in one language. */
interface Words {
  readonly title: string;
  readonly content: string;
}

const texts: InEachLanguage<(sum: string, who: string) => Words> = {
  EN: (sum, who) => ({ title: `You got ${sum}`, content: `<p>${who} has transferred ${sum} to your main wallet. The account record has the details.</p>` }),
  TY: (sum, who) => ({ title: `మీకు ${sum} వచ్చింది`, content: `<p>${who} మీ ప్రధాన వాలెట్‌కు ${sum} బదిలీ చేశారు. వివరాలు ఖాతా రికార్డులో ఉన్నాయి.</p>` }),
  CN: (sum, who) => ({ title: `您收到${sum}`, content: `<p>${who}向您的主钱包转入了${sum}，详情请见资金明细。</p>` }),
  AR: (sum, who) => ({ title: `وصلك ${isolated(sum)}`, content: `<p>حوّل ${isolated(who)} المبلغ ${isolated(sum)} إلى محفظتك الرئيسية. التفاصيل في سجل الحساب.</p>` }),
};

/** What a member reads who got money, by language: how much, as each writes it, and from whom, masked. */
export function receivedTexts(amount: InEachLanguage<string>, from: string): InEachLanguage<Words> {
  // The title is a line of text, the content HTML.
  return inEachLanguage(texts, (of, language) => ({ title: of(amount[language], from).title, content: of(escaped(amount[language]), escaped(from)).content }));
}
