import type { ContractKind } from '@livery/contracts';
import { escaped } from '../../platform/html/index.ts';
import type { NewInboxMessage } from '../inbox/index.ts';

/** What happened to a contract, as the other side reads it. */
export type ContractNews = 'offered' | 'accepted' | 'rejected' | 'withdrawn' | 'terminated' | 'above' | 'moved';

interface Words {
  readonly title: string;
  readonly content: string;
}
type Sentences = Readonly<Record<ContractNews, (kind: string, who: string) => Words>>;

const kinds = {
  EN: { dividend: 'dividend', daily: 'daily salary', hourly: 'hourly salary', realtime: 'real-time salary' },
  TY: { dividend: 'డివిడెండ్', daily: 'రోజువారీ జీతం', hourly: 'గంటవారీ జీతం', realtime: 'రియల్ టైమ్ జీతం' },
} as const satisfies Readonly<Record<string, Readonly<Record<ContractKind, string>>>>;

const english: Sentences = {
  offered: (kind, who) => ({ title: `An offer: ${kind}`, content: `<p>${who} offers you a contract: ${kind}. Accept or reject it in the agent centre before it expires.</p>` }),
  accepted: (kind, who) => ({ title: `Accepted: ${kind}`, content: `<p>${who} has accepted your contract: ${kind}. It is in effect from the next period on.</p>` }),
  rejected: (kind, who) => ({ title: `Rejected: ${kind}`, content: `<p>${who} has rejected your contract: ${kind}. Nothing changes.</p>` }),
  withdrawn: (kind, who) => ({ title: `Withdrawn: ${kind}`, content: `<p>${who} has withdrawn its offer: ${kind}. Nothing changes.</p>` }),
  terminated: (kind, who) => ({ title: `Terminated: ${kind}`, content: `<p>${who} has terminated the contract: ${kind}. The present period is still settled.</p>` }),
  above: (kind, who) => ({ title: `Terminated: ${kind}`, content: `<p>The contract with ${who} ends, since a rate above it is lower from the next period on: ${kind}. The present period is still settled.</p>` }),
  moved: (kind, who) => ({ title: `Ended: ${kind}`, content: `<p>The contract with ${who} ends, since one of you was moved to another place in the team: ${kind}. Periods that begin before the move are still settled.</p>` }),
};

const telugu: Sentences = {
  offered: (kind, who) => ({ title: `ఒక ఆఫర్: ${kind}`, content: `<p>${who} మీకు ఒక ఒప్పందాన్ని అందిస్తున్నారు: ${kind}. గడువు ముగియక ముందే ఏజెంట్ కేంద్రంలో అంగీకరించండి లేదా తిరస్కరించండి.</p>` }),
  accepted: (kind, who) => ({ title: `అంగీకరించారు: ${kind}`, content: `<p>${who} మీ ఒప్పందాన్ని అంగీకరించారు: ${kind}. ఇది తదుపరి కాలం నుండి అమలులోకి వస్తుంది.</p>` }),
  rejected: (kind, who) => ({ title: `తిరస్కరించారు: ${kind}`, content: `<p>${who} మీ ఒప్పందాన్ని తిరస్కరించారు: ${kind}. ఏమీ మారదు.</p>` }),
  withdrawn: (kind, who) => ({ title: `ఉపసంహరించారు: ${kind}`, content: `<p>${who} తమ ఆఫర్‌ను ఉపసంహరించుకున్నారు: ${kind}. ఏమీ మారదు.</p>` }),
  terminated: (kind, who) => ({ title: `ముగించారు: ${kind}`, content: `<p>${who} ఒప్పందాన్ని ముగించారు: ${kind}. ప్రస్తుత కాలం ఇంకా లెక్కించబడుతుంది.</p>` }),
  above: (kind, who) => ({ title: `ముగిసింది: ${kind}`, content: `<p>${who}తో ఒప్పందం ముగుస్తుంది, ఎందుకంటే దాని పైన ఉన్న రేటు తదుపరి కాలం నుండి తక్కువగా ఉంటుంది: ${kind}. ప్రస్తుత కాలం ఇంకా లెక్కించబడుతుంది.</p>` }),
  moved: (kind, who) => ({ title: `ముగిసింది: ${kind}`, content: `<p>${who}తో ఒప్పందం ముగుస్తుంది, ఎందుకంటే మీలో ఒకరు జట్టులో మరొక స్థానానికి మార్చబడ్డారు: ${kind}. మార్పుకు ముందు ప్రారంభమైన కాలాలు ఇంకా లెక్కించబడతాయి.</p>` }),
};

/** What the other side reads about a contract, by language. */
const contractTexts = (news: ContractNews, kind: ContractKind, who: string): Readonly<Record<string, Words>> => ({
  EN: english[news](kinds.EN[kind], escaped(who)),
  TY: telugu[news](kinds.TY[kind], escaped(who)),
});

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
