import { escaped } from '../../../platform/html/index.ts';
import { paragraphs, type HelpArticle, type HelpFacts } from './help-article.ts';

/** The default help articles in simplified Chinese. */
export function chineseHelp({ name: title, minimumAge: age }: HelpFacts): HelpArticle[] {
  const name = escaped(title);
  return [
    {
      id: 'about',
      title: `关于${title}`,
      content: paragraphs(
        `在${name}，您只需一个账号、一个余额，就能玩到众多厂商的游戏。`,
        '您的每一笔资金变动都会被记录一次，此后永不更改。您可以在资金明细中查看全部记录，每一行后面都显示变动后的余额。',
      ),
    },
    {
      id: 'deposit',
      title: '如何存款',
      content:
        paragraphs(
          '打开会员中心，选择“存款”。页面会列出您可用的支付方式、各自的费用以及可存入的金额。',
          '每笔存款都可以在该页面查看进度，直到资金到账。如果超过页面注明的时间仍未到账，您可以在页面上直接查询。',
        ) +
        '<ul><li>请只使用您本人名下的账户付款。</li><li>请按页面显示的金额付款；如有附言，请一并填写。</li><li>请保存好付款凭证。</li></ul>',
    },
    {
      id: 'withdraw',
      title: '如何提款',
      content:
        paragraphs(
          '打开会员中心，选择“提款”。页面会显示可提取的金额、费用，以及还需要完成的事项。',
          '首次提款时，我们可能会核实您的身份。即使有人得知了您的密码，这样也能保护您的资金。',
        ) +
        '<ul><li>请添加您本人名下的收款账户；新账户添加后需等待一段时间才能收款。</li><li>请设置交易密码，每次提款都需要用它确认。</li><li>存入的金额可能需要先完成一定的投注额，页面会显示还差多少。</li></ul>',
    },
    {
      id: 'rules',
      title: '游戏规则',
      content: paragraphs(
        '每款游戏都在游戏内说明其规则、派彩和返还率。返还率是指在很长一段时间内，游戏返还给玩家的金额占全部投注额的比例；它并不能说明某一个晚上的输赢。',
        '如果一局游戏中断，再次打开该游戏时会从中断处继续。无法完成的一局会被取消，您的投注额将退回。',
      ),
    },
    {
      id: 'faq',
      title: '常见问题',
      content:
        '<h3>我提前关闭了游戏，派彩会丢失吗？</h3>' +
        paragraphs('不会。无论您是否在看，服务器都会在该局结束时将派彩入账。') +
        '<h3>为什么我被退出登录了？</h3>' +
        paragraphs('为保护您的账号，半小时内没有任何操作，登录就会失效；无论有无操作，最长十二小时后都会失效。') +
        '<h3>什么是免费试玩？</h3>' +
        paragraphs('免费试玩使用带有试玩金的试玩账号。试玩金不能提取，也绝不会与真实资金混在一起。'),
    },
    {
      id: 'responsibleGaming',
      title: '理性博彩',
      content:
        paragraphs('游戏应当是一种乐趣。请在开始之前决定要花多少时间和多少钱，达到之后就停下来。') +
        '<ul><li>切勿动用有其他用途的钱来玩。</li><li>切勿试图赢回输掉的钱。</li><li>请适时休息。</li></ul>' +
        paragraphs('如果您想停止在本站玩游戏，请联系客服。'),
    },
    {
      id: 'terms',
      title: '条款与细则',
      content: paragraphs(
        `您须年满${age}周岁，且所在地的法律允许，方可在${name}参与游戏。`,
        '每人只能拥有一个账号，不得转让或出借给他人。',
        '您所接受的条款版本会与您的账号一并保存。',
      ),
    },
    {
      id: 'privacy',
      title: '隐私政策',
      content: paragraphs(
        '我们只保存法律和您的账号所需的信息：您注册时提供的资料、您登录的时间和网络地址，以及您的资金变动。',
        '密码以任何人都无法读取的形式保存，我们自己也无法读取。',
      ),
    },
    {
      id: 'contact',
      title: '联系我们',
      content: paragraphs('联系客服时，请准备好您的用户名；如涉及某笔付款，请同时准备好其参考号。'),
    },
  ];
}
