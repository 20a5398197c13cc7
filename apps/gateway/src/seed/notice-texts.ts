import type { AnnouncementType } from '../modules/notices/index.ts';
import type { InEachLanguage } from '../platform/texts/index.ts';

/** An announcement of the demo; `{name}` stands for the brand's name, `{age}` for its minimum age. */
export interface DemoAnnouncement extends InEachLanguage<readonly [title: string, content: string]> {
  readonly type: AnnouncementType;
  /** Days before the seed was written, and how long it stays. */
  readonly daysAgo: number;
  readonly staysDays?: number;
}

/** Announcements, newest first. */
export const demoAnnouncements: readonly DemoAnnouncement[] = [
  {
    type: 'PU', daysAgo: 0.2, staysDays: 30,
    EN: ['Your welcome credit', '<p>Good to have you here. Every new account starts with a welcome credit, so you can look around before you decide anything.</p><p>Decide before you begin how much time and money you want to spend. Playing is for people of {age} and over.</p>'],
    TY: ['మీ స్వాగత క్రెడిట్', '<p>మీరు రావడం సంతోషం. ప్రతి కొత్త ఖాతాకు స్వాగత క్రెడిట్ లభిస్తుంది.</p><p>ఎంత సమయం, ఎంత డబ్బు ఖర్చు చేయాలో మొదలుపెట్టే ముందే నిర్ణయించుకోండి. ఆడటానికి కనీస వయసు {age} సంవత్సరాలు.</p>'],
    CN: ['您的迎新金', '<p>欢迎您的到来。每个新账号都会获得一份迎新金，您可以先四处看看，再做决定。</p><p>请在开始之前决定要花多少时间和多少钱。须年满{age}周岁方可参与游戏。</p>'],
    AR: ['رصيدك الترحيبي', '<p>يسعدنا وجودك معنا. يبدأ كل حساب جديد برصيد ترحيبي، لتتعرف على الموقع قبل أن تقرر أي شيء.</p><p>قرّر قبل أن تبدأ كم من الوقت والمال تريد أن تنفق. اللعب متاح لمن لا يقل عمره عن {age} عامًا.</p>'],
  },
  {
    type: 'B', daysAgo: 1,
    EN: ['Thirty-six new slots in the hall', '<p>Our newest titles have arrived. You will find them under <strong>New</strong> in the slots hall.</p><ul><li>Once you are logged in, the filters of the hall sort them by return to player and volatility.</li><li>Most of them can be tried with demo money first.</li></ul>'],
    TY: ['హాల్‌లో ముప్పై ఆరు కొత్త స్లాట్‌లు', '<p>కొత్త ఆటలు వచ్చాయి. వాటిని స్లాట్‌ల హాల్‌లో <strong>కొత్తవి</strong> కింద చూడండి. చాలా ఆటలను ముందుగా డెమో డబ్బుతో ప్రయత్నించవచ్చు.</p>'],
    CN: ['大厅上新36款老虎机', '<p>最新游戏已经上线，请在电子大厅的<strong>最新</strong>中查看。</p><ul><li>登录后，可用大厅的筛选功能按返还率和波动性查找。</li><li>其中大多数可以先用试玩金试玩。</li></ul>'],
    AR: ['ست وثلاثون لعبة سلوت جديدة في الصالة', '<p>وصلت أحدث ألعابنا. تجدها تحت <strong>جديدة</strong> في صالة السلوت.</p><ul><li>بعد تسجيل الدخول ترتّبها أدوات التصفية في الصالة حسب نسبة العائد للاعب ودرجة التقلب.</li><li>يمكن تجربة معظمها أولًا برصيد تجريبي.</li></ul>'],
  },
  {
    type: 'H', daysAgo: 2, staysDays: 21,
    EN: ['One balance for most games', '<p>Most games play with the wallet in the header; nothing has to be moved for them. Vendors that keep a wallet of their own say so in the frame of the game, and the account menu brings that money back.</p>'],
    TY: ['చాలా ఆటలకు ఒకే బ్యాలెన్స్', '<p>చాలా ఆటలు పైన కనిపించే వాలెట్‌తోనే నడుస్తాయి; వాటికి డబ్బు బదిలీ చేయాల్సిన అవసరం లేదు. సొంత వాలెట్ ఉన్న సంస్థల డబ్బు ఆట ఫ్రేమ్‌లో కనిపిస్తుంది, ఖాతా మెనూ నుండి దాన్ని వెనక్కి తెచ్చుకోవచ్చు.</p>'],
    CN: ['大多数游戏共用一个余额', '<p>大多数游戏直接使用页面顶部显示的钱包，无需转账。自有钱包的厂商会在游戏框中说明，其中的资金可以通过账号菜单转回。</p>'],
    AR: ['رصيد واحد لمعظم الألعاب', '<p>تعمل معظم الألعاب بالمحفظة الظاهرة في أعلى الصفحة، ولا يلزم تحويل أي مبلغ إليها. أما المزوّدون الذين لهم محفظة خاصة فيظهر ذلك في إطار اللعبة، وتعيد قائمة الحساب أموالك منها.</p>'],
  },
  {
    type: 'PR', daysAgo: 3, staysDays: 28,
    EN: ['Lantern Nights are back', '<p>Lanterns, drums and fans: the Copper Lantern collection stands in the slots hall.</p>'],
    TY: ['లాంతరు రాత్రులు మళ్ళీ వచ్చాయి', '<p>లాంతర్లు, డప్పులు, విసనకర్రలు: కాపర్ లాంటర్న్ సేకరణ స్లాట్‌ల హాల్‌లో ఉంది.</p>'],
    CN: ['灯笼之夜回来了', '<p>灯笼、锣鼓与折扇：Copper Lantern系列已在电子大厅等您。</p>'],
    AR: ['عادت ليالي الفوانيس', '<p>فوانيس وطبول ومراوح: مجموعة Copper Lantern في صالة السلوت.</p>'],
  },
  {
    type: 'B', daysAgo: 5,
    EN: ['Live tables, fishing and sports are open', '<p>Baccarat, roulette, dragon tiger and sicbo run around the clock, the sea is full of fish, and the boards for football, esports and arenas take bets before and during play.</p><p>Every game shows its exact odds.</p>'],
    TY: ['లైవ్ టేబుల్స్, ఫిషింగ్, క్రీడలు తెరిచి ఉన్నాయి', '<p>బకారా, రూలెట్, డ్రాగన్ టైగర్, సిక్‌బో రోజంతా నడుస్తాయి. ఫుట్‌బాల్, ఈ-స్పోర్ట్స్, అరీనా పందేలు ఆటకు ముందూ, ఆట సమయంలోనూ వేయవచ్చు.</p><p>ప్రతి ఆట తన ఖచ్చితమైన అవకాశాలను చూపుతుంది.</p>'],
    CN: ['真人桌台、捕鱼和体育现已开放', '<p>百家乐、轮盘、龙虎和骰宝全天候开局，捕鱼场里鱼儿成群，足球、电竞和竞技场可在赛前和赛中投注。</p><p>每款游戏都显示准确的赔率。</p>'],
    AR: ['الطاولات المباشرة والصيد والرياضة متاحة الآن', '<p>الباكارا والروليت والتنين والنمر والسيك بو على مدار الساعة، والبحر مليء بالأسماك، ولوحات كرة القدم والرياضات الإلكترونية والحلبات تستقبل الرهانات قبل اللعب وأثناءه.</p><p>تعرض كل لعبة احتمالاتها الدقيقة.</p>'],
  },
  {
    type: 'PL', daysAgo: 6,
    EN: ['Keep your account yours', '<p>{name} will never ask for your password, in a chat, by e-mail or on the phone. Choose one that you use nowhere else, and log out on devices that other people use.</p>'],
    TY: ['మీ ఖాతాను సురక్షితంగా ఉంచండి', '<p>{name} మీ పాస్‌వర్డ్‌ను చాట్‌లో, ఈ-మెయిల్‌లో లేదా ఫోన్‌లో ఎప్పుడూ అడగదు. ఇంకెక్కడా వాడని పాస్‌వర్డ్‌ను ఎంచుకోండి.</p>'],
    CN: ['保护好您的账号', '<p>{name}绝不会通过聊天、邮件或电话向您索要密码。请使用一个未在别处用过的密码，并在与他人共用的设备上退出登录。</p>'],
    AR: ['حافظ على حسابك', '<p>لن يطلب منك {name} كلمة المرور أبدًا، لا في محادثة ولا بالبريد الإلكتروني ولا عبر الهاتف. اختر كلمة مرور لا تستخدمها في أي مكان آخر، وسجّل خروجك من الأجهزة التي يستخدمها غيرك.</p>'],
  },
  {
    type: 'B', daysAgo: 9,
    EN: ['Find the slot that suits you', '<p>Once you are logged in, the filters of the slots hall know what a game’s card does not show:</p><ul><li><strong>Return to player</strong>: the share of stakes that a game pays back over a very long time.</li><li><strong>Volatility</strong>: low pays small prizes often, high pays large ones rarely.</li><li><strong>Features</strong>: free spins, jackpots and games that can be tried for free.</li></ul>'],
    TY: ['మీకు నచ్చే స్లాట్‌ను కనుగొనండి', '<p>లాగిన్ చేసిన తర్వాత స్లాట్‌ల హాల్‌లోని ఫిల్టర్‌లతో ఆటలను ఆటగాడికి తిరిగి వచ్చే శాతం, అస్థిరత, ఫీచర్‌ల ప్రకారం వెతకవచ్చు.</p>'],
    CN: ['找到适合您的老虎机', '<p>登录后，电子大厅的筛选功能会告诉您游戏卡片上看不到的信息：</p><ul><li><strong>返还率</strong>：在很长一段时间内，游戏返还金额占投注额的比例。</li><li><strong>波动性</strong>：低则常派小额，高则少派大额。</li><li><strong>特色</strong>：免费旋转、奖池，以及可以免费试玩的游戏。</li></ul>'],
    AR: ['اعثر على لعبة السلوت التي تناسبك', '<p>بعد تسجيل الدخول تعرف أدوات التصفية في صالة السلوت ما لا تعرضه بطاقة اللعبة:</p><ul><li><strong>نسبة العائد للاعب</strong>: الجزء الذي تعيده اللعبة من الرهانات على مدى زمن طويل جدًا.</li><li><strong>درجة التقلب</strong>: المنخفضة تمنح جوائز صغيرة كثيرًا، والمرتفعة تمنح جوائز كبيرة نادرًا.</li><li><strong>المزايا</strong>: الدورات المجانية والجاكبوت والألعاب التي يمكن تجربتها مجانًا.</li></ul>'],
  },
  {
    type: 'PR', daysAgo: 12, staysDays: 40,
    EN: ['Registering with an agent’s code', '<p>If an agent told you about {name}, enter the code you were given in the registration form. It can not be added later.</p>'],
    TY: ['ఏజెంట్ కోడ్‌తో నమోదు', '<p>ఏజెంట్ మీకు {name} గురించి చెప్పి ఉంటే, మీకు ఇచ్చిన కోడ్‌ను నమోదు ఫారంలో ఇవ్వండి. తర్వాత దాన్ని చేర్చలేరు.</p>'],
    CN: ['使用代理的推广码注册', '<p>如果是代理向您介绍了{name}，请在注册表单中填写代理给您的推广码。注册之后无法补填。</p>'],
    AR: ['إنشاء حساب برمز وكيل', '<p>إن أخبرك وكيل عن {name} فأدخل الرمز الذي أعطاك إياه في نموذج إنشاء الحساب. لا يمكن إضافته لاحقًا.</p>'],
  },
  {
    type: 'PL', daysAgo: 15,
    EN: ['Take a break in time', '<p>If playing stops being fun, take a break. Under <strong>Play with care</strong> in the help centre you find what helps. Write to customer service if you want to stop.</p>'],
    TY: ['సమయానికి విరామం తీసుకోండి', '<p>ఆట సరదాగా లేకపోతే విరామం తీసుకోండి. సహాయ కేంద్రంలో <strong>జాగ్రత్తగా ఆడండి</strong> కింద ఉపయోగపడే సూచనలు ఉన్నాయి. ఆపాలనుకుంటే కస్టమర్ సర్వీస్‌కు రాయండి.</p>'],
    CN: ['及时休息', '<p>如果游戏不再有趣，请休息一下。您可以在帮助中心的<strong>理性博彩</strong>中找到有用的建议。如果您想停止，请联系客服。</p>'],
    AR: ['خذ استراحة في وقتها', '<p>إذا لم يعد اللعب ممتعًا فخذ استراحة. تجد ما يساعدك في مركز المساعدة تحت <strong>اللعب المسؤول</strong>. وإن أردت التوقف فيُرجى مراسلة خدمة العملاء.</p>'],
  },
  {
    type: 'B', daysAgo: 19,
    EN: ['Every round can be found again', '<p>Your betting record keeps each round with its time, stake and prize. If a game was interrupted, open it again: the round continues where it stopped.</p>'],
    TY: ['ప్రతి రౌండ్‌ను మళ్ళీ చూడవచ్చు', '<p>మీ బెట్టింగ్ రికార్డులో ప్రతి రౌండ్ సమయం, పందెం, బహుమతి ఉంటాయి. ఆట మధ్యలో ఆగితే మళ్ళీ తెరవండి, రౌండ్ అక్కడి నుండే కొనసాగుతుంది.</p>'],
    CN: ['每一局都可以查到', '<p>您的投注记录保存着每一局的时间、投注额和派彩。如果游戏中断，再次打开即可：该局会从中断处继续。</p>'],
    AR: ['كل جولة يمكن الرجوع إليها', '<p>يحتفظ سجل الرهانات بكل جولة مع وقتها ومبلغ الرهان والجائزة. إن انقطعت لعبة فافتحها مرة أخرى: تُستكمل الجولة من حيث توقفت.</p>'],
  },
  {
    type: 'H', daysAgo: 24,
    EN: ['The winners board shows real rounds', '<p>Names on the board are covered, prizes are not: each line is a round that was played and settled at {name}, and the board has the largest prizes of the last two weeks.</p>'],
    TY: ['విజేతల బోర్డు నిజమైన రౌండ్‌లను చూపుతుంది', '<p>పేర్లు దాచబడతాయి, బహుమతులు కాదు. ప్రతి వరుస {name}లో ఆడి ముగిసిన రౌండ్. గత రెండు వారాల్లో అతిపెద్ద బహుమతులు బోర్డులో ఉంటాయి.</p>'],
    CN: ['赢家榜展示真实的对局', '<p>榜上的名字会被遮盖，派彩则不会：每一行都是在{name}玩过并已结算的一局，榜单展示最近两周内最高的派彩。</p>'],
    AR: ['لوحة الفائزين تعرض جولات حقيقية', '<p>الأسماء في اللوحة مخفية، أما الجوائز فلا: كل سطر جولة لُعبت وحُسمت في {name}، وتضم اللوحة أكبر جوائز الأسبوعين الأخيرين.</p>'],
  },
  {
    type: 'PR', daysAgo: 29, staysDays: 60,
    EN: ['Most games can be tried first', '<p>Free play opens most games with demo money and needs no account. Demo money cannot be paid out, and it never mixes with real money.</p>'],
    TY: ['చాలా ఆటలను ముందుగా ప్రయత్నించవచ్చు', '<p>ఉచిత ఆట చాలా ఆటలను డెమో డబ్బుతో తెరుస్తుంది, ఖాతా అవసరం లేదు. డెమో డబ్బును తీసుకోలేరు, అది నిజమైన డబ్బుతో ఎప్పుడూ కలవదు.</p>'],
    CN: ['大多数游戏可以先试玩', '<p>免费试玩可用试玩金打开大多数游戏，无需账号。试玩金不能提取，也绝不会与真实资金混在一起。</p>'],
    AR: ['يمكن تجربة معظم الألعاب أولًا', '<p>يفتح اللعب المجاني معظم الألعاب برصيد تجريبي ولا يحتاج إلى حساب. لا يمكن سحب الرصيد التجريبي، ولا يختلط بالأموال الحقيقية أبدًا.</p>'],
  },
  {
    type: 'B', daysAgo: 36,
    EN: ['{name} is open', '<p>A new site: quick to load, clear about its odds, and easy to use with a keyboard, a screen reader or a phone. Tell us what we can do better.</p>'],
    TY: ['{name} ప్రారంభమైంది', '<p>కొత్త సైట్: త్వరగా తెరుచుకుంటుంది, అవకాశాలను స్పష్టంగా చెబుతుంది. మేము ఏమి మెరుగుపరచాలో చెప్పండి.</p>'],
    CN: ['{name}正式开放', '<p>全新网站：打开迅速，赔率清楚，用键盘、屏幕阅读器或手机都能轻松使用。欢迎告诉我们哪里可以做得更好。</p>'],
    AR: ['افتُتح {name}', '<p>موقع جديد: سريع التحميل، واضح في احتمالاته، وسهل الاستخدام بلوحة المفاتيح أو قارئ الشاشة أو الهاتف. أخبرنا بما يمكننا تحسينه.</p>'],
  },
];
