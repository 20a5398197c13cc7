import { escaped } from '../../../platform/html/index.ts';
import { type InEachLanguage, isolated } from '../../../platform/texts/index.ts';

/** The words of a message in one language. */
interface Words {
  readonly title: string;
  readonly content: string;
}

/** What a member reads whose upline writes to it, by language: from whom, masked, and the words as they were typed. */
export function messageTexts(from: string, text: string): InEachLanguage<Words> {
  const content = text.split(/\n{2,}/u).map((paragraph) => `<p>${escaped(paragraph.trim()).replaceAll('\n', '<br>')}</p>`).join('');
  return {
    EN: { title: `A message from your upline ${from}`, content },
    TY: { title: `మీ అప్‌లైన్ ${from} నుండి సందేశం`, content },
    CN: { title: `您的上级${from}发来站内信`, content },
    AR: { title: `رسالة من وكيلك الأعلى ${isolated(from)}`, content },
  };
}
