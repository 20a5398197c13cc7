import type { ContractKind } from '@livery/contracts';
import { escaped } from '../../platform/html/index.ts';
import { inEachLanguage, type InEachLanguage, isolated } from '../../platform/texts/index.ts';
import type { NewInboxMessage } from '../inbox/index.ts';

/** What happened to a contract, as the other side reads it. */
export type ContractNews = 'offered' | 'accepted' | 'rejected' | 'withdrawn' | 'terminated' | 'above' | 'most' | 'moved' | 'expired' | 'lapsed';

interface Words {
  readonly title: string;
  readonly content: string;
}
type Sentences = Readonly<Record<ContractNews, (kind: string, who: string) => Words>>;

const kinds = {
  EN: { dividend: 'dividend', daily: 'daily salary', hourly: 'hourly salary', realtime: 'real-time salary' },
  TY: { dividend: 'డివిడెండ్', daily: 'రోజువారీ జీతం', hourly: 'గంటవారీ జీతం', realtime: 'రియల్ టైమ్ జీతం' },
  CN: { dividend: '分红', daily: '日工资', hourly: '小时工资', realtime: '实时工资' },
  AR: { dividend: 'حصة الأرباح', daily: 'الراتب اليومي', hourly: 'الراتب بالساعة', realtime: 'الراتب الفوري' },
} as const satisfies InEachLanguage<Readonly<Record<ContractKind, string>>>;

const english: Sentences = {
  offered: (kind, who) => ({ title: `An offer: ${kind}`, content: `<p>${who} offers you a contract: ${kind}. Accept or reject it in the agent centre before it expires.</p>` }),
  accepted: (kind, who) => ({ title: `Accepted: ${kind}`, content: `<p>${who} has accepted your contract: ${kind}. It is in effect from the next period on.</p>` }),
  rejected: (kind, who) => ({ title: `Rejected: ${kind}`, content: `<p>${who} has rejected your contract: ${kind}. Nothing changes.</p>` }),
  withdrawn: (kind, who) => ({ title: `Withdrawn: ${kind}`, content: `<p>${who} has withdrawn its offer: ${kind}. Nothing changes.</p>` }),
  terminated: (kind, who) => ({ title: `Terminated: ${kind}`, content: `<p>${who} has terminated the contract: ${kind}. The present period is still settled.</p>` }),
  above: (kind, who) => ({ title: `Terminated: ${kind}`, content: `<p>The contract with ${who} ends, since a rate above it is lower from the next period on: ${kind}. The present period is still settled.</p>` }),
  most: (kind, who) => ({ title: `Terminated: ${kind}`, content: `<p>The contract with ${who} ends, since its rate is above the highest one that is allowed here from the next period on: ${kind}. The present period is still settled.</p>` }),
  moved: (kind, who) => ({ title: `Ended: ${kind}`, content: `<p>The contract with ${who} ends, since one of you was moved to another place in the team: ${kind}. Periods that begin before the move are still settled.</p>` }),
  expired: (kind, who) => ({ title: `Expired: ${kind}`, content: `<p>You did not answer the offer of ${who} in time: ${kind}. Nothing changes. Ask for a new offer if you want one.</p>` }),
  lapsed: (kind, who) => ({ title: `Expired: ${kind}`, content: `<p>${who} did not answer your offer in time: ${kind}. Nothing changes. You may offer again in the agent centre.</p>` }),
};

const telugu: Sentences = {
  offered: (kind, who) => ({ title: `ఒక ఆఫర్: ${kind}`, content: `<p>${who} మీకు ఒక ఒప్పందాన్ని అందిస్తున్నారు: ${kind}. గడువు ముగియక ముందే ఏజెంట్ కేంద్రంలో అంగీకరించండి లేదా తిరస్కరించండి.</p>` }),
  accepted: (kind, who) => ({ title: `అంగీకరించారు: ${kind}`, content: `<p>${who} మీ ఒప్పందాన్ని అంగీకరించారు: ${kind}. ఇది తదుపరి కాలం నుండి అమలులోకి వస్తుంది.</p>` }),
  rejected: (kind, who) => ({ title: `తిరస్కరించారు: ${kind}`, content: `<p>${who} మీ ఒప్పందాన్ని తిరస్కరించారు: ${kind}. ఏమీ మారదు.</p>` }),
  withdrawn: (kind, who) => ({ title: `ఉపసంహరించారు: ${kind}`, content: `<p>${who} తమ ఆఫర్‌ను ఉపసంహరించుకున్నారు: ${kind}. ఏమీ మారదు.</p>` }),
  terminated: (kind, who) => ({ title: `ముగించారు: ${kind}`, content: `<p>${who} ఒప్పందాన్ని ముగించారు: ${kind}. ప్రస్తుత కాలం ఇంకా లెక్కించబడుతుంది.</p>` }),
  above: (kind, who) => ({ title: `ముగిసింది: ${kind}`, content: `<p>${who}తో ఒప్పందం ముగుస్తుంది, ఎందుకంటే దాని పైన ఉన్న రేటు తదుపరి కాలం నుండి తక్కువగా ఉంటుంది: ${kind}. ప్రస్తుత కాలం ఇంకా లెక్కించబడుతుంది.</p>` }),
  most: (kind, who) => ({ title: `ముగిసింది: ${kind}`, content: `<p>${who}తో ఒప్పందం ముగుస్తుంది, ఎందుకంటే దాని రేటు తదుపరి కాలం నుండి ఇక్కడ అనుమతించబడిన అత్యధిక రేటు కంటే ఎక్కువ: ${kind}. ప్రస్తుత కాలం ఇంకా లెక్కించబడుతుంది.</p>` }),
  moved: (kind, who) => ({ title: `ముగిసింది: ${kind}`, content: `<p>${who}తో ఒప్పందం ముగుస్తుంది, ఎందుకంటే మీలో ఒకరు జట్టులో మరొక స్థానానికి మార్చబడ్డారు: ${kind}. మార్పుకు ముందు ప్రారంభమైన కాలాలు ఇంకా లెక్కించబడతాయి.</p>` }),
  expired: (kind, who) => ({ title: `గడువు ముగిసింది: ${kind}`, content: `<p>${who} ఇచ్చిన ఆఫర్‌కు మీరు సమయానికి స్పందించలేదు: ${kind}. ఏమీ మారదు. కావాలంటే కొత్త ఆఫర్ కోసం అడగండి.</p>` }),
  lapsed: (kind, who) => ({ title: `గడువు ముగిసింది: ${kind}`, content: `<p>${who} మీ ఆఫర్‌కు సమయానికి స్పందించలేదు: ${kind}. ఏమీ మారదు. మీరు ఏజెంట్ కేంద్రంలో మళ్లీ ఆఫర్ ఇవ్వవచ్చు.</p>` }),
};

const chinese: Sentences = {
  offered: (kind, who) => ({ title: `待接受的契约：${kind}`, content: `<p>${who}向您发起了${kind}契约。请在到期前到代理中心接受或拒绝。</p>` }),
  accepted: (kind, who) => ({ title: `契约已被接受：${kind}`, content: `<p>${who}已接受您的${kind}契约，自下一周期起生效。</p>` }),
  rejected: (kind, who) => ({ title: `契约已被拒绝：${kind}`, content: `<p>${who}已拒绝您的${kind}契约，一切保持不变。</p>` }),
  withdrawn: (kind, who) => ({ title: `契约已被撤回：${kind}`, content: `<p>${who}已撤回向您发起的${kind}契约，一切保持不变。</p>` }),
  terminated: (kind, who) => ({ title: `契约已被终止：${kind}`, content: `<p>${who}已终止${kind}契约，当前周期仍会结算。</p>` }),
  above: (kind, who) => ({ title: `契约已被终止：${kind}`, content: `<p>您与${who}的${kind}契约即将结束，因为自下一周期起，上层契约的比例将会下调。当前周期仍会结算。</p>` }),
  most: (kind, who) => ({ title: `契约已被终止：${kind}`, content: `<p>您与${who}的${kind}契约即将结束，因为其比例高于本站自下一周期起允许的最高比例。当前周期仍会结算。</p>` }),
  moved: (kind, who) => ({ title: `契约已结束：${kind}`, content: `<p>您与${who}的${kind}契约即将结束，因为你们当中有一方已调整到团队中的其他位置。调整前开始的周期仍会结算。</p>` }),
  expired: (kind, who) => ({ title: `契约邀约已过期：${kind}`, content: `<p>您未在期限内答复${who}发起的${kind}契约，一切保持不变。如有需要，可请对方重新发起。</p>` }),
  lapsed: (kind, who) => ({ title: `契约邀约已过期：${kind}`, content: `<p>${who}未在期限内答复您发起的${kind}契约，一切保持不变。您可以在代理中心重新发起。</p>` }),
};

const arabic: Sentences = {
  offered: (kind, who) => ({ title: `عرض عقد: ${kind}`, content: `<p>يعرض عليك ${isolated(who)} عقد ${kind}. يُرجى قبوله أو رفضه في مركز الوكلاء قبل انتهاء مهلته.</p>` }),
  accepted: (kind, who) => ({ title: `تم قبول العقد: ${kind}`, content: `<p>قَبِل ${isolated(who)} عقد ${kind} الذي عرضته. يسري العقد ابتداءً من الفترة القادمة.</p>` }),
  rejected: (kind, who) => ({ title: `تم رفض العقد: ${kind}`, content: `<p>رفض ${isolated(who)} عقد ${kind} الذي عرضته. لا يتغيّر شيء.</p>` }),
  withdrawn: (kind, who) => ({ title: `تم التراجع عن العرض: ${kind}`, content: `<p>تراجع ${isolated(who)} عن عرض عقد ${kind} الذي قدّمه لك. لا يتغيّر شيء.</p>` }),
  terminated: (kind, who) => ({ title: `تم إنهاء العقد: ${kind}`, content: `<p>أنهى ${isolated(who)} عقد ${kind}. تبقى تسوية الفترة الحالية قائمة.</p>` }),
  above: (kind, who) => ({ title: `تم إنهاء العقد: ${kind}`, content: `<p>ينتهي عقد ${kind} مع ${isolated(who)}، لأن نسبة عقد أعلى منه في الفريق ستنخفض ابتداءً من الفترة القادمة. تبقى تسوية الفترة الحالية قائمة.</p>` }),
  most: (kind, who) => ({ title: `تم إنهاء العقد: ${kind}`, content: `<p>ينتهي عقد ${kind} مع ${isolated(who)}، لأن نسبته أعلى من أعلى نسبة مسموح بها هنا ابتداءً من الفترة القادمة. تبقى تسوية الفترة الحالية قائمة.</p>` }),
  moved: (kind, who) => ({ title: `انتهى العقد: ${kind}`, content: `<p>ينتهي عقد ${kind} مع ${isolated(who)}، لأن أحدكما نُقل إلى مكان آخر في الفريق. تبقى تسوية الفترات التي بدأت قبل النقل قائمة.</p>` }),
  expired: (kind, who) => ({ title: `انتهت مهلة العرض: ${kind}`, content: `<p>لم ترد في الوقت المحدد على عرض عقد ${kind} الذي قدّمه ${isolated(who)}. لا يتغيّر شيء. يمكنك طلب عرض جديد إن أردت.</p>` }),
  lapsed: (kind, who) => ({ title: `انتهت مهلة العرض: ${kind}`, content: `<p>لم يرد ${isolated(who)} في الوقت المحدد على عرض عقد ${kind} الذي قدّمته. لا يتغيّر شيء. يمكنك تقديم عرض جديد في مركز الوكلاء.</p>` }),
};

const sentences: InEachLanguage<Sentences> = { EN: english, TY: telugu, CN: chinese, AR: arabic };

/** What the other side reads about a contract, by language. */
const contractTexts = (news: ContractNews, kind: ContractKind, who: string): InEachLanguage<Words> =>
  inEachLanguage(sentences, (of, language) => of[news](kinds[language][kind], escaped(who)));

/** What somebody is to be told of a contract. */
export interface ContractNotice {
  readonly memberId: string;
  readonly contractId: string;
  readonly news: ContractNews;
  /** Account of the other one, as the reader may see it. */
  readonly who: string;
}

/** The messages to those who are told. */
export const contractMessages = (kind: ContractKind, notices: readonly ContractNotice[], sentAt: Date): NewInboxMessage[] =>
  notices.map(({ memberId, news, who }) => ({ type: 'account', audience: { to: 'member', memberId }, link: null, sentAt, texts: contractTexts(news, kind, who) }));
