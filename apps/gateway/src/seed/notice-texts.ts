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
    EN: ['Your welcome credit', '<p>Good to have you here. Every new account starts with a welcome credit, so you can look around before you decide anything.</p><p>Decide before you begin how much time and money you want to spend. Playing is for people of {age} and over.</p>'],
    TY: ['మీ స్వాగత క్రెడిట్', '<p>మీరు రావడం సంతోషం. ప్రతి కొత్త ఖాతాకు స్వాగత క్రెడిట్ లభిస్తుంది.</p><p>ఎంత సమయం, ఎంత డబ్బు ఖర్చు చేయాలో మొదలుపెట్టే ముందే నిర్ణయించుకోండి. ఆడటానికి కనీస వయసు {age} సంవత్సరాలు.</p>'],
  },
  {
    type: 'B', daysAgo: 1,
    EN: ['Thirty-six new slots in the hall', '<p>Our newest titles have arrived. You will find them under <strong>New</strong> in the slots hall.</p><ul><li>Once you are logged in, the filters of the hall sort them by return to player and volatility.</li><li>Most of them can be tried with demo money first.</li></ul>'],
    TY: ['హాల్‌లో ముప్పై ఆరు కొత్త స్లాట్‌లు', '<p>కొత్త ఆటలు వచ్చాయి. వాటిని స్లాట్‌ల హాల్‌లో <strong>కొత్తవి</strong> కింద చూడండి. చాలా ఆటలను ముందుగా డెమో డబ్బుతో ప్రయత్నించవచ్చు.</p>'],
  },
  {
    type: 'H', daysAgo: 2, staysDays: 21,
    EN: ['One balance for most games', '<p>Most games play with the wallet in the header; nothing has to be moved for them. Vendors that keep a wallet of their own say so in the frame of the game, and the account menu brings that money back.</p>'],
    TY: ['చాలా ఆటలకు ఒకే బ్యాలెన్స్', '<p>చాలా ఆటలు పైన కనిపించే వాలెట్‌తోనే నడుస్తాయి; వాటికి డబ్బు బదిలీ చేయాల్సిన అవసరం లేదు. సొంత వాలెట్ ఉన్న సంస్థల డబ్బు ఆట ఫ్రేమ్‌లో కనిపిస్తుంది, ఖాతా మెనూ నుండి దాన్ని వెనక్కి తెచ్చుకోవచ్చు.</p>'],
  },
  {
    type: 'PR', daysAgo: 3, staysDays: 28,
    EN: ['Lantern Nights are back', '<p>Lanterns, drums and fans: the Copper Lantern collection stands in the slots hall.</p>'],
    TY: ['లాంతరు రాత్రులు మళ్ళీ వచ్చాయి', '<p>లాంతర్లు, డప్పులు, విసనకర్రలు: కాపర్ లాంటర్న్ సేకరణ స్లాట్‌ల హాల్‌లో ఉంది.</p>'],
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
    EN: ['Find the slot that suits you', '<p>Once you are logged in, the filters of the slots hall know what a game’s card does not show:</p><ul><li><strong>Return to player</strong>: the share of stakes that a game pays back over a very long time.</li><li><strong>Volatility</strong>: low pays small prizes often, high pays large ones rarely.</li><li><strong>Features</strong>: free spins, jackpots and games that can be tried for free.</li></ul>'],
    TY: ['మీకు నచ్చే స్లాట్‌ను కనుగొనండి', '<p>లాగిన్ చేసిన తర్వాత స్లాట్‌ల హాల్‌లోని ఫిల్టర్‌లతో ఆటలను ఆటగాడికి తిరిగి వచ్చే శాతం, అస్థిరత, ఫీచర్‌ల ప్రకారం వెతకవచ్చు.</p>'],
  },
  {
    type: 'PR', daysAgo: 12, staysDays: 40,
    EN: ['Registering with an agent’s code', '<p>If an agent told you about {name}, enter the code you were given in the registration form. It can not be added later.</p>'],
    TY: ['ఏజెంట్ కోడ్‌తో నమోదు', '<p>ఏజెంట్ మీకు {name} గురించి చెప్పి ఉంటే, మీకు ఇచ్చిన కోడ్‌ను నమోదు ఫారంలో ఇవ్వండి. తర్వాత దాన్ని చేర్చలేరు.</p>'],
  },
  {
    type: 'PL', daysAgo: 15,
    EN: ['Take a break in time', '<p>If playing stops being fun, take a break. Under <strong>Play with care</strong> in the help centre you find what helps. Write to customer service if you want to stop.</p>'],
    TY: ['సమయానికి విరామం తీసుకోండి', '<p>ఆట సరదాగా లేకపోతే విరామం తీసుకోండి. సహాయ కేంద్రంలో <strong>జాగ్రత్తగా ఆడండి</strong> కింద ఉపయోగపడే సూచనలు ఉన్నాయి. ఆపాలనుకుంటే కస్టమర్ సర్వీస్‌కు రాయండి.</p>'],
  },
  {
    type: 'B', daysAgo: 19,
    EN: ['Every round can be found again', '<p>Your betting record keeps each round with its time, stake and prize. If a game was interrupted, open it again: the round continues where it stopped.</p>'],
    TY: ['ప్రతి రౌండ్‌ను మళ్ళీ చూడవచ్చు', '<p>మీ బెట్టింగ్ రికార్డులో ప్రతి రౌండ్ సమయం, పందెం, బహుమతి ఉంటాయి. ఆట మధ్యలో ఆగితే మళ్ళీ తెరవండి, రౌండ్ అక్కడి నుండే కొనసాగుతుంది.</p>'],
  },
  {
    type: 'H', daysAgo: 24,
    EN: ['The winners board shows real rounds', '<p>Names on the board are covered, prizes are not: each line is a round that was played and settled at {name}, and the board has the largest prizes of the last two weeks.</p>'],
    TY: ['విజేతల బోర్డు నిజమైన రౌండ్‌లను చూపుతుంది', '<p>పేర్లు దాచబడతాయి, బహుమతులు కాదు. ప్రతి వరుస {name}లో ఆడి ముగిసిన రౌండ్. గత రెండు వారాల్లో అతిపెద్ద బహుమతులు బోర్డులో ఉంటాయి.</p>'],
  },
  {
    type: 'PR', daysAgo: 29, staysDays: 60,
    EN: ['Most games can be tried first', '<p>Free play opens most games with demo money and needs no account. Demo money cannot be paid out, and it never mixes with real money.</p>'],
    TY: ['చాలా ఆటలను ముందుగా ప్రయత్నించవచ్చు', '<p>ఉచిత ఆట చాలా ఆటలను డెమో డబ్బుతో తెరుస్తుంది, ఖాతా అవసరం లేదు. డెమో డబ్బును తీసుకోలేరు, అది నిజమైన డబ్బుతో ఎప్పుడూ కలవదు.</p>'],
  },
  {
    type: 'B', daysAgo: 36,
    EN: ['{name} is open', '<p>A new site: quick to load, clear about its odds, and easy to use with a keyboard, a screen reader or a phone. Tell us what we can do better.</p>'],
    TY: ['{name} ప్రారంభమైంది', '<p>కొత్త సైట్: త్వరగా తెరుచుకుంటుంది, అవకాశాలను స్పష్టంగా చెబుతుంది. మేము ఏమి మెరుగుపరచాలో చెప్పండి.</p>'],
  },
];
