import { percent } from '../../../maths/fraction.ts';
import { chanceFraction, EVENT_RETURN, priceOf, priceText, returnAt } from '../../../maths/events/price.ts';
import { sportOf } from '../../../maths/events/sports.ts';
import { stateAfter } from '../../../maths/events/sport.ts';
import type { EventInfo, FixtureView } from '../../../shared/events.ts';
import type { GameContext } from '../../game-context.ts';
import { el } from '../../dom.ts';
import { createDialog } from '../../hud/dialog.ts';
import { keyList, percentFormat } from '../../hud/odds-sections.ts';
import { t } from './texts/texts.ts';
import { eventName, fullPick, marketName } from './labels.ts';

/** The present chances, prices and returns of a fixture, computed in the page by the same rules. */
function chances({ kind }: EventInfo, view: FixtureView, share: (percent: string) => string): HTMLElement {
  const sport = sportOf(kind);
  const head = el('tr', {}, ...(['pick', 'chance', 'price', 'back'] as const).map((key) => el('th', { scope: 'col' }, t(`rules.${key}`))));
  const bodies = sport.markets(view.pace, stateAfter(sport, view.course)).map(({ id, picks }) =>
    el('tbody', {}, el('tr', {}, el('th', { colspan: 4, scope: 'colgroup', class: 'odds-market' }, marketName(id))),
      ...picks.map((pick) => {
        const price = priceOf(pick.chance);
        return el('tr', {}, el('th', { scope: 'row' }, fullPick(id, pick.id, view)), el('td', {}, share(percent(chanceFraction(pick.chance)))), el('td', {}, price === null ? '–' : priceText(price)), el('td', {}, price === null ? '–' : share(percent(returnAt(price, pick.chance)))));
      })),
  );
  return el('div', { class: 'scroll-x', tabindex: '0', role: 'group', 'aria-label': t('odds') }, el('table', { class: 'odds' }, el('thead', {}, head), ...bodies));
}

/** Creates the dialog with a fixture's exact odds, rules, keys and verification, and returns a function that opens it. */
export function createOdds({ session, money }: GameContext, shown: () => FixtureView | undefined): () => void {
  const dialog = createDialog(t('odds'), 'paytable');
  const share = percentFormat();
  const info = session.game as EventInfo;
  const sport = sportOf(info.kind);
  return () => {
    const view = shown();
    const stakes = session.stakes.map(BigInt);
    const line = (label: string, value: HTMLElement | string): HTMLElement => el('div', {}, el('dt', {}, label), el('dd', {}, value));
    dialog.body.replaceChildren(
      el(
        'div',
        { class: 'page' },
        el('dl', { class: 'facts' }, el('div', {}, el('dt', {}, t('rules.return')), el('dd', {}, el('b', {}, share(percent(EVENT_RETURN))), el('small', {}, t('rules.returnNote'))))),
        ...(view === undefined ? [] : [
          el('h3', {}, t('rules.now', { event: eventName(view) })),
          chances(info, view, share),
          el('p', {}, t('rules.nowNote')),
          el('h3', {}, t('rules.howTitle')),
          el('p', {}, t(`rules.${info.kind}`, { home: view.home, away: view.away, first: view.pace[0], second: view.pace[1] })),
        ]),
        el('h3', {}, t('rules.settleTitle')),
        el('p', {}, t('rules.settle')),
        el('p', {}, t('rules.off')),
        el('p', {}, t(sport.inPlay ? 'rules.moves' : 'rules.before')),
        el('p', {}, t('limits', { min: money.full(stakes[0] ?? 0n), max: money.full(stakes.at(-1) ?? 0n) })),
        el('p', {}, t('resume')),
        el('h3', {}, t('verify.title')),
        el('p', {}, t('verify.rule', { least: sport.minSteps - 1, total: sport.totalWeight })),
        view === undefined ? null : el('dl', { class: 'hashes' }, line(t('verify.commit'), el('code', {}, view.commit)), line(t('verify.seed'), view.seed === null ? t('verify.seedLater') : el('code', {}, view.seed))),
        el('h3', {}, t('keysTitle')),
        keyList([['1 – 9', t('keys.prices')], [t('keys.arrows'), t('keys.stake')], [t('keys.back'), t('keys.clear')], [`${t('keys.space')}, B`, t('keys.place')], ['J, K', t('keys.next')], ['M', t('sound')], ['P', t('odds')], ['H', t('history')]]),
      ),
    );
    dialog.open();
    dialog.body.scrollTop = 0;
  };
}
