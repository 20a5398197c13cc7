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
    EN: ['Four hundred ways to spin', 'Six studios, one wallet.', 'Open the hall'],
    TY: ['నాలుగు వందల రకాల స్పిన్‌లు', 'ఆరు స్టూడియోలు, ఒకే వాలెట్.', 'హాల్ తెరవండి'],
  },
  {
    id: 'reef-expedition', link: '/rng?page=SWD',
    EN: ['The Saltwind collection', 'Harbours, reefs and hidden chests: a studio that lives by the sea.', 'Set sail'],
    TY: ['సాల్ట్‌విండ్ సేకరణ', 'రేవులు, పగడపు దిబ్బలు, దాచిన పెట్టెలు: సముద్రం పక్కన ఉన్న స్టూడియో.', 'ప్రయాణం మొదలుపెట్టండి'],
  },
  {
    id: 'free-play', link: '/rng',
    EN: ['Try it first', 'Free play needs no account: most games, with demo money.', 'Try for free'],
    TY: ['ముందు ప్రయత్నించండి', 'ఉచిత ఆటకు ఖాతా అవసరం లేదు: డెమో డబ్బుతో చాలా ఆటలు.', 'ఉచితంగా ప్రయత్నించండి'],
  },
  {
    id: 'winners-club', link: '/noticePage',
    EN: ['Real rounds, real prizes', 'The board below shows the largest prizes of the last two weeks.', 'Read more'],
    TY: ['నిజమైన రౌండ్‌లు, నిజమైన బహుమతులు', 'గత రెండు వారాల్లో అతిపెద్ద బహుమతులు కింద బోర్డులో కనిపిస్తాయి.', 'మరింత చదవండి'],
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
    id: 'welcome-credit', EN: ['A credit to begin with', 'Every new account starts with a welcome credit. It stands in your account record from the first minute.'],
    TY: ['మొదలుపెట్టడానికి క్రెడిట్', 'ప్రతి కొత్త ఖాతా స్వాగత క్రెడిట్‌తో మొదలవుతుంది. అది మొదటి నిమిషం నుండే మీ ఖాతా రికార్డులో ఉంటుంది.'],
  },
  {
    id: 'lantern-nights', days: 26, EN: ['Lantern Nights', 'Lanterns, drums and fans: the Copper Lantern collection stands in the slots hall.'],
    TY: ['లాంతరు రాత్రులు', 'లాంతర్లు, డప్పులు, విసనకర్రలు: కాపర్ లాంటర్న్ సేకరణ స్లాట్‌ల హాల్‌లో ఉంది.'],
  },
  {
    id: 'try-it-first', EN: ['Demo money first', 'Free play opens most games with demo money. It needs no account.'],
    TY: ['ముందుగా డెమో డబ్బు', 'ఉచిత ఆట చాలా ఆటలను డెమో డబ్బుతో తెరుస్తుంది. దానికి ఖాతా అవసరం లేదు.'],
  },
  {
    id: 'new-releases', days: 14, EN: ['Fresh from the studios', 'This month’s new titles are marked New in the slots hall.'],
    TY: ['స్టూడియోల నుండి కొత్తవి', 'ఈ నెల కొత్త ఆటలకు స్లాట్‌ల హాల్‌లో కొత్తవి అనే గుర్తు ఉంటుంది.'],
  },
  {
    id: 'with-an-agent', EN: ['Registered by an agent', 'If an agent told you about us, enter the code you were given when you register.'],
    TY: ['ఏజెంట్ ద్వారా నమోదు', 'ఏజెంట్ మీకు మా గురించి చెప్పి ఉంటే, నమోదు చేసుకునేటప్పుడు మీకు ఇచ్చిన కోడ్‌ను నమోదు చేయండి.'],
  },
  {
    id: 'boards-all-day', days: 9, EN: ['Bets before and during play', 'The boards for football, esports and arenas are open all day. Each shows its exact odds.'],
    TY: ['ఆటకు ముందు, ఆట సమయంలో పందేలు', 'ఫుట్‌బాల్, ఈ-స్పోర్ట్స్, అరీనా బోర్డులు రోజంతా తెరిచి ఉంటాయి. ప్రతిదీ ఖచ్చితమైన అవకాశాలను చూపుతుంది.'],
  },
];
