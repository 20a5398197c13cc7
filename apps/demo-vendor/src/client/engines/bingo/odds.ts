import { BALLS, bingoPrize, bingoReturn, CALLS, PATTERNS, patternChance } from '../../../maths/bingo.ts';
import { percent, toDecimal } from '../../../maths/fraction.ts';
import type { TableState } from '../../../shared/table.ts';
import { el } from '../../dom.ts';
import type { GameContext } from '../../game-context.ts';
import { createDialog } from '../../hud/dialog.ts';
import { fairnessSection, keyList, percentFormat } from '../../hud/odds-sections.ts';
import { currentLanguage } from '../../texts/texts.ts';
import { patternName } from './card-view.ts';
import { t } from './texts/texts.ts';

/** Creates the dialog with exact odds, rules, keys and verification, and returns a function that opens it. */
export function createOdds({ session, money }: GameContext, state: () => TableState | null): (price: bigint) => void {
  const dialog = createDialog(t('odds'), 'paytable');
  const share = percentFormat();
  const number = new Intl.NumberFormat(`${currentLanguage()}-u-nu-latn`);
  // Chances of rare patterns need more digits.
  const fine = new Intl.NumberFormat(`${currentLanguage()}-u-nu-latn`, { style: 'percent', maximumSignificantDigits: 3 });
  return (price) => {
    const rows = PATTERNS.map((pattern) => {
      const chance = patternChance(pattern);
      const rare = Number(percent(chance)) < 0.01;
      return el('tr', {}, el('th', { scope: 'row' }, patternName(pattern.id)), el('td', {}, rare ? fine.format(Number(toDecimal(chance, 12))) : share(percent(chance))), el('td', {}, number.format(pattern.tenths / 10)), el('td', {}, money.full(bingoPrize(price, [pattern]))));
    });
    const head = el('tr', {}, ...(['pattern', 'chance', 'pays', 'amount'] as const).map((key) => el('th', { scope: 'col' }, t(`table.${key}`))));
    const stakes = session.stakes.map(BigInt);
    dialog.body.replaceChildren(
      el(
        'div',
        { class: 'page' },
        el('dl', { class: 'facts' }, el('div', {}, el('dt', {}, t('table.rtp')), el('dd', {}, el('b', {}, share(percent(bingoReturn()))), el('small', {}, t('table.note', { calls: CALLS, balls: BALLS }))))),
        el('div', { class: 'scroll-x', tabindex: '0', role: 'group', 'aria-label': t('odds') }, el('table', { class: 'odds' }, el('thead', {}, head), el('tbody', {}, ...rows))),
        el('p', {}, t('limits', { min: money.full(stakes[0] ?? 0n), max: money.full(stakes.at(-1) ?? 0n) })),
        el('h3', {}, t('rules.title')),
        el('p', {}, t('rules.calls', { calls: CALLS, balls: BALLS })),
        el('p', {}, t('rules.lines')),
        el('p', {}, t('rules.resume')),
        ...fairnessSection(state(), { title: t('verify.title'), rule: t('verify.rule'), commit: t('verify.commit'), seed: t('verify.seed') }),
        el('h3', {}, t('keysTitle')),
        keyList([['1 – 4', t('keys.count')], [t('keys.space'), t('keys.buy')], [t('keys.arrows'), t('keys.price')], ['M', t('sound')], ['P', t('odds')], ['H', t('history')]]),
      ),
    );
    dialog.open();
    dialog.body.scrollTop = 0;
  };
}
