import { exampleAnswers } from '@livery/contracts/examples';
import { answerChecks } from './answers.ts';

/** The calls that the first page makes for a visitor. */
export const firstPageChecks = answerChecks([
  { call: 'systemStatus', profile: 'least', because: 'The first thing that a page asks: whether the site is open, closed for maintenance, or not offered in this region.' },
  { call: 'permission', profile: 'least', because: 'What the merchant has switched on, the rules of registration, customer service and the origins of pictures and games.' },
  { call: 'whitelabel', profile: 'least', because: 'The merchant’s switches, read again while a page is open.' },
  { call: 'registerSettings', profile: 'least', because: 'The form of registration is drawn by these rules.' },
  { call: 'domainRoute', profile: 'least', because: 'Which merchant and which languages the host stands for.' },
  { call: 'countries', profile: 'least', because: 'Dialling codes beside every field for a mobile number.' },
  { call: 'customerService', profile: 'least', request: { publicKey: exampleAnswers.cryptoKey.publicKey }, because: 'Asked for when somebody wants customer service; never where `permission` names none.' },
  { call: 'helpCenter', profile: 'least', because: 'The pages of help.' },
  { call: 'cryptoKey', profile: 'least', because: 'Passwords are sealed under this key; a page fetches it ahead.' },
  { call: 'announcements', profile: 'least', request: { types: 'B,PL', execution: 'B' }, because: 'The line of news on every page, and the announcements that open by themselves.' },
  { call: 'banners', profile: 'least', request: { group: 'w_announcement' }, because: 'The pictures of the first page.' },
  { call: 'winners', profile: 'least', because: 'The board of winners on the first page.' },
  { call: 'availablePromotions', profile: 'least', because: 'The page of promotions.' },
  { call: 'gameCategories', profile: 'least', because: 'The top navigation is drawn from them.' },
  { call: 'gameVendors', profile: 'least', because: 'The menus of each kind of game.' },
  { call: 'hotGames', profile: 'least', request: { isPlatform: 2 }, because: 'The games of the first page.' },
]);
