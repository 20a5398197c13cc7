import { percent } from '../../../maths/fraction.ts';
import type { LiveKind, LiveModel } from '../../../maths/live/live-model.ts';
import type { LiveInfo, LiveResult } from '../../../shared/live.ts';
import type { TableState } from '../../../shared/table.ts';
import { el } from '../../dom.ts';
import type { GameContext } from '../../game-context.ts';
import { createDialog } from '../../hud/dialog.ts';
import { fairnessSection, keyList, percentFormat } from '../../hud/odds-sections.ts';
import { oddsText, spotName } from './labels.ts';
import { t } from './texts/texts.ts';

/** Groups of spots with equal odds, each represented by one spot. */
const GROUPS: Readonly<Partial<Record<LiveKind, readonly (readonly [spot: string, name: () => string])[]>>> = {
  roulette: [['n0', () => t('group.number')], ['dozen-1', () => t('group.twelve')], ['red', () => t('group.even')]],
  sicbo: [
    ['small', () => spotName('small')], ['big', () => spotName('big')], ['triple-any', () => spotName('triple-any')], ['triple-1', () => t('group.triple')],
    ...[4, 5, 6, 7, 8, 9, 10].map((n): [string, () => string] => [`total-${n}`, () => `${spotName(`total-${n}`)}, ${21 - n}`]),
    ['single-1', () => t('singles')],
  ],
};

/** Creates the dialog with exact odds, rules, keys and verification, and returns a function that opens it. */
export function createOdds({ session, money }: GameContext, model: LiveModel<LiveResult>, state: () => TableState | null, keyed: readonly string[]): () => void {
  const dialog = createDialog(t('odds'), 'paytable');
  const share = percentFormat();
  const { table, shoeRounds } = session.game as LiveInfo;
  const rows = (GROUPS[table] ?? model.spots.map(({ id }) => [id, () => spotName(id)] as const)).map(([id, name]) => {
    const spot = model.spots.find((one) => one.id === id);
    if (spot === undefined) throw new Error(`The model ${model.code} has no spot ${id}.`);
    return el('tr', {}, el('th', { scope: 'row', class: 'wrap' }, name()), el('td', { dir: 'ltr' }, oddsText(spot)), el('td', {}, share(percent(spot.chance))), el('td', {}, share(percent(spot.rtp))));
  });
  const head = el('tr', {}, ...(['spot', 'pays', 'chance', 'rtp'] as const).map((key) => el('th', { scope: 'col' }, t(`table.${key}`))));
  const dealt = shoeRounds !== null;
  return () => {
    const { min, max } = session.limits;
    dialog.body.replaceChildren(
      el(
        'div',
        { class: 'page' },
        el('div', { class: 'scroll-x', tabindex: '0', role: 'group', 'aria-label': t('odds') }, el('table', { class: 'odds' }, el('thead', {}, head), el('tbody', {}, ...rows))),
        el('p', {}, t(dealt ? 'exact.dealt' : 'exact.drawn')),
        el('h3', {}, t('rules.title')),
        el('p', {}, t(`rules.${table}`)),
        el('p', {}, t('limits', { min: money.full(BigInt(min)), max: money.full(BigInt(max)) })),
        el('p', {}, t('resume')),
        ...fairnessSection(state(), { title: t('verify.title'), rule: t(table === 'roulette' || table === 'sicbo' ? `verify.${table}` : 'verify.dealt'), commit: t(dealt ? 'verify.commitShoe' : 'verify.commit'), seed: t(dealt ? 'verify.seedShoe' : 'verify.seed') }),
        el('h3', {}, t('keysTitle')),
        keyList([
          [`1 – ${keyed.length}`, `${t('keys.spots')}: ${keyed.map(spotName).join(', ')}`], [t('keys.tab'), t('keys.others')], [t('keys.space'), t('keys.place')], [t('keys.arrows'), t('keys.stake')],
          [t('keys.back'), t('keys.clear')], ['R', t('keys.repeat')], ['M', t('sound')], ['P', t('odds')], ['H', t('history')],
        ]),
      ),
    );
    dialog.open();
    dialog.body.scrollTop = 0;
  };
}
