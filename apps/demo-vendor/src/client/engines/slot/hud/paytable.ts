import { PAYING } from '../../../../maths/slot/model.ts';
import type { GameSymbol, Payline } from '../../../../maths/slot/model.ts';
import { percent } from '../../../../maths/fraction.ts';
import type { CertifiedModel } from '../../../../maths/slot/certified.ts';
import { linesOf } from '../../../../shared/slot-info.ts';
import type { SlotInfo } from '../../../../shared/slot-info.ts';
import type { SessionView } from '../../../../shared/protocol.ts';
import { dataUrl } from '../art/kit.ts';
import type { SymbolLook } from '../art/symbols.ts';
import { el } from '../../../dom.ts';
import type { MoneyFormat } from '../../../money.ts';
import { currentLanguage } from '../../../texts/texts.ts';
import { t } from '../texts/texts.ts';
import { createDialog } from '../../../hud/dialog.ts';

const COUNTS = [3, 4, 5] as const;

/** Creates a small diagram of a payline. */
function lineMap(line: Payline, number: number): HTMLElement {
  const cells = [0, 1, 2].flatMap((row) => line.map((at) => el('i', { 'data-on': at === row })));
  return el('figure', { class: 'line-map' }, el('span', { class: 'line-cells', 'aria-hidden': 'true' }, ...cells), el('figcaption', {}, t('pay.line', { line: number })));
}

/** Creates the dialog with paytable, rules and exact figures, and returns a function that opens it for a stake. */
export function createPaytable(session: SessionView<SlotInfo>, entry: CertifiedModel, looks: Readonly<Record<GameSymbol, SymbolLook>>, money: MoneyFormat): (stake: bigint) => void {
  const dialog = createDialog(t('paytable'), 'paytable');
  const { model, certificate } = entry;
  const picture = (symbol: GameSymbol, alt: string): HTMLElement => el('img', { src: dataUrl(looks[symbol].svg(84)), alt, width: 84, height: 84 });
  const nameOf = (symbol: GameSymbol): string => t(`symbol.${looks[symbol].name}`);
  const share = (value: string): string => new Intl.NumberFormat(`${currentLanguage()}-u-nu-latn`, { style: 'percent', minimumFractionDigits: 2 }).format(Number(value) / 100);
  const whole = new Intl.NumberFormat(`${currentLanguage()}-u-nu-latn`);
  const fact = (label: string, value: string, note?: string): HTMLElement => el('div', {}, el('dt', {}, label), el('dd', {}, el('b', {}, value), note === undefined ? null : el('small', {}, note)));
  const key = (keys: string, action: string): HTMLElement => el('div', {}, el('dt', {}, keys), el('dd', {}, action));

  const jackpotPart = (stake: bigint): HTMLElement[] => {
    if (model.jackpot === undefined) return [];
    const largest = BigInt(session.limits.max);
    const permille = (part: number): string => share(String(part / 10));
    return [
      el('h3', {}, t('jackpot')),
      el('p', {}, t('pay.jackpotRule', { pot: permille(model.jackpot.potPermille), seed: permille(model.jackpot.seedPermille) })),
      el('p', {}, t('pay.jackpotChance', { stake: money.full(stake), count: whole.format((BigInt(model.jackpot.turnover) * largest) / stake) })),
    ];
  };

  return (stake) => {
    const coin = stake / BigInt(model.coins);
    const top = (stake * certificate.topBaseWin.num) / certificate.topBaseWin.den;
    const stakes = session.stakes.map(BigInt);
    const prizes = PAYING.map((symbol) =>
      el('li', { class: 'prize' }, picture(symbol, nameOf(symbol)), el('dl', {}, ...COUNTS.toReversed().map((count) => el('div', {}, el('dt', {}, `${count} ×`), el('dd', {}, money.full(coin * BigInt(model.pays[symbol][count - 3] ?? 0))))))),
    );
    const scatterRows = COUNTS.toReversed().map((count) =>
      el('li', {}, t('pay.scatterRow', { scatters: count, amount: money.full(stake * BigInt(model.scatterPays[count - 3] ?? 0)), count: model.free.spins[count - 3] ?? 0 })),
    );
    const againRows = (model.free.again ?? []).map((count, index) => el('p', {}, t('pay.againRule', { scatters: index + 3, count })));
    const page = el(
      'div',
      { class: 'page' },
      el('h3', {}, t('pay.facts')),
      el(
        'dl',
        { class: 'facts' },
        fact(t('pay.rtp'), share(session.game.rtp), session.game.jackpot === null ? t('pay.rtpNote') : `${t('pay.jackpotRtp', { reels: share(percent(certificate.rtp)), jackpot: share(session.game.jackpot) })} ${t('pay.rtpNote')}`),
        fact(t('pay.hitRate'), share(percent(certificate.hitRate))),
        fact(t('pay.freeRate'), share(percent(certificate.freeSpinsRate))),
        fact(t('pay.volatility'), t(`pay.${session.game.volatility}`)),
        fact(t('pay.limits'), `${money.full(stakes[0] ?? 0n)} – ${money.full(stakes.at(-1) ?? 0n)}`),
        fact(t('pay.topWin'), money.full(top)),
      ),
      el('h3', {}, t('pay.prizes', { stake: money.full(stake) })),
      el('ul', { class: 'prizes' }, ...prizes),
      el('h3', {}, t('pay.specials')),
      el('div', { class: 'special' }, picture('W', nameOf('W')), el('p', {}, t('pay.wildRule'))),
      el('div', { class: 'special' }, picture('S', nameOf('S')), el('div', {}, el('p', {}, t('pay.scatterRule')), el('ul', {}, ...scatterRows), el('p', {}, t(model.free.again === undefined ? 'pay.freeRuleOnce' : 'pay.freeRule', { multiplier: model.free.multiplier })), ...againRows)),
      ...jackpotPart(stake),
      el('h3', {}, t('pay.lines')),
      el('p', {}, model.layout.kind === 'lines' ? t('pay.linesRule', { count: linesOf(entry) }) : t('pay.waysRule', { count: linesOf(entry) })),
      model.layout.kind === 'lines' ? el('div', { class: 'line-maps' }, ...model.layout.lines.map((line, index) => lineMap(line, index + 1))) : null,
      el('h3', {}, t('pay.rules')),
      el('p', {}, t('pay.decided')),
      el('p', {}, t('pay.broken')),
      el('h3', {}, t('pay.keys')),
      el('dl', { class: 'keys' }, key(t('pay.space'), t('pay.keySpin')), key(t('pay.arrows'), t('pay.keyStake')), key('M', t('pay.keySound')), key('T', t('pay.keyTurbo')), key('P', t('pay.keyPaytable')), key('Esc', t('pay.keyClose'))),
    );
    dialog.body.replaceChildren(page);
    dialog.open();
    dialog.body.scrollTop = 0;
  };
}
