import type { Theme } from './theme.ts';

/** Themes of sports, arenas, bingo, wheels and lotteries, by vendor. */
export const eventThemes: Readonly<Record<string, readonly Theme[]>> = {
  // The first opens the vendor’s whole board, in-play the running events, each other the competition it is named after.
  FLD: [
    { emblems: ['football', 'trophy'], scenes: ['stadium', 'stage', 'skyline'], names: [
      { EN: 'Football Sportsbook', CN: '足球投注', AR: 'رهانات كرة القدم' },
      { EN: 'Football In-Play', CN: '足球滚球', AR: 'كرة القدم المباشرة' },
      { EN: 'Tidewater Premier', CN: '潮水超级联赛', AR: 'دوري المد الممتاز' },
      { EN: 'Highland Shield', CN: '高地盾杯', AR: 'درع المرتفعات' },
      { EN: 'Sunbelt League', CN: '阳光联赛', AR: 'دوري حزام الشمس' },
      { EN: 'Lantern Cup', CN: '灯笼杯', AR: 'كأس الفانوس' },
      { EN: 'Nordfell Division', CN: '北岭联赛', AR: 'دوري جبال الشمال' },
    ] },
  ],
  OPN: [
    { emblems: ['trophy', 'football'], scenes: ['stadium', 'islands', 'skyline'], names: [
      { EN: 'Openpitch Football', CN: '绿茵足球', AR: 'كرة قدم الملعب المفتوح' },
      { EN: 'Openpitch In-Play', CN: '绿茵滚球', AR: 'الملعب المفتوح المباشر' },
      { EN: 'Meridian First', CN: '子午线甲级联赛', AR: 'دوري الزوال الأول' },
      { EN: 'Coastal Trophy', CN: '海岸锦标', AR: 'كأس الساحل' },
      { EN: 'Copper Belt League', CN: '铜带联赛', AR: 'دوري حزام النحاس' },
      { EN: 'Island Series', CN: '海岛系列赛', AR: 'سلسلة الجزر' },
      { EN: 'Harvest Shield', CN: '丰收盾杯', AR: 'درع الحصاد' },
    ] },
  ],
  AV: [
    { emblems: ['controller', 'crosshair'], scenes: ['grid', 'stadium'], names: [
      { EN: 'Avalon Lobby', CN: '阿瓦隆大厅', AR: 'صالة أفالون' },
      { EN: 'Avalon In-Play', CN: '阿瓦隆滚球', AR: 'أفالون المباشرة' },
      { EN: 'Avalon Cup', CN: '阿瓦隆杯', AR: 'كأس أفالون' },
      { EN: 'Arena Five League', CN: '五人竞技联赛', AR: 'دوري الحلبة الخماسي' },
      { EN: 'Round Table Open', CN: '圆桌公开赛', AR: 'بطولة المائدة المستديرة المفتوحة' },
    ] },
  ],
  IMES: [
    { emblems: ['blades', 'crystal'], scenes: ['grid', 'castle'], names: [
      { EN: 'Ironmesa Lobby', CN: '铁岩大厅', AR: 'صالة الهضبة الحديدية' },
      { EN: 'Ironmesa In-Play', CN: '铁岩滚球', AR: 'الهضبة الحديدية المباشرة' },
      { EN: 'Ironmesa Majors', CN: '铁岩大师赛', AR: 'بطولات الهضبة الحديدية الكبرى' },
      { EN: 'Hero Draft League', CN: '英雄联选赛', AR: 'دوري اختيار الأبطال' },
      { EN: 'Foundry Series', CN: '熔炉系列赛', AR: 'سلسلة المسبك' },
    ] },
  ],
  IA: [
    { emblems: ['headset', 'controller'], scenes: ['grid', 'skyline'], names: [
      { EN: 'Iris Lobby', CN: '虹光大厅', AR: 'صالة آيريس' },
      { EN: 'Iris In-Play', CN: '虹光滚球', AR: 'آيريس المباشرة' },
      { EN: 'Iris League', CN: '虹光联赛', AR: 'دوري آيريس' },
      { EN: 'Iris Women’s Cup', CN: '虹光女子杯', AR: 'كأس آيريس للسيدات' },
      { EN: 'Academy Series', CN: '新星学院赛', AR: 'سلسلة الأكاديمية' },
    ] },
  ],
  AI: [
    { emblems: ['crosshair', 'trophy'], scenes: ['grid', 'stadium'], names: [
      { EN: 'Atlas Lobby', CN: '擎天大厅', AR: 'صالة أطلس' },
      { EN: 'Atlas In-Play', CN: '擎天滚球', AR: 'أطلس المباشرة' },
      { EN: 'Atlas Masters', CN: '擎天精英赛', AR: 'بطولة أساتذة أطلس' },
      { EN: 'Atlas Sprint', CN: '擎天短程赛', AR: 'سباق أطلس السريع' },
      { EN: 'Compass Open', CN: '罗盘公开赛', AR: 'بطولة البوصلة المفتوحة' },
    ] },
  ],
  TF: [
    { emblems: ['blades', 'headset'], scenes: ['grid', 'cosmos'], names: [
      { EN: 'Torchfield Lobby', CN: '火炬大厅', AR: 'صالة المشعل' },
      { EN: 'Torchfield In-Play', CN: '火炬滚球', AR: 'المشعل المباشرة' },
      { EN: 'Torchfield Invitational', CN: '火炬邀请赛', AR: 'بطولة المشعل للمدعوين' },
      { EN: 'Ember Circuit', CN: '余烬巡回赛', AR: 'جولة الجمر' },
      { EN: 'Night Relay', CN: '夜间接力赛', AR: 'تتابع الليل' },
    ] },
  ],
  DS88: [
    { emblems: ['rooster', 'spurs'], scenes: ['stadium', 'mesa'], names: [
      { EN: 'Dawn Spur Lobby', CN: '晨曦斗鸡大厅', AR: 'صالة مهماز الفجر' },
      { EN: 'Dawn Spur Arena', CN: '晨曦斗鸡场', AR: 'حلبة مهماز الفجر' },
      { EN: 'Morning Derby', CN: '清晨德比', AR: 'ديربي الصباح' },
      { EN: 'Champion Pit', CN: '冠军斗鸡场', AR: 'حلبة الأبطال' },
    ] },
  ],
  DIG: [
    { emblems: ['gamecock', 'feather'], scenes: ['stadium', 'palace'], names: [
      { EN: 'Digmaan Lobby', CN: '战鸡大厅', AR: 'صالة ساحة المعركة' },
      { EN: 'Digmaan Arena', CN: '战鸡竞技场', AR: 'حلبة ساحة المعركة' },
      { EN: 'Provincial Derby', CN: '各省德比', AR: 'ديربي المحافظات' },
      { EN: 'Golden Feather Cup', CN: '金羽杯', AR: 'كأس الريشة الذهبية' },
    ] },
  ],
  CLH: [
    { emblems: ['bingoCard', 'balls'], scenes: ['stage', 'skyline'], names: [
      { EN: 'Callhouse Bingo 75', CN: '75球宾果', AR: 'بينغو 75' },
      { EN: 'Pattern Parade', CN: '图案巡游', AR: 'موكب الأنماط' },
      { EN: 'Bingo by the Bay', CN: '海湾宾果', AR: 'بينغو الخليج' },
      { EN: 'Four Corners', CN: '四角宾果', AR: 'الزوايا الأربع' },
      { EN: 'Bingo Breakfast', CN: '早餐宾果', AR: 'بينغو الفطور' },
      { EN: 'Star in the Middle', CN: '中心之星', AR: 'النجمة في الوسط' },
    ] },
    { emblems: ['cage', 'balls'], scenes: ['clouds', 'stage'], names: [
      { EN: 'Lucky Cage Bingo', CN: '幸运笼宾果', AR: 'بينغو القفص المحظوظ' },
      { EN: 'Midnight Caller', CN: '午夜报号员', AR: 'منادي منتصف الليل' },
      { EN: 'Bingo Boulevard', CN: '宾果大道', AR: 'جادة البينغو' },
      { EN: 'Daub and Dash', CN: '涂号快跑', AR: 'علّم واركض' },
      { EN: 'Golden Ball Bingo', CN: '金球宾果', AR: 'بينغو الكرة الذهبية' },
      { EN: 'Bingo Carnival', CN: '宾果嘉年华', AR: 'كرنفال البينغو' },
    ] },
  ],
  MN6: [
    { emblems: ['tiger', 'rabbit', 'monkey', 'bull', 'panda', 'lion'], scenes: ['bamboo', 'stage', 'forest'], names: [
      { EN: 'Six Animals Classic', CN: '经典六兽', AR: 'الحيوانات الستة الكلاسيكية' },
      { EN: 'Menagerie Wheel', CN: '百兽轮盘', AR: 'عجلة الحيوانات' },
      { EN: 'Tiger Rabbit Race', CN: '虎兔赛跑', AR: 'سباق النمر والأرنب' },
      { EN: 'Barnyard Six', CN: '农场六畜', AR: 'ستة الحظيرة' },
      { EN: 'Jungle Six', CN: '丛林六兽', AR: 'ستة الأدغال' },
      { EN: 'Zodiac Sprint', CN: '生肖冲刺', AR: 'سباق الأبراج' },
      { EN: 'Animal Derby', CN: '动物德比', AR: 'ديربي الحيوانات' },
      { EN: 'Panda Picks', CN: '熊猫选号', AR: 'اختيارات الباندا' },
      { EN: 'Lucky Menagerie', CN: '幸运动物园', AR: 'حديقة الحيوان المحظوظة' },
      { EN: 'Six Beasts Deluxe', CN: '豪华六兽', AR: 'الوحوش الستة الفاخرة' },
      { EN: 'Little Zoo', CN: '小小动物园', AR: 'حديقة الحيوان الصغيرة' },
      { EN: 'Moon Animals', CN: '月夜动物', AR: 'حيوانات القمر' },
    ] },
  ],
  HSE: [
    { emblems: ['wheel'], scenes: ['stage', 'skyline', 'cosmos', 'grid'], names: [
      { EN: 'House Wheel', CN: '本馆转盘', AR: 'عجلة الدار' },
      { EN: 'Midnight Wheel', CN: '午夜转盘', AR: 'عجلة منتصف الليل' },
      { EN: 'Fifty Segments', CN: '五十格转盘', AR: 'خمسون قطاعًا' },
      { EN: 'Spin for All', CN: '全民转转转', AR: 'دورة للجميع' },
      { EN: 'Double or Star', CN: '双倍或星星', AR: 'ضعف أو نجمة' },
      { EN: 'Rooftop Wheel', CN: '天台转盘', AR: 'عجلة السطح' },
      { EN: 'Starlight Wheel', CN: '星光转盘', AR: 'عجلة ضوء النجوم' },
      { EN: 'Wheel of Evenings', CN: '夜色转盘', AR: 'عجلة الأمسيات' },
    ] },
  ],
  MDL: [
    { emblems: ['balls', 'ticket'], scenes: ['stage', 'skyline'], names: [
      { EN: 'Meridian 5', CN: '子午线五星彩', AR: 'الزوال 5' },
      { EN: 'Meridian 3D', CN: '子午线3D', AR: 'الزوال ثلاثية الأرقام' },
      { EN: 'Meridian Pick 4', CN: '子午线四星彩', AR: 'الزوال اختر 4' },
      { EN: 'Meridian Mark Six', CN: '子午线六合彩', AR: 'الزوال ستة أرقام' },
      { EN: 'Meridian Fast 3', CN: '子午线快三', AR: 'الزوال 3 السريعة' },
      { EN: 'Meridian PK10', CN: '子午线PK10', AR: 'الزوال سباق العشرة' },
    ] },
    { emblems: ['cage', 'wheel'], scenes: ['grid', 'clouds'], names: [
      { EN: 'Meridian Minute 5', CN: '子午线五星分分彩', AR: 'الزوال 5 كل دقيقة' },
      { EN: 'Meridian 11 of 5', CN: '子午线11选5', AR: 'الزوال 5 من 11' },
      { EN: 'Meridian Lucky 28', CN: '子午线幸运28', AR: 'الزوال 28 المحظوظة' },
      { EN: 'Meridian Keno 20', CN: '子午线快乐20', AR: 'الزوال كينو 20' },
      { EN: 'Meridian Racing', CN: '子午线赛车', AR: 'سباق الزوال' },
      { EN: 'Meridian Double Colour', CN: '子午线双色球', AR: 'الزوال ذات اللونين' },
    ] },
  ],
  QKD: [
    { emblems: ['ticket', 'balls'], scenes: ['skyline', 'grid'], names: [
      { EN: 'Quickdraw One Minute', CN: '快开一分彩', AR: 'سحب سريع كل دقيقة' },
      { EN: 'Quickdraw Two Minutes', CN: '快开两分彩', AR: 'سحب سريع كل دقيقتين' },
      { EN: 'Quickdraw Three Minutes', CN: '快开三分彩', AR: 'سحب سريع كل 3 دقائق' },
      { EN: 'Quickdraw Five Minutes', CN: '快开五分彩', AR: 'سحب سريع كل 5 دقائق' },
      { EN: 'Quickdraw Thai Hundred', CN: '快开泰式百位彩', AR: 'سحب سريع المئة التايلندية' },
      { EN: 'Quickdraw Malay 4D', CN: '快开马来4D', AR: 'سحب سريع 4 أرقام ماليزية' },
      { EN: 'Quickdraw Hanoi Style', CN: '快开河内彩', AR: 'سحب سريع بنظام هانوي' },
      { EN: 'Quickdraw Lucky Five', CN: '快开幸运五', AR: 'سحب سريع الخمسة المحظوظة' },
    ] },
    { emblems: ['wheel', 'cage'], scenes: ['cosmos', 'stage'], names: [
      { EN: 'Quickdraw Racing Ten', CN: '快开赛车十', AR: 'سحب سريع سباق العشرة' },
      { EN: 'Quickdraw Three Dice', CN: '快开三骰', AR: 'سحب سريع النرد الثلاثي' },
      { EN: 'Quickdraw Eleven Five', CN: '快开11选5', AR: 'سحب سريع 5 من 11' },
      { EN: 'Quickdraw Colour Guess', CN: '快开猜颜色', AR: 'سحب سريع خمّن اللون' },
      { EN: 'Quickdraw Number King', CN: '快开号码王', AR: 'سحب سريع ملك الأرقام' },
      { EN: 'Quickdraw Big Small', CN: '快开大小', AR: 'سحب سريع كبير وصغير' },
      { EN: 'Quickdraw Fish Prawn Crab', CN: '快开鱼虾蟹', AR: 'سحب سريع السمكة والروبيان والسلطعون' },
      { EN: 'Quickdraw Keno Rush', CN: '快开基诺', AR: 'سحب سريع كينو' },
    ] },
  ],
  TCG_SEA: [
    { emblems: ['balls', 'cage', 'ticket'], scenes: ['temple', 'islands', 'skyline'], names: [
      { EN: 'Thai Government Draw', CN: '泰国政府彩', AR: 'سحب الحكومة التايلندية' },
      { EN: 'Bangkok Morning Index', CN: '曼谷早市指数彩', AR: 'مؤشر بانكوك الصباحي' },
      { EN: 'Lao Pattana', CN: '老挝发展彩', AR: 'لاو باتانا' },
      { EN: 'Lao VIP Evening', CN: '老挝VIP晚场', AR: 'لاوس المسائية لكبار الشخصيات' },
      { EN: 'Malay Peninsula 4D', CN: '马来半岛4D', AR: 'شبه جزيرة الملايو 4 أرقام' },
      { EN: 'Lion City 4D', CN: '狮城4D', AR: 'مدينة الأسد 4 أرقام' },
      { EN: 'Cambodia Evening', CN: '柬埔寨晚彩', AR: 'كمبوديا المسائية' },
      { EN: 'Manila Three Digits', CN: '马尼拉三位数', AR: 'مانيلا 3 أرقام' },
      { EN: 'Manila Two Digits', CN: '马尼拉两位数', AR: 'مانيلا رقمان' },
      { EN: 'Yangon 2D', CN: '仰光2D', AR: 'يانغون رقمان' },
    ] },
  ],
  TCG_LOTTO_VN: [
    { emblems: ['ticket', 'wheel', 'balls'], scenes: ['temple', 'bamboo', 'skyline'], names: [
      { EN: 'Northern Board', CN: '北部彩', AR: 'لوحة الشمال' },
      { EN: 'Hanoi VIP', CN: '河内VIP', AR: 'هانوي لكبار الشخصيات' },
      { EN: 'Hanoi Special', CN: '河内特别彩', AR: 'هانوي الخاصة' },
      { EN: 'Ho Chi Minh City', CN: '胡志明市', AR: 'مدينة هو تشي منه' },
      { EN: 'Da Nang', CN: '岘港', AR: 'دا نانغ' },
      { EN: 'Can Tho', CN: '芹苴', AR: 'كان ثو' },
      { EN: 'Hue', CN: '顺化', AR: 'هوي' },
      { EN: 'Khanh Hoa', CN: '庆和', AR: 'خانه هوا' },
      { EN: 'Da Lat', CN: '大叻', AR: 'دا لات' },
      { EN: 'Tay Ninh', CN: '西宁', AR: 'تاي نينه' },
      { EN: 'Vung Tau', CN: '头顿', AR: 'فونغ تاو' },
      { EN: 'Quang Nam', CN: '广南', AR: 'كوانغ نام' },
    ] },
  ],
};
