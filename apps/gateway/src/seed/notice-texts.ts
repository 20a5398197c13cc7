import type { AnnouncementType } from '../modules/notices/index.ts';

/** An announcement of the demo; `{name}` stands for the brand's name, `{age}` for its minimum age. */
export interface DemoAnnouncement {
  readonly type: AnnouncementType;
  /** Days before the seed was written, and how long it stays. */
  readonly daysAgo: number;
  readonly staysDays?: number;
  readonly EN: readonly [title: string, content: string];
  readonly TY: readonly [title: string, content: string];
}

/** Announcements, newest first. */
export const demoAnnouncements: readonly DemoAnnouncement[] = [
  {
    type: 'PU', daysAgo: 0.2, staysDays: 30,
    EN: ['Welcome to {name}', '<p>Good to have you here. Every new account starts with a welcome credit, so you can look around before you decide anything.</p><p>Set your own limits at any time under <strong>My account</strong>. Playing is for people of {age} and over.</p>'],
    TY: ['{name} కు స్వాగతం', '<p>మీరు రావడం సంతోషం. ప్రతి కొత్త ఖాతాకు స్వాగత క్రెడిట్ లభిస్తుంది.</p><p>మీ పరిమితులను ఎప్పుడైనా <strong>నా ఖాతా</strong>లో మార్చుకోవచ్చు. ఆడటానికి కనీస వయస్సు {age} సంవత్సరాలు.</p>'],
  },
  {
    type: 'B', daysAgo: 1,
    EN: ['Thirty-six new slots in the hall', '<p>Our newest titles have arrived. You will find them under <strong>New</strong> in the slots hall.</p><ul><li>Every game shows its return to player and its volatility before you open it.</li><li>Most of them can be tried with demo money first.</li></ul>'],
    TY: ['హాల్‌లో ముప్పై ఆరు కొత్త స్లాట్‌లు', '<p>కొత్త ఆటలు వచ్చాయి. వాటిని స్లాట్‌ల హాల్‌లో <strong>కొత్తవి</strong> కింద చూడండి. చాలా ఆటలను ముందుగా డెమో డబ్బుతో ప్రయత్నించవచ్చు.</p>'],
  },
  {
    type: 'H', daysAgo: 2, staysDays: 21,
    EN: ['Your balance now follows you between games', '<p>Money never has to be moved into a game any more: one wallet serves them all, and the amount in the header is always the one you can play with.</p>'],
    TY: ['ఇప్పుడు మీ బ్యాలెన్స్ ఆటల మధ్య మీతోనే ఉంటుంది', '<p>ఇకపై ఆటలోకి డబ్బు బదిలీ చేయాల్సిన అవసరం లేదు. అన్ని ఆటలకు ఒకే వాలెట్, పైన కనిపించే మొత్తమే మీరు ఆడగలిగే మొత్తం.</p>'],
  },
  {
    type: 'PR', daysAgo: 3, staysDays: 28,
    EN: ['Lantern Nights are back', '<p>Four weekends, one theme: lanterns, drums and fans. Play any game of the collection from Friday to Sunday and watch the board for the night’s largest prizes.</p><p>The full terms stand beside the promotion.</p>'],
    TY: ['లాంతరు రాత్రులు మళ్ళీ వచ్చాయి', '<p>నాలుగు వారాంతాలు, ఒకే ఇతివృత్తం: లాంతర్లు, డప్పులు, విసనకర్రలు. శుక్రవారం నుండి ఆదివారం వరకు ఈ సేకరణలోని ఏ ఆటనైనా ఆడండి.</p>'],
  },
  {
    type: 'B', daysAgo: 5,
    EN: ['Live tables, fishing and sports are open', '<p>Baccarat, roulette, dragon tiger and sicbo run around the clock, the sea is full of fish, and the boards for football, esports and arenas take bets before and during play.</p><p>Every game shows its exact odds.</p>'],
    TY: ['లైవ్ టేబుల్స్, ఫిషింగ్, క్రీడలు తెరిచి ఉన్నాయి', '<p>బకారా, రూలెట్, డ్రాగన్ టైగర్, సిక్‌బో రోజంతా నడుస్తాయి. ఫుట్‌బాల్, ఈ-స్పోర్ట్స్, అరీనా పందేలు ఆటకు ముందూ, ఆట సమయంలోనూ వేయవచ్చు.</p><p>ప్రతి ఆట తన ఖచ్చితమైన అవకాశాలను చూపుతుంది.</p>'],
  },
  {
    type: 'PL', daysAgo: 6,
    EN: ['Keep your account yours', '<p>{name} will never ask for your password, in a chat, by e-mail or on the phone. Choose one that you use nowhere else, and log out on devices that other people use.</p>'],
    TY: ['మీ ఖాతాను సురక్షితంగా ఉంచండి', '<p>{name} మీ పాస్‌వర్డ్‌ను చాట్‌లో, ఈ-మెయిల్‌లో లేదా ఫోన్‌లో ఎప్పుడూ అడగదు. ఇంకెక్కడా వాడని పాస్‌వర్డ్‌ను ఎంచుకోండి.</p>'],
  },
  {
    type: 'B', daysAgo: 9,
    EN: ['How to read a game’s card', '<p>The card of a slot tells you three things:</p><ul><li><strong>Return to player</strong>: the share of stakes that a game pays back over a very long time.</li><li><strong>Volatility</strong>: low pays small prizes often, high pays large ones rarely.</li><li><strong>Lines</strong>: how many ways a win can run.</li></ul>'],
    TY: ['ఆట కార్డును ఎలా చదవాలి', '<p>స్లాట్ కార్డు మూడు విషయాలు చెబుతుంది: ఆటగాడికి తిరిగి వచ్చే శాతం, అస్థిరత, మరియు లైన్‌ల సంఖ్య.</p>'],
  },
  {
    type: 'PR', daysAgo: 12, staysDays: 40,
    EN: ['Bring a friend, play together', '<p>Your invitation link stands under <strong>Invite friends</strong>. When somebody registers with it, you both find a note about it in your messages.</p>'],
    TY: ['స్నేహితుడిని తీసుకురండి, కలిసి ఆడండి', '<p>మీ ఆహ్వాన లింక్ <strong>స్నేహితులను ఆహ్వానించండి</strong> కింద ఉంది. దానితో ఎవరైనా నమోదు చేసుకుంటే ఇద్దరికీ సందేశం వస్తుంది.</p>'],
  },
  {
    type: 'PL', daysAgo: 15,
    EN: ['A pause is one tap away', '<p>If playing stops being fun, take a break. Under <strong>Play with care</strong> you can set limits that take effect at once, or close your account for a time. Our service will help you day and night.</p>'],
    TY: ['విరామం ఒక్క ట్యాప్ దూరంలో', '<p>ఆట సరదాగా లేకపోతే విరామం తీసుకోండి. వెంటనే అమలయ్యే పరిమితులను పెట్టుకోవచ్చు. మా సేవా బృందం రాత్రింబవళ్ళు సహాయం చేస్తుంది.</p>'],
  },
  {
    type: 'B', daysAgo: 19,
    EN: ['Every round can be found again', '<p>Your betting record keeps each round with its time, stake and prize. If a game was interrupted, open it again: the round continues where it stopped.</p>'],
    TY: ['ప్రతి రౌండ్‌ను మళ్ళీ చూడవచ్చు', '<p>మీ బెట్టింగ్ రికార్డులో ప్రతి రౌండ్ సమయం, పందెం, బహుమతి ఉంటాయి. ఆట మధ్యలో ఆగితే మళ్ళీ తెరవండి, రౌండ్ అక్కడి నుండే కొనసాగుతుంది.</p>'],
  },
  {
    type: 'H', daysAgo: 24,
    EN: ['The winners board shows real rounds', '<p>Names on the board are covered, prizes are not: each line is a round that was played and settled at {name}.</p>'],
    TY: ['విజేతల బోర్డు నిజమైన రౌండ్‌లను చూపుతుంది', '<p>పేర్లు దాచబడతాయి, బహుమతులు కాదు. ప్రతి వరుస {name}లో ఆడి ముగిసిన రౌండ్.</p>'],
  },
  {
    type: 'PR', daysAgo: 29, staysDays: 60,
    EN: ['Cashback every Monday', '<p>Part of last week’s turnover comes back every Monday morning. There is nothing to enter and nothing to wait for; the amount stands in your account record.</p>'],
    TY: ['ప్రతి సోమవారం క్యాష్‌బ్యాక్', '<p>గత వారం టర్నోవర్‌లో కొంత భాగం ప్రతి సోమవారం ఉదయం తిరిగి వస్తుంది. మొత్తం మీ ఖాతా రికార్డులో ఉంటుంది.</p>'],
  },
  {
    type: 'B', daysAgo: 36,
    EN: ['{name} opens its doors', '<p>A new house, made with care: quick to load, clear about its odds, and ready to be used with a keyboard, a screen reader or one thumb. Tell us what we can do better.</p>'],
    TY: ['{name} తలుపులు తెరిచింది', '<p>శ్రద్ధతో నిర్మించిన కొత్త వేదిక: త్వరగా తెరుచుకుంటుంది, అవకాశాలను స్పష్టంగా చెబుతుంది. మేము ఏమి మెరుగుపరచాలో చెప్పండి.</p>'],
  },
];
