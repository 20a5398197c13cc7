import { defineBrand } from '@livery/brand-kit';

export default defineBrand({
  identity: {
    name: 'Saffron',
    merchantCode: 'SFRN21AE',
    platform: 'web',
    device: 'WEB',
    lotteryType: 'SEA',
    domains: ['www.saffron.example', 'saffron.example'],
    supportContact: { email: 'ahlan@saffron.example' },
    company: { legalName: 'Saffron Night Market Ltd', since: 2022, address: '21 Lantern Arcade, Pearl Quay' },
  },
  languages: { offered: ['AR', 'EN'], default: 'AR' },
  currency: { code: 'AED', exponent: 2 },
  prizeModes: ['SEA', 'Elott'],
  announcements: { types: ['PR', 'B', 'PL'], defaultExecution: 'PR' },
  esportCodes: ['IMES', 'IA', 'TF'],
  cockfightCodes: ['DS88', 'DIG'],
  minimumAge: 21,
  categories: ['LIVE', 'RNG', 'SPORTS', 'PVP', 'FISH', 'INHOUSE', 'ESPORTS', 'BINGO', 'ELOTT', 'LOTT', 'ANIM6', 'COCKFIGHT'],
  timeZone: 'Asia/Dubai',
  header: { entries: ['home', 'categories', 'promotions', 'help', 'download'], vendorsShown: 8 },
  footer: {
    help: ['about', 'deposit', 'withdraw', 'faq', 'responsibleGaming', 'terms', 'privacy', 'contact'],
    links: ['home', 'promotions', 'download', 'help'],
    payments: ['visa', 'mastercard', 'bankTransfer', 'usdt'],
    licence: { authority: 'Pearl Quay Gaming Commission', number: 'PQGC-22-0021' },
    social: [
      { network: 'whatsapp', url: 'https://whatsapp.example/saffron' },
      { network: 'instagram', url: 'https://instagram.example/saffron' },
      { network: 'x', url: 'https://x.example/saffron' },
    ],
  },
  home: { sections: ['hero', 'categories', 'hotGames', 'announcements', 'promotions', 'vendors', 'winners', 'app'] },
});
