import { escaped } from '../../../platform/html/index.ts';

/** The words of a message in one language. */
interface Words {
  readonly title: string;
  readonly content: string;
}

/** What a member reads whose upline writes to it, by language: from whom, masked, and the words as they were typed. */
export function messageTexts(from: string, text: string): Readonly<Record<string, Words>> {
  const content = text.split(/\n{2,}/u).map((paragraph) => `<p>${escaped(paragraph.trim()).replaceAll('\n', '<br>')}</p>`).join('');
  return { EN: { title: `A message from your upline ${from}`, content }, TY: { title: `మీ అప్‌లైన్ ${from} నుండి సందేశం`, content } };
}
