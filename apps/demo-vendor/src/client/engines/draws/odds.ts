import { percent, toDecimal } from '../../../maths/fraction.ts';
import { ticketChance, ticketPrize, ticketPrizes, ticketReturn } from '../../../maths/ticket.ts';
import type { TicketModel } from '../../../maths/ticket.ts';
import { CLOSED_BEFORE_MS, drawPlanOf } from '../../../shared/draws.ts';
import type { DrawsInfo, DrawsState } from '../../../shared/draws.ts';
import { el } from '../../dom.ts';
import type { GameContext } from '../../game-context.ts';
import { createDialog } from '../../hud/dialog.ts';
import { keyList, percentFormat } from '../../hud/odds-sections.ts';
import { currentLanguage } from '../../texts/texts.ts';
import { t as ticket } from '../ticket/texts/texts.ts';
import { t } from './texts/texts.ts';

/** Creates the dialog with rules, exact odds, keys and verification, and returns a function that opens it. */
export function createOdds({ session, money }: GameContext, model: TicketModel, state: () => { readonly chosen: number; readonly draws: DrawsState | null }): (stake: bigint) => void {
  const dialog = createDialog(ticket('odds'), 'paytable');
  const info = session.game as DrawsInfo;
  const share = percentFormat();
  const number = new Intl.NumberFormat(`${currentLanguage()}-u-nu-latn`);
  // Rare prizes need more digits.
  const fine = new Intl.NumberFormat(`${currentLanguage()}-u-nu-latn`, { style: 'percent', maximumSignificantDigits: 3 });
  const minutes = drawPlanOf(info.vendor, info.code).periodMs / 60_000;
  const period = minutes >= 1440 ? t('period.day') : t('period.minutes', { count: minutes });
  const cells = (...texts: readonly string[]): HTMLElement => el('tr', {}, el('th', { scope: 'row' }, texts[0] ?? ''), ...texts.slice(1).map((text) => el('td', {}, text)));
  const table = (name: string, heads: readonly string[], rows: readonly HTMLElement[]): HTMLElement =>
    el('div', { class: 'scroll-x', tabindex: '0', role: 'region', 'aria-label': name }, el('table', { class: 'odds' }, el('thead', {}, el('tr', {}, ...heads.map((head) => el('th', { scope: 'col' }, head)))), el('tbody', {}, ...rows)));
  const code = (label: string, value: string): HTMLElement => el('div', {}, el('dt', {}, label), el('dd', {}, el('code', {}, value)));
  return (stake) => {
    const { chosen, draws } = state();
    const prizes = ticketPrizes(model, chosen).map(([hits, tenths]) => {
      const chance = ticketChance(model, chosen, hits);
      return cells(String(hits), Number(percent(chance)) < 0.01 ? fine.format(Number(toDecimal(chance, 14))) : share(percent(chance)), number.format(tenths / 10), money.full(ticketPrize(model, stake, chosen, hits)));
    });
    const newest = draws?.past[0];
    dialog.body.replaceChildren(
      el(
        'div',
        { class: 'page' },
        el('h3', {}, t('rules.title')),
        el('p', {}, t('rules.when', { seconds: CLOSED_BEFORE_MS / 1000, period })),
        el('p', {}, ticket(`rules.${model.kind}`, { symbols: model.symbols, drawn: model.drawn, most: model.pays.length })),
        el('p', {}, newest !== undefined && newest.prizes[0]?.tier !== 'N' ? t('rules.first') : info.board === 'markSix' ? t('rules.special') : t('rules.row')),
        el('p', {}, t('rules.same')),
        el('h3', {}, ticket('table.title', { count: chosen })),
        table(ticket('table.title', { count: chosen }), [ticket('table.hits'), ticket('table.chance'), ticket('table.pays'), ticket('table.amount')], prizes),
        table(ticket('table.rtp'), [ticket('table.chosen'), ticket('table.rtp')], model.pays.map((_, index) => cells(String(index + 1), share(percent(ticketReturn(model, index + 1)))))),
        el('p', {}, ticket('table.note')),
        el('p', {}, ticket('limits', { min: money.full(BigInt(session.stakes[0] ?? '0')), max: money.full(BigInt(session.stakes.at(-1) ?? '0')) })),
        el('h3', {}, t('verify.title')),
        el('p', {}, t('verify.rule')),
        el('dl', { class: 'hashes' }, draws === null ? null : code(t('verify.commit', { issue: draws.open.issue }), draws.open.commitment), newest === undefined ? null : code(t('verify.seed', { issue: newest.issue }), newest.seed)),
        el('h3', {}, ticket('keysTitle')),
        keyList([[ticket('keys.space'), t('keysBet')], ['0–9', model.symbols > 20 ? ticket('keys.quickCount', { count: model.pays.length }) : ticket('keys.symbol')], ['Q', ticket('quick')], [ticket('keys.back'), ticket('keys.removeLast')], [ticket('keys.arrows'), ticket('keys.stake')], ['M', ticket('sound')], ['P', ticket('odds')], ['H', ticket('history')]]),
      ),
    );
    dialog.open();
    dialog.body.scrollTop = 0;
  };
}
