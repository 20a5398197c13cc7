import { escaped } from '../../platform/html/index.ts';

/** The words of a message in one language. */
interface Words {
  readonly title: string;
  readonly content: string;
}

type Decision = 'approved' | 'refused';

const texts: Readonly<Record<string, Readonly<Record<Decision, (note: string) => Words>>>> = {
  EN: {
    approved: () => ({ title: 'Your identity documents were approved', content: '<p>Thank you. You need not send them again.</p>' }),
    refused: (note) => ({ title: 'Your identity documents were not accepted', content: `<p>${escaped(note)}</p><p>Please send new pictures in My account.</p>` }),
  },
  TY: {
    approved: () => ({ title: 'మీ గుర్తింపు పత్రాలు ఆమోదించబడ్డాయి', content: '<p>ధన్యవాదాలు. వాటిని మళ్లీ పంపాల్సిన అవసరం లేదు.</p>' }),
    refused: (note) => ({ title: 'మీ గుర్తింపు పత్రాలు అంగీకరించబడలేదు', content: `<p>${escaped(note)}</p><p>దయచేసి నా ఖాతాలో కొత్త చిత్రాలు పంపండి.</p>` }),
  },
};

/** What a member reads of a decision, by language. */
export function decisionTexts(decision: Decision, note: string): Readonly<Record<string, Words>> {
  return Object.fromEntries(Object.entries(texts).map(([language, of]) => [language, of[decision](note)]));
}
