import { defineBrand } from '@livery/brand-kit';

export default defineBrand({
  identity: {
    name: 'Aurora',
    merchantCode: 'AURN18PH',
    platform: 'web',
    device: 'WEB',
    lotteryType: 'SEA',
    domains: ['www.aurora.example', 'aurora.example'],
    supportContact: { email: 'care@aurora.example' },
    company: { legalName: 'Aurora Interactive Inc.', since: 2019, address: '18 Polaris Avenue, Makati' },
  },
  languages: { offered: ['EN', 'TY'], default: 'EN' },
  currency: { code: 'PHP', symbol: 'P', exponent: 2 },
  prizeModes: ['Lott', 'ZY', 'Elott', 'SEA'],
  announcements: { types: ['B', 'PL', 'PU', 'PR', 'H'], defaultExecution: 'B' },
  esportCodes: ['AV', 'IMES', 'IA', 'AI', 'TF'],
  cockfightCodes: ['DS88', 'DIG'],
  minimumAge: 18,
  categories: ['RNG', 'LIVE', 'FISH', 'COCKFIGHT', 'BINGO', 'ANIM6', 'SPORTS', 'ESPORTS', 'PVP', 'ELOTT', 'LOTT', 'INHOUSE'],
  timeZone: 'Asia/Manila',
  footer: {
    help: ['about', 'deposit', 'withdraw', 'faq', 'rules', 'responsibleGaming', 'terms', 'privacy', 'contact'],
    links: ['home', 'promotions', 'download', 'help'],
    licence: { authority: 'Northern Gaming Commission', number: 'NGC-2019-0418' },
    social: [
      { network: 'facebook', url: 'https://facebook.example/aurora' },
      { network: 'telegram', url: 'https://telegram.example/aurora' },
      { network: 'youtube', url: 'https://youtube.example/aurora' },
    ],
  },
  features: { registrationSmsVerification: true },
  servesUnknownHosts: true,
});
