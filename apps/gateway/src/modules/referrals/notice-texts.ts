import { escaped } from '../../platform/html/index.ts';
import { type InEachLanguage, inEachLanguage, isolated } from '../../platform/texts/index.ts';

/** The words of a message in one language. */
interface Words {
  readonly title: string;
  readonly content: string;
}

const texts: InEachLanguage<(sum: string, who: string) => Words> = {
  EN: (sum, who) => ({ title: `You got ${sum} for a friend`, content: `<p>${who}, whom you invited, has paid in and played. ${sum} is in your main wallet.</p>` }),
  TY: (sum, who) => ({ title: `స్నేహితుని కోసం మీకు ${sum} వచ్చింది`, content: `<p>మీరు ఆహ్వానించిన ${who} డబ్బు జమ చేసి ఆడారు. ${sum} మీ ప్రధాన వాలెట్‌లో ఉంది.</p>` }),
  CN: (sum, who) => ({ title: `您获得${sum}邀请奖励`, content: `<p>您邀请的好友${who}已存款并参与游戏，奖励${sum}已存入您的主钱包。</p>` }),
  AR: (sum, who) => ({ title: `حصلت على ${isolated(sum)} لدعوة صديق`, content: `<p>صديقك ${isolated(who)} الذي دعوته أودع ولعب، وأُضيف المبلغ ${isolated(sum)} إلى محفظتك الرئيسية.</p>` }),
};

/** What a member reads whose friend has earned it a reward, by language: how much, as each writes it, and the friend's account, masked. */
export function rewardTexts(amount: InEachLanguage<string>, friend: string): InEachLanguage<Words> {
  // The title is a line of text, the content HTML.
  return inEachLanguage(texts, (of, language) => ({ title: of(amount[language], friend).title, content: of(escaped(amount[language]), escaped(friend)).content }));
}
