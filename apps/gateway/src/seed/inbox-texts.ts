import type { InboxType } from '../modules/inbox/index.ts';
import type { InEachLanguage } from '../platform/texts/index.ts';

type Words = readonly [title: string, content: string];

/** A demo message, `{name}` standing for the brand. */
export interface DemoMessage extends InEachLanguage<Words> {
  readonly type: InboxType;
  readonly to: 'all' | 'member';
  readonly daysAgo: number;
  readonly read?: true;
  readonly link?: `/${string}`;
}

/** The inbox of the demo member, latest first. */
export const demoMessages: readonly DemoMessage[] = [
  {
    type: 'account', to: 'member', daysAgo: 0.1, link: '/member/securityCenter',
    EN: ['Protect your account with an app', '<p>Your account has a password alone. With an authenticator app a login from a new address also asks for a code that only your phone knows.</p><p>It takes two minutes.</p>'],
    TY: ['యాప్‌తో మీ ఖాతాను కాపాడుకోండి', '<p>మీ ఖాతాకు పాస్‌వర్డ్ మాత్రమే ఉంది. ఆథెంటికేటర్ యాప్ ఉంటే, కొత్త చిరునామా నుండి లాగిన్ అయినప్పుడు మీ ఫోన్‌కు మాత్రమే తెలిసిన కోడ్ కూడా అడుగుతుంది.</p><p>దీనికి రెండు నిమిషాలు చాలు.</p>'],
    CN: ['用身份验证器保护您的账号', '<p>您的账号目前只有密码保护。启用身份验证器后，从新的网络地址登录时，还需输入只有您的手机才知道的验证码。</p><p>设置只需两分钟。</p>'],
    AR: ['احمِ حسابك بتطبيق', '<p>حسابك محمي بكلمة المرور وحدها. مع تطبيق المصادقة يُطلب عند تسجيل الدخول من عنوان جديد رمزٌ لا يعرفه إلا هاتفك.</p><p>لا يستغرق ذلك سوى دقيقتين.</p>'],
  },
  {
    type: 'promotion', to: 'all', daysAgo: 1, link: '/promotions',
    EN: ['This week’s offers', '<p>Offers are open this week at {name}. The page of promotions says what each is, and until when.</p>'],
    TY: ['ఈ వారం ఆఫర్లు', '<p>ఈ వారం {name} లో ఆఫర్లు ఉన్నాయి. ప్రతి ఆఫర్ ఏమిటి, ఎప్పటి వరకు అనేది ప్రమోషన్ల పేజీలో ఉంది.</p>'],
    CN: ['本周优惠活动', '<p>本周{name}有多项优惠活动。优惠页面写明了每项活动的内容和截止时间。</p>'],
    AR: ['عروض هذا الأسبوع', '<p>عروض متاحة هذا الأسبوع في {name}. توضح صفحة العروض ما يقدّمه كل عرض وحتى متى.</p>'],
  },
  {
    type: 'site', to: 'all', daysAgo: 3,
    EN: ['Maintenance on Tuesday night', '<p>Between 03:00 and 03:40 by the site’s clock the site is closed. What is under way then goes on by itself:</p><ul><li>open bets stay open and are settled as ever,</li><li>money on its way arrives where it was sent.</li></ul>'],
    TY: ['మంగళవారం రాత్రి నిర్వహణ', '<p>సైట్ గడియారం ప్రకారం 03:00 నుండి 03:40 వరకు సైట్ మూసి ఉంటుంది. అప్పుడు జరుగుతున్నది దానంతట అదే కొనసాగుతుంది:</p><ul><li>తెరిచి ఉన్న పందాలు అలాగే ఉండి ఎప్పటిలా తేలతాయి,</li><li>దారిలో ఉన్న డబ్బు పంపిన చోటికి చేరుతుంది.</li></ul>'],
    CN: ['周二夜间维护', '<p>本站时间03:00至03:40网站将关闭。进行中的事项会自动继续：</p><ul><li>未结算的注单保持有效，并照常结算；</li><li>在途的资金会到达原定的去处。</li></ul>'],
    AR: ['صيانة ليلة الثلاثاء', '<p>يُغلق الموقع من الساعة 03:00 حتى 03:40 بتوقيت الموقع. وما كان قيد التنفيذ يستمر تلقائيًا:</p><ul><li>تبقى الرهانات المفتوحة مفتوحة وتُحسم كالمعتاد،</li><li>وتصل الأموال التي في طريقها إلى حيث أُرسلت.</li></ul>'],
  },
  {
    type: 'account', to: 'member', daysAgo: 9, read: true, link: '/member/personalProfit',
    EN: ['What a month came to', '<p>Your page of profit and loss shows what you staked, what came back and what it cost, by day, kind of game and vendor.</p>'],
    TY: ['ఒక నెల లెక్క', '<p>మీ లాభనష్టాల పేజీ మీరు ఎంత పందెం కాశారు, ఎంత తిరిగి వచ్చింది, ఎంత ఖర్చయింది అనేది రోజు, ఆట రకం, సంస్థ వారీగా చూపుతుంది.</p>'],
    CN: ['一个月的盈亏', '<p>您的盈亏页面按日期、游戏类别和厂商显示您的投注额、返还金额以及净支出。</p>'],
    AR: ['حصيلة شهر', '<p>تعرض صفحة الأرباح والخسائر ما راهنت به وما عاد إليك وما كلّفك ذلك، حسب اليوم ونوع اللعبة والمزوّد.</p>'],
  },
  {
    type: 'site', to: 'member', daysAgo: 30, read: true, link: '/help',
    EN: ['Welcome to {name}', '<p>Your account is open. The help centre says how games are played, how money moves and whom to ask.</p><p>Play for as long as it is fun.</p>'],
    TY: ['{name} కు స్వాగతం', '<p>మీ ఖాతా తెరవబడింది. ఆటలు ఎలా ఆడాలి, డబ్బు ఎలా కదులుతుంది, ఎవరిని అడగాలి అనేది సహాయ కేంద్రం చెబుతుంది.</p><p>సరదాగా ఉన్నంత వరకే ఆడండి.</p>'],
    CN: ['欢迎来到{name}', '<p>您的账号已开通。您可以在帮助中心了解怎样玩游戏、资金如何流转以及有问题该找谁。</p><p>请在乐趣之内游戏。</p>'],
    AR: ['مرحبًا بك في {name}', '<p>حسابك جاهز. يوضح مركز المساعدة كيف تُلعب الألعاب وكيف تتحرك الأموال ومن تسأل.</p><p>العب ما دام اللعب ممتعًا.</p>'],
  },
];
