import { catchChance, FISHING_RETURN, meanPrize, TARGETS, targetReturn } from '../../../maths/fishing.ts';
import { fraction, percent, toDecimal } from '../../../maths/fraction.ts';
import { MAX_SHOTS_PER_MOVE, MAGAZINE_CHARGES, SHOT_INTERVAL_MS, IDLE_TIMEOUT_MS, MAX_POWER } from '../../../shared/fishing.ts';
import { el } from '../../dom.ts';
import type { GameContext } from '../../game-context.ts';
import { createDialog } from '../../hud/dialog.ts';
import { keyList, percentFormat } from '../../hud/odds-sections.ts';
import { pictureOf } from './art/swimmers.ts';
import { paysOf, targetName } from './labels.ts';
import { t } from './texts/texts.ts';

/** Creates the dialog with the targets’ exact odds, rules and keys, and returns a function that opens it. */
export function createOdds({ session, money }: GameContext, withAuto: boolean): (stake: bigint) => void {
  const dialog = createDialog(t('odds'), 'paytable');
  const share = percentFormat();
  const fact = (label: string, value: string, note?: string): HTMLElement => el('div', {}, el('dt', {}, label), el('dd', {}, el('b', {}, value), note === undefined ? null : el('small', {}, note)));
  const rows = TARGETS.map((target, index) => {
    const chance = catchChance(target);
    const mean = target.prizes.length > 1 ? el('small', {}, t('table.mean', { times: toDecimal(meanPrize(target), 0) })) : null;
    return el('tr', {},
      el('th', { scope: 'row' }, el('span', { class: 'odds-name' }, el('img', { src: pictureOf(index), alt: '' }), targetName(index))),
      el('td', {}, paysOf(index), mean), el('td', {}, share(percent(chance)), el('small', {}, t('table.of', { part: String(chance.num), total: String(chance.den) }))), el('td', {}, share(percent(targetReturn(target)))));
  });
  const head = el('tr', {}, ...(['target', 'pays', 'chance', 'rtp'] as const).map((key) => el('th', { scope: 'col' }, t(`table.${key}`))));
  const parts = (id: string): HTMLElement => {
    const target = TARGETS.find((one) => one.id === id);
    const all = target?.prizes.reduce((sum, { weight }) => sum + weight, 0) ?? 1;
    return el('ul', { class: 'parts' }, ...(target?.prizes ?? []).map(({ times, weight }) => el('li', {}, el('b', {}, `${times}×`), ` ${share(percent(fraction(weight, all)))}`)));
  };
  return (stake) => {
    const stakes = session.stakes.map(BigInt);
    const charge = stake / BigInt(MAGAZINE_CHARGES);
    dialog.body.replaceChildren(
      el(
        'div',
        { class: 'page' },
        el('dl', { class: 'facts' },
          fact(t('rules.rtp'), share(percent(FISHING_RETURN)), t('rules.rtpNote')),
          fact(t('rules.charge'), money.full(charge), t('rules.chargeNote', { count: MAGAZINE_CHARGES })),
          fact(t('rules.shot'), `${money.full(charge)} – ${money.full(charge * BigInt(MAX_POWER))}`),
          fact(t('rules.prices'), `${money.full(stakes[0] ?? 0n)} – ${money.full(stakes.at(-1) ?? 0n)}`)),
        el('h3', {}, t('table.title')),
        el('div', { class: 'scroll-x', tabindex: '0', role: 'group', 'aria-label': t('table.title') }, el('table', { class: 'odds' }, el('thead', {}, head), el('tbody', {}, ...rows))),
        el('p', {}, t('table.note')),
        el('h3', {}, targetName(10)), el('p', {}, t('rules.chest')), parts('chest'),
        el('h3', {}, targetName(11)), el('p', {}, t('rules.jelly')), parts('jelly'),
        el('h3', {}, t('rules.title')),
        el('p', {}, t('rules.magazine', { count: MAGAZINE_CHARGES })), el('p', {}, t('rules.hit')), el('p', {}, t('rules.paid')), el('p', {}, t('rules.idle', { count: IDLE_TIMEOUT_MS / 60_000 })), el('p', {}, t('rules.pace', { count: Math.round(1000 / SHOT_INTERVAL_MS), burst: MAX_SHOTS_PER_MOVE })),
        el('h3', {}, t('keysTitle')),
        keyList([
          [t('keys.enter'), t('keys.load')], [t('keys.space'), t('keys.fire')], [t('keys.sides'), t('keys.turn')], [t('keys.upDown'), t('keys.power')], ['N, B', t('keys.next')], ['L', t('keys.unlock')],
          ...(withAuto ? [['A', t('auto')] as const] : []), ['C', t('keys.close')], ['+, −', t('keys.price')], ['I', t('keys.state')], ['M', t('sound')], ['P', t('odds')], ['H', t('history')],
        ]),
      ),
    );
    dialog.open();
    dialog.body.scrollTop = 0;
  };
}
