import { escaped } from '../../platform/html/index.ts';
import { inEachLanguage, type InEachLanguage } from '../../platform/texts/index.ts';

/** The words of a message in one language. */
interface Words {
  readonly title: string;
  readonly content: string;
}

type Decision = 'approved' | 'refused';

const texts: InEachLanguage<Readonly<Record<Decision, (note: string) => Words>>> = {
  EN: {
    approved: () => ({ title: 'Your identity documents were approved', content: '<p>Thank you. You need not send them again.</p>' }),
    refused: (note) => ({ title: 'Your identity documents were not accepted', content: `<p>${escaped(note)}</p><p>Please send new pictures in My account.</p>` }),
  },
  TY: {
    approved: () => ({ title: 'మీ గుర్తింపు పత్రాలు ఆమోదించబడ్డాయి', content: '<p>ధన్యవాదాలు. వాటిని మళ్లీ పంపాల్సిన అవసరం లేదు.</p>' }),
    refused: (note) => ({ title: 'మీ గుర్తింపు పత్రాలు అంగీకరించబడలేదు', content: `<p>${escaped(note)}</p><p>దయచేసి నా ఖాతాలో కొత్త చిత్రాలు పంపండి.</p>` }),
  },
  CN: {
    approved: () => ({ title: '您的身份证件已通过审核', content: '<p>感谢您的配合，您无需再次提交。</p>' }),
    refused: (note) => ({ title: '您的身份证件未通过审核', content: `<p>${escaped(note)}</p><p>请在“我的账号”中重新上传图片。</p>` }),
  },
  AR: {
    approved: () => ({ title: 'تمت الموافقة على وثائق هويتك', content: '<p>شكرًا لك. لا حاجة إلى إرسالها مرة أخرى.</p>' }),
    refused: (note) => ({ title: 'لم تُقبل وثائق هويتك', content: `<p>${escaped(note)}</p><p>يُرجى إرسال صور جديدة من صفحة «حسابي».</p>` }),
  },
};

/** What a member reads of a decision, by language. */
export function decisionTexts(decision: Decision, note: string): InEachLanguage<Words> {
  return inEachLanguage(texts, (of) => of[decision](note));
}
