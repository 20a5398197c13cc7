import { escaped } from '../../../platform/html/index.ts';

/** The words of a message in one language. */
interface Words {
  readonly title: string;
  readonly content: string;
}

/** What a member who withdraws reads when another one says to have paid, by language: how much, and with which reference. */
export function peerPaidTexts(amount: string, reference: string): Readonly<Record<string, Words>> {
  const [sum, code] = [escaped(amount), escaped(reference)];
  return {
    EN: { title: `Did ${amount} arrive?`, content: `<p>A member says to have paid ${sum} to your account, with the reference ${code}. Please look at your account, and answer at your withdrawal. Without your answer it may count as received.</p>` },
    TY: { title: `${amount} చేరిందా?`, content: `<p>ఒక సభ్యుడు ${code} రిఫరెన్స్‌తో మీ ఖాతాకు ${sum} చెల్లించినట్టు చెబుతున్నారు. దయచేసి మీ ఖాతాను చూసి, మీ విత్‌డ్రా వద్ద జవాబు ఇవ్వండి. మీ జవాబు లేకపోతే అది అందినట్టు లెక్కించవచ్చు.</p>` },
  };
}
