import { percent, toDecimal } from '../../../maths/fraction.ts';
import { ticketChance, ticketPrize, ticketPrizes, ticketReturn } from '../../../maths/ticket.ts';
import type { TicketModel } from '../../../maths/ticket.ts';
import type { TicketOutcome } from '../../../shared/ticket.ts';
import { el } from '../../dom.ts';
import type { GameContext } from '../../game-context.ts';
import { createDialog } from '../../hud/dialog.ts';
import { keyList, percentFormat } from '../../hud/odds-sections.ts';
import { currentLanguage } from '../../texts/texts.ts';
import { t } from './texts/texts.ts';

/** What the dialog shows of the game. */
export interface OddsState {
  /** How many symbols are chosen, at least 1. */
  readonly chosen: number;
  /** SHA-256 of the vendor's seed for the next ticket. */
  readonly offer: string;
  readonly last: TicketOutcome | null;
}

/** Creates the dialog with exact odds, rules, keys and verification, and returns a function that opens it. */
export function createOdds({ session, money }: GameContext, model: TicketModel, state: () => OddsState): (stake: bigint) => void {
  const dialog = createDialog(t('odds'), 'paytable');
  const share = percentFormat();
  const number = new Intl.NumberFormat(`${currentLanguage()}-u-nu-latn`);
  // Rare prizes need more digits.
  const fine = new Intl.NumberFormat(`${currentLanguage()}-u-nu-latn`, { style: 'percent', maximumSignificantDigits: 3 });
  const head = (...keys: readonly ('hits' | 'chance' | 'pays' | 'amount' | 'chosen' | 'rtp')[]): HTMLElement => el('thead', {}, el('tr', {}, ...keys.map((key) => el('th', { scope: 'col' }, t(`table.${key}`)))));
  const table = (name: string, heads: HTMLElement, rows: readonly HTMLElement[]): HTMLElement => el('div', { class: 'scroll-x', tabindex: '0', role: 'region', 'aria-label': name }, el('table', { class: 'odds' }, heads, el('tbody', {}, ...rows)));
  const code = (label: string, value: string): HTMLElement => el('div', {}, el('dt', {}, label), el('dd', {}, el('code', {}, value)));
  const digitKeys = model.symbols > 20 ? t('keys.quickCount', { count: model.pays.length }) : t('keys.symbol');
  return (stake) => {
    const { chosen, offer, last } = state();
    const prizes = ticketPrizes(model, chosen).map(([hits, tenths]) => {
      const chance = ticketChance(model, chosen, hits);
      const rare = Number(percent(chance)) < 0.01;
      return el('tr', {}, el('th', { scope: 'row' }, String(hits)), el('td', {}, rare ? fine.format(Number(toDecimal(chance, 14))) : share(percent(chance))), el('td', {}, number.format(tenths / 10)), el('td', {}, money.full(ticketPrize(model, stake, chosen, hits))));
    });
    const returns = model.pays.map((_, index) => el('tr', {}, el('th', { scope: 'row' }, String(index + 1)), el('td', {}, share(percent(ticketReturn(model, index + 1))))));
    const [least, most] = [session.stakes[0] ?? '0', session.stakes.at(-1) ?? '0'];
    dialog.body.replaceChildren(
      el(
        'div',
        { class: 'page' },
        el('h3', {}, t('rules.title')),
        el('p', {}, t(`rules.${model.kind}`, { symbols: model.symbols, drawn: model.drawn, most: model.pays.length })),
        el('p', {}, t('rules.resume')),
        el('h3', {}, t('table.title', { count: chosen })),
        table(t('table.title', { count: chosen }), head('hits', 'chance', 'pays', 'amount'), prizes),
        table(t('table.rtp'), head('chosen', 'rtp'), returns),
        el('p', {}, t('table.note')),
        el('p', {}, t('limits', { min: money.full(BigInt(least)), max: money.full(BigInt(most)) })),
        el('h3', {}, t('verify.title')),
        el('p', {}, t('verify.rule')),
        el('p', {}, t(`verify.${model.kind}`)),
        el('dl', { class: 'hashes' }, code(t('verify.commit'), offer), last === null ? null : code(t('verify.seeds'), last.seeds.join(' | '))),
        el('h3', {}, t('keysTitle')),
        keyList([[t('keys.space'), t('keys.play')], ['0–9', digitKeys], ['Q', t('quick')], [t('keys.back'), t('keys.removeLast')], [t('keys.arrows'), t('keys.stake')], ['M', t('sound')], ['P', t('odds')], ['H', t('history')]]),
      ),
    );
    dialog.open();
    dialog.body.scrollTop = 0;
  };
}
