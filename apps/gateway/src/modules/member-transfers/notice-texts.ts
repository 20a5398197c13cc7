import { escaped } from '../../platform/html/index.ts';

/** The words of a message in one language. */
interface Words {
  readonly title: string;
  readonly content: string;
}

/** What a member reads who got money, by language: how much, and from whom, masked. */
export function receivedTexts(amount: string, from: string): Readonly<Record<string, Words>> {
  const [sum, who] = [escaped(amount), escaped(from)];
  return {
    EN: { title: `You got ${amount}`, content: `<p>${who} has transferred ${sum} to your main wallet. The account record has the details.</p>` },
    TY: { title: `మీకు ${amount} వచ్చింది`, content: `<p>${who} మీ ప్రధాన వాలెట్‌కు ${sum} బదిలీ చేశారు. వివరాలు ఖాతా రికార్డులో ఉన్నాయి.</p>` },
  };
}
