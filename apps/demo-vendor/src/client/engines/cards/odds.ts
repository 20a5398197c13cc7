import { BULLS_RETURN, COMMISSION_PERCENT, handChances, prizeOf } from '../../../maths/bulls.ts';
import { fraction, percent } from '../../../maths/fraction.ts';
import type { CardsInfo, CardsResult } from '../../../shared/cards.ts';
import { el } from '../../dom.ts';
import type { GameContext } from '../../game-context.ts';
import { createDialog } from '../../hud/dialog.ts';
import { keyList, percentFormat } from '../../hud/odds-sections.ts';
import { kindName } from './seats.ts';
import { t } from './texts/texts.ts';

/** Creates the dialog with rules, exact odds and verification, and returns a function that opens it. */
export function createOdds({ session, money }: GameContext, offer: () => string, last: () => CardsResult | null): (stake: bigint) => void {
  const dialog = createDialog(t('odds'), 'paytable');
  const share = percentFormat();
  const { waitMs } = session.game as CardsInfo;
  const fact = (label: string, value: string, note?: string): HTMLElement => el('div', {}, el('dt', {}, label), el('dd', {}, el('b', {}, value), note === undefined ? null : el('small', {}, note)));
  const code = (label: string, value: string): HTMLElement => el('div', {}, el('dt', {}, label), el('dd', {}, el('code', {}, value)));
  return (stake) => {
    const stakes = session.stakes.map(BigInt);
    const rows = handChances().map((chance, kind) => el('tr', {}, el('th', { scope: 'row' }, kindName(kind)), el('td', {}, share(percent(chance))))).toReversed();
    const shown = last();
    dialog.body.replaceChildren(
      el(
        'div',
        { class: 'page' },
        el('h3', {}, t('figures.title')),
        el(
          'dl',
          { class: 'facts' },
          fact(t('figures.rtp'), share(percent(BULLS_RETURN)), t('figures.rtpNote')),
          fact(t('figures.win'), share(percent(fraction(1, 2)))),
          fact(t('figures.commission'), share(String(COMMISSION_PERCENT))),
          fact(t('figures.pays'), money.full(prizeOf(stake))),
          fact(t('figures.limits'), `${money.full(stakes[0] ?? 0n)} – ${money.full(stakes.at(-1) ?? 0n)}`),
        ),
        el('h3', {}, t('rules.title')),
        el('p', {}, t('rules.deal')),
        el('p', {}, t('rules.order')),
        el('p', {}, t('rules.partner', { count: waitMs / 1000 })),
        el('p', {}, t('rules.left')),
        el('table', { class: 'odds' }, el('thead', {}, el('tr', {}, el('th', { scope: 'col' }, t('figures.hand')), el('th', { scope: 'col' }, t('figures.chance')))), el('tbody', {}, ...rows)),
        el('h3', {}, t('verify.title')),
        el('p', {}, t('verify.rule')),
        el('dl', { class: 'hashes' }, code(t('verify.commit'), offer()), shown === null ? null : code(t('verify.seeds'), shown.seeds.join(' | '))),
        el('h3', {}, t('keysTitle')),
        keyList([[t('keys.space'), t('keys.sit')], [t('keys.arrows'), t('keys.stake')], ['M', t('sound')], ['P', t('odds')], ['H', t('history')]]),
      ),
    );
    dialog.open();
    dialog.body.scrollTop = 0;
  };
}
