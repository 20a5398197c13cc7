import { defineBrand } from '@livery/brand-kit';

export default defineBrand({
  identity: {
    name: 'Lagoon',
    merchantCode: 'LGN21EU',
    platform: 'web',
    device: 'WEB',
    lotteryType: 'SEA',
    domains: ['www.lagoon.example', 'lagoon.example'],
    supportContact: { email: 'hello@lagoon.example', url: 'https://help.lagoon.example/' },
    company: { legalName: 'Lagoon Leisure Ltd', since: 2021, address: '4 Harbour Steps, Valletta' },
  },
  languages: { offered: ['EN'], default: 'EN' },
  currency: { code: 'EUR', symbol: '€', exponent: 2 },
  prizeModes: ['SEA', 'Elott'],
  announcements: { types: ['PR', 'B', 'PL'], defaultExecution: 'PR' },
  esportCodes: ['IMES', 'TF'],
  cockfightCodes: ['DS88', 'DIG'],
  minimumAge: 21,
  categories: ['LIVE', 'RNG', 'INHOUSE', 'FISH', 'BINGO', 'ANIM6', 'SPORTS', 'ESPORTS', 'COCKFIGHT', 'PVP', 'ELOTT', 'LOTT'],
  timeZone: 'Europe/Malta',
  header: { entries: ['home', 'categories', 'promotions', 'help', 'download'], vendorsShown: 6 },
  footer: {
    help: ['about', 'deposit', 'withdraw', 'responsibleGaming', 'privacy', 'terms', 'contact'],
    links: ['home', 'promotions', 'download', 'help'],
    licence: { authority: 'Harbour Gaming Authority', number: 'HGA/B2C/214/2021' },
    social: [
      { network: 'instagram', url: 'https://instagram.example/lagoon' },
      { network: 'youtube', url: 'https://youtube.example/lagoon' },
    ],
  },
  home: { sections: ['hero', 'categories', 'hotGames', 'promotions', 'vendors', 'winners', 'announcements', 'app'] },
  features: {
    mobileRegistration: false,
    smsLogin: false,
    mobilePasswordRecovery: false,
    agentPolicy: false,
    manualRebate: false,
  },
});
