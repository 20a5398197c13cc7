/** A banner of the home page. */
export interface DemoBanner {
  readonly id: string;
  readonly link: `/${string}`;
  readonly EN: readonly [title: string, text: string, action: string];
  readonly TY: readonly [title: string, text: string, action: string];
}

/** Banners in their order. */
export const demoBanners: readonly DemoBanner[] = [
  {
    id: 'welcome-weekend', link: '/promotions',
    EN: ['Start with more', 'A welcome credit waits in every new account. Take your time and look around.', 'See the offer'],
    TY: ['ఎక్కువతో మొదలుపెట్టండి', 'ప్రతి కొత్త ఖాతాలో స్వాగత క్రెడిట్ ఉంటుంది. నిదానంగా చూడండి.', 'ఆఫర్ చూడండి'],
  },
  {
    id: 'slot-season', link: '/rng',
    EN: ['Four hundred ways to spin', 'Six studios, one wallet. Each game states its return before you play.', 'Open the hall'],
    TY: ['నాలుగు వందల రకాల స్పిన్‌లు', 'ఆరు స్టూడియోలు, ఒకే వాలెట్. ప్రతి ఆట ముందుగానే తన రాబడిని చెబుతుంది.', 'హాల్ తెరవండి'],
  },
  {
    id: 'reef-expedition', link: '/rng?page=SWD',
    EN: ['The Saltwind collection', 'Harbours, reefs and hidden chests: a studio that lives by the sea.', 'Set sail'],
    TY: ['సాల్ట్‌విండ్ సేకరణ', 'రేవులు, పగడపు దిబ్బలు, దాచిన పెట్టెలు: సముద్రం పక్కన ఉన్న స్టూడియో.', 'ప్రయాణం మొదలుపెట్టండి'],
  },
  {
    id: 'free-play', link: '/rng',
    EN: ['Try it first', 'Free play needs no account: demo money, the same games, nothing to lose.', 'Try for free'],
    TY: ['ముందు ప్రయత్నించండి', 'ఉచిత ఆటకు ఖాతా అవసరం లేదు: డెమో డబ్బు, అవే ఆటలు.', 'ఉచితంగా ప్రయత్నించండి'],
  },
  {
    id: 'winners-club', link: '/noticePage',
    EN: ['Real rounds, real prizes', 'The board below shows what was won here today, as it happens.', 'Read more'],
    TY: ['నిజమైన రౌండ్‌లు, నిజమైన బహుమతులు', 'ఈ రోజు ఇక్కడ గెలిచినవి కింద బోర్డులో కనిపిస్తాయి.', 'మరింత చదవండి'],
  },
];

/** A promotion. */
export interface DemoPromotion {
  readonly id: string;
  /** Days it runs on from the seed; without it has no end. */
  readonly days?: number;
  readonly EN: readonly [title: string, summary: string];
  readonly TY: readonly [title: string, summary: string];
}

/** Promotions in their order. */
export const demoPromotions: readonly DemoPromotion[] = [
  {
    id: 'first-deposit', EN: ['First deposit, doubled', 'Your first deposit is matched once. The terms are short and stand beside it.'],
    TY: ['మొదటి డిపాజిట్ రెట్టింపు', 'మీ మొదటి డిపాజిట్‌కు సమానమైన మొత్తం ఒకసారి లభిస్తుంది.'],
  },
  {
    id: 'lantern-nights', days: 26, EN: ['Lantern Nights', 'Four festive weekends in the Copper Lantern collection, with a prize board each night.'],
    TY: ['లాంతరు రాత్రులు', 'కాపర్ లాంటర్న్ సేకరణలో నాలుగు పండుగ వారాంతాలు, ప్రతి రాత్రి బహుమతి బోర్డు.'],
  },
  {
    id: 'weekly-cashback', EN: ['Monday cashback', 'Part of last week’s turnover returns every Monday morning, without asking.'],
    TY: ['సోమవారం క్యాష్‌బ్యాక్', 'గత వారం టర్నోవర్‌లో కొంత భాగం ప్రతి సోమవారం తిరిగి వస్తుంది.'],
  },
  {
    id: 'new-releases', days: 14, EN: ['Fresh from the studios', 'Play three of this month’s new titles and collect a surprise from each studio.'],
    TY: ['స్టూడియోల నుండి కొత్తవి', 'ఈ నెల కొత్త ఆటల్లో మూడింటిని ఆడి ప్రతి స్టూడియో నుండి ఆశ్చర్య బహుమతి పొందండి.'],
  },
  {
    id: 'refer-a-friend', EN: ['Better together', 'Invite a friend: both of you find something in your account.'],
    TY: ['కలిసి ఉంటే మేలు', 'స్నేహితుడిని ఆహ్వానించండి: ఇద్దరి ఖాతాలోనూ ఏదో ఒకటి ఉంటుంది.'],
  },
  {
    id: 'high-noon-races', days: 9, EN: ['High-noon races', 'Every day at noon a short race on one game. The course changes daily.'],
    TY: ['మధ్యాహ్నపు పందేలు', 'ప్రతిరోజూ మధ్యాహ్నం ఒక ఆటపై చిన్న పందెం. ఆట ప్రతిరోజూ మారుతుంది.'],
  },
];
