import { percent } from '../../../maths/fraction.ts';
import { chanceOf, wheelReturn } from '../../../maths/wheel.ts';
import type { WheelModel } from '../../../maths/wheel.ts';
import type { TableState } from '../../../shared/table.ts';
import type { GameContext } from '../../game-context.ts';
import { el } from '../../dom.ts';
import { createDialog } from '../../hud/dialog.ts';
import { fairnessSection, keyList, percentFormat } from '../../hud/odds-sections.ts';
import { spotName } from './spots.ts';
import { t } from './texts/texts.ts';

/** Creates the dialog with exact odds, rules, keys and verification, and returns a function that opens it. */
export function createOdds({ session, money }: GameContext, model: WheelModel, state: () => TableState | null): () => void {
  const dialog = createDialog(t('odds'), 'paytable');
  const share = percentFormat();
  return () => {
    const rows = model.spots.map((spot) =>
      el('tr', {}, el('th', { scope: 'row' }, spotName(spot.id)), el('td', {}, String(spot.segments)), el('td', {}, share(percent(chanceOf(model, spot)))), el('td', {}, `${spot.pays} ×`), el('td', {}, share(percent(wheelReturn(model, spot))))),
    );
    const head = el('tr', {}, ...(['spot', 'segments', 'chance', 'pays', 'rtp'] as const).map((key) => el('th', { scope: 'col' }, t(`table.${key}`))));
    const stakes = session.stakes.map(BigInt);
    dialog.body.replaceChildren(
      el(
        'div',
        { class: 'page' },
        el('div', { class: 'scroll-x', tabindex: '0', role: 'group', 'aria-label': t('odds') }, el('table', { class: 'odds' }, el('thead', {}, head), el('tbody', {}, ...rows))),
        el('p', {}, t('table.note')),
        el('p', {}, t('table.blank')),
        el('p', {}, t('limits', { min: money.full(stakes[0] ?? 0n), max: money.full(stakes.at(-1) ?? 0n) })),
        el('p', {}, t('resume')),
        ...fairnessSection(state(), { title: t('verify.title'), rule: t('verify.rule'), commit: t('verify.commit'), seed: t('verify.seed') }),
        el('h3', {}, t('keysTitle')),
        keyList([[`1 – ${model.spots.length}`, t('keys.spots')], [t('keys.space'), t('keys.place')], [t('keys.arrows'), t('keys.stake')], [t('keys.back'), t('keys.clear')], ['R', t('keys.repeat')], ['M', t('sound')], ['P', t('odds')], ['H', t('history')]]),
      ),
    );
    dialog.open();
    dialog.body.scrollTop = 0;
  };
}
