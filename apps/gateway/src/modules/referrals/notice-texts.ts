import { escaped } from '../../platform/html/index.ts';

/** The words of a message in one language. */
interface Words {
  readonly title: string;
  readonly content: string;
}

/** What a member reads whose friend has earned it a reward, by language. */
export function rewardTexts(amount: string, friend: string): Readonly<Record<string, Words>> {
  const [sum, who] = [escaped(amount), escaped(friend)];
  return {
    EN: { title: `You got ${amount} for a friend`, content: `<p>${who}, whom you invited, has paid in and played. ${sum} is in your main wallet.</p>` },
    TY: { title: `స్నేహితుని కోసం మీకు ${amount} వచ్చింది`, content: `<p>మీరు ఆహ్వానించిన ${who} డబ్బు జమ చేసి ఆడారు. ${sum} మీ ప్రధాన వాలెట్‌లో ఉంది.</p>` },
  };
}
