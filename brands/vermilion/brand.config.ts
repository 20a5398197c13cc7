import { defineBrand } from '@livery/brand-kit';

export default defineBrand({
  identity: {
    name: 'Vermilion',
    merchantCode: 'VRML18CN',
    platform: 'web',
    device: 'WEB',
    lotteryType: 'SEA',
    domains: ['www.vermilion.example', 'vermilion.example'],
    supportContact: { email: 'service@vermilion.example', url: 'https://help.vermilion.example/' },
    company: { legalName: 'Vermilion Street Entertainment Ltd', since: 2018, address: '88 Lantern Street, Isle of Cranes' },
  },
  languages: { offered: ['CN', 'EN'], default: 'CN' },
  currency: { code: 'CNY', symbol: '¥', exponent: 2 },
  prizeModes: ['Elott', 'SEA', 'Lott', 'ZY'],
  announcements: { types: ['B', 'PR', 'PL', 'PU', 'H'], defaultExecution: 'B' },
  esportCodes: ['AV', 'IMES', 'IA', 'TF'],
  cockfightCodes: ['DS88', 'DIG'],
  minimumAge: 18,
  categories: ['ELOTT', 'LOTT', 'LIVE', 'RNG', 'PVP', 'FISH', 'SPORTS', 'ESPORTS', 'ANIM6', 'BINGO', 'COCKFIGHT', 'INHOUSE'],
  timeZone: 'Asia/Shanghai',
  header: { entries: ['home', 'categories', 'promotions', 'download'], vendorsShown: 9 },
  footer: {
    help: ['about', 'deposit', 'withdraw', 'rules', 'faq', 'responsibleGaming', 'terms', 'privacy', 'contact'],
    links: ['home', 'promotions', 'notices', 'download', 'help'],
    payments: ['bankTransfer', 'usdt', 'visa', 'mastercard'],
    licence: { authority: 'Crane Island Gaming Board', number: 'CIGB-2018-088' },
    social: [
      { network: 'telegram', url: 'https://telegram.example/vermilion' },
      { network: 'x', url: 'https://x.example/vermilion' },
      { network: 'youtube', url: 'https://youtube.example/vermilion' },
    ],
  },
  home: { sections: ['hero', 'hotGames', 'categories', 'announcements', 'vendors', 'winners', 'promotions', 'app'] },
});
