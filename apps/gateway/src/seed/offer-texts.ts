import type { InEachLanguage } from '../platform/texts/index.ts';

/** A banner of the home page. */
export interface DemoBanner extends InEachLanguage<readonly [title: string, text: string, action: string]> {
  readonly id: string;
  readonly link: `/${string}`;
}

/** Banners in their order. */
export const demoBanners: readonly DemoBanner[] = [
  {
    id: 'welcome-weekend', link: '/promotions',
    EN: ['Start with more', 'A welcome credit waits in every new account. Take your time and look around.', 'See the offer'],
    TY: ['ఎక్కువతో మొదలుపెట్టండి', 'ప్రతి కొత్త ఖాతాలో స్వాగత క్రెడిట్ ఉంటుంది. నిదానంగా చూడండి.', 'ఆఫర్ చూడండి'],
    CN: ['多一份开始', '每个新账号里都有一份迎新金。不着急，慢慢看看。', '查看优惠'],
    AR: ['ابدأ بأكثر', 'رصيد ترحيبي ينتظرك في كل حساب جديد. خذ وقتك وتجوّل في الموقع.', 'عرض التفاصيل'],
  },
  {
    id: 'slot-season', link: '/rng',
    EN: ['Four hundred ways to spin', 'Six studios, one wallet.', 'Open the hall'],
    TY: ['నాలుగు వందల రకాల స్పిన్‌లు', 'ఆరు స్టూడియోలు, ఒకే వాలెట్.', 'హాల్ తెరవండి'],
    CN: ['四百种旋转玩法', '六家工作室，一个钱包。', '进入大厅'],
    AR: ['أربعمئة طريقة للدوران', 'ستة استوديوهات ومحفظة واحدة.', 'فتح الصالة'],
  },
  {
    id: 'reef-expedition', link: '/rng?page=SWD',
    EN: ['The Saltwind collection', 'Harbours, reefs and hidden chests: a studio that lives by the sea.', 'Set sail'],
    TY: ['సాల్ట్‌విండ్ సేకరణ', 'రేవులు, పగడపు దిబ్బలు, దాచిన పెట్టెలు: సముద్రం పక్కన ఉన్న స్టూడియో.', 'ప్రయాణం మొదలుపెట్టండి'],
    CN: ['Saltwind Studio系列', '港湾、礁石与隐秘宝箱：一家依海而生的工作室。', '扬帆起航'],
    AR: ['مجموعة Saltwind Studio', 'مرافئ وشعاب وصناديق مخبأة: استوديو يعيش على البحر.', 'ابدأ الإبحار'],
  },
  {
    id: 'free-play', link: '/rng',
    EN: ['Try it first', 'Free play needs no account: most games, with demo money.', 'Try for free'],
    TY: ['ముందు ప్రయత్నించండి', 'ఉచిత ఆటకు ఖాతా అవసరం లేదు: డెమో డబ్బుతో చాలా ఆటలు.', 'ఉచితంగా ప్రయత్నించండి'],
    CN: ['先试一试', '免费试玩无需账号：大多数游戏都可以用试玩金玩。', '免费试玩'],
    AR: ['جرّب أولًا', 'اللعب المجاني لا يحتاج إلى حساب: معظم الألعاب برصيد تجريبي.', 'تجربة مجانية'],
  },
  {
    id: 'winners-club', link: '/noticePage',
    EN: ['Real rounds, real prizes', 'The board below shows the largest prizes of the last two weeks.', 'Read more'],
    TY: ['నిజమైన రౌండ్‌లు, నిజమైన బహుమతులు', 'గత రెండు వారాల్లో అతిపెద్ద బహుమతులు కింద బోర్డులో కనిపిస్తాయి.', 'మరింత చదవండి'],
    CN: ['真实对局，真实派彩', '下方榜单展示最近两周内最高的派彩。', '了解更多'],
    AR: ['جولات حقيقية وجوائز حقيقية', 'تعرض اللوحة أدناه أكبر جوائز الأسبوعين الأخيرين.', 'قراءة المزيد'],
  },
];

/** A promotion. */
export interface DemoPromotion extends InEachLanguage<readonly [title: string, summary: string]> {
  readonly id: string;
  /** Days it runs on from the seed; without it has no end. */
  readonly days?: number;
}

/** Promotions in their order. */
export const demoPromotions: readonly DemoPromotion[] = [
  {
    id: 'welcome-credit', EN: ['A credit to begin with', 'Every new account starts with a welcome credit. It stands in your account record from the first minute.'],
    TY: ['మొదలుపెట్టడానికి క్రెడిట్', 'ప్రతి కొత్త ఖాతా స్వాగత క్రెడిట్‌తో మొదలవుతుంది. అది మొదటి నిమిషం నుండే మీ ఖాతా రికార్డులో ఉంటుంది.'],
    CN: ['一份迎新金', '每个新账号一开始就有一份迎新金，从第一分钟起就显示在您的资金明细中。'],
    AR: ['رصيد للبداية', 'يبدأ كل حساب جديد برصيد ترحيبي، ويظهر في سجل حسابك من الدقيقة الأولى.'],
  },
  {
    id: 'lantern-nights', days: 26, EN: ['Lantern Nights', 'Lanterns, drums and fans: the Copper Lantern collection stands in the slots hall.'],
    TY: ['లాంతరు రాత్రులు', 'లాంతర్లు, డప్పులు, విసనకర్రలు: కాపర్ లాంటర్న్ సేకరణ స్లాట్‌ల హాల్‌లో ఉంది.'],
    CN: ['灯笼之夜', '灯笼、锣鼓与折扇：Copper Lantern系列已在电子大厅等您。'],
    AR: ['ليالي الفوانيس', 'فوانيس وطبول ومراوح: مجموعة Copper Lantern في صالة السلوت.'],
  },
  {
    id: 'try-it-first', EN: ['Demo money first', 'Free play opens most games with demo money. It needs no account.'],
    TY: ['ముందుగా డెమో డబ్బు', 'ఉచిత ఆట చాలా ఆటలను డెమో డబ్బుతో తెరుస్తుంది. దానికి ఖాతా అవసరం లేదు.'],
    CN: ['先用试玩金', '免费试玩可用试玩金打开大多数游戏，无需账号。'],
    AR: ['الرصيد التجريبي أولًا', 'يفتح اللعب المجاني معظم الألعاب برصيد تجريبي، ولا يحتاج إلى حساب.'],
  },
  {
    id: 'new-releases', days: 14, EN: ['Fresh from the studios', 'This month’s new titles are marked New in the slots hall.'],
    TY: ['స్టూడియోల నుండి కొత్తవి', 'ఈ నెల కొత్త ఆటలకు స్లాట్‌ల హాల్‌లో కొత్తవి అనే గుర్తు ఉంటుంది.'],
    CN: ['工作室新作', '本月上新的游戏在电子大厅中带有“最新”标记。'],
    AR: ['جديد الاستوديوهات', 'ألعاب هذا الشهر الجديدة تحمل علامة «جديدة» في صالة السلوت.'],
  },
  {
    id: 'with-an-agent', EN: ['Registered by an agent', 'If an agent told you about us, enter the code you were given when you register.'],
    TY: ['ఏజెంట్ ద్వారా నమోదు', 'ఏజెంట్ మీకు మా గురించి చెప్పి ఉంటే, నమోదు చేసుకునేటప్పుడు మీకు ఇచ్చిన కోడ్‌ను నమోదు చేయండి.'],
    CN: ['由代理介绍注册', '如果是代理向您介绍了我们，请在注册时填写代理给您的推广码。'],
    AR: ['إنشاء حساب عن طريق وكيل', 'إن أخبرك وكيل عنا فأدخل الرمز الذي أعطاك إياه عند إنشاء الحساب.'],
  },
  {
    id: 'boards-all-day', days: 9, EN: ['Bets before and during play', 'The boards for football, esports and arenas are open all day. Each shows its exact odds.'],
    TY: ['ఆటకు ముందు, ఆట సమయంలో పందేలు', 'ఫుట్‌బాల్, ఈ-స్పోర్ట్స్, అరీనా బోర్డులు రోజంతా తెరిచి ఉంటాయి. ప్రతిదీ ఖచ్చితమైన అవకాశాలను చూపుతుంది.'],
    CN: ['赛前与赛中投注', '足球、电竞和竞技场全天开放，各自显示准确的赔率。'],
    AR: ['رهانات قبل اللعب وأثناءه', 'لوحات كرة القدم والرياضات الإلكترونية والحلبات مفتوحة طوال اليوم، وتعرض كل منها احتمالاتها الدقيقة.'],
  },
];
