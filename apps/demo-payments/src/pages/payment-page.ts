import type { Payment, Receipt } from '../server/store.ts';
import { html, type Html } from './html.ts';
import type { TextKey, Texts } from './texts.ts';

/** What a form of a page does. */
export type PageAction = 'pay' | 'less' | 'more' | 'twice' | 'cancel';

/** A card as it was typed, with the fault of each field. */
export interface CardEntry {
  readonly number: string;
  readonly expiry: string;
  readonly code: string;
  readonly faults: Partial<Record<'number' | 'expiry' | 'code', TextKey>>;
}

/** What a page shows. */
export interface PageState {
  readonly payment: Payment;
  readonly receipts: readonly Receipt[];
  readonly card: CardEntry;
  readonly now: number;
}

/** A card that every demonstration takes; the year is far enough away. */
export const SAMPLE_CARD: CardEntry = { number: '4242 4242 4242 4242', expiry: '12/39', code: '123', faults: {} };

/** An amount with its currency, in the language of the page. */
export function moneyText({ scale, currency }: Pick<Payment, 'scale' | 'currency'>, amount: bigint, { tag }: Pick<Texts, 'tag'>): string {
  const digits = amount.toString().padStart(scale + 1, '0');
  const decimal = scale === 0 ? digits : `${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
  return `${new Intl.NumberFormat(`${tag}-u-nu-latn`, { minimumFractionDigits: scale, maximumFractionDigits: scale }).format(decimal as unknown as number)} ${currency}`;
}

/** Half of an amount, and a tenth more than it: whole units. */
export const wrongAmounts = (amount: bigint): { readonly less: bigint; readonly more: bigint } => ({ less: amount > 1n ? amount / 2n : 1n, more: amount + (amount + 9n) / 10n });

const page = ({ tag, direction }: Texts, title: string, body: Html): string =>
  html`<!doctype html><html lang="${tag}" dir="${direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${title}</title><link rel="stylesheet" href="/page.css"></head><body><main>${body}</main></body></html>`.html;

/** The page of an address that names no payment. */
export const unknownPage = (texts: Texts): string => page(texts, texts.text('title.unknown'), html`<h1>${texts.text('title.unknown')}</h1><p>${texts.text('lead.unknown')}</p>`);

function factsOf({ payment, now }: PageState, texts: Texts): Html {
  const time = new Intl.DateTimeFormat(`${texts.tag}-u-ca-gregory-nu-latn`, { hour: '2-digit', minute: '2-digit', timeZoneName: 'short', timeZone: 'UTC' }).format(payment.expiresAt);
  return html`<dl>
    <div><dt>${texts.text('fact.to')}</dt><dd>${payment.merchant}</dd></div>
    <div><dt>${texts.text('fact.reference')}</dt><dd><code>${payment.reference}</code></dd></div>
    ${payment.state === 'waiting' && payment.expiresAt > now ? html`<div><dt>${texts.text('fact.until')}</dt><dd>${time}</dd></div>` : null}
  </dl>`;
}

function cardFields({ number, expiry, code, faults }: CardEntry, { text }: Texts): Html {
  const field = (name: 'number' | 'expiry' | 'code', value: string, complete: string): Html => {
    const fault = faults[name];
    return html`<label for="${name}">${text(`field.${name}`)}</label>
      <input id="${name}" name="${name}" value="${value}" dir="ltr" inputmode="numeric" autocomplete="${complete}" required ${fault === undefined ? null : html`aria-invalid="true" aria-describedby="${name}-fault"`}>
      ${fault === undefined ? null : html`<p class="fault" id="${name}-fault" role="alert">${text(fault)}</p>`}`;
  };
  return html`<div class="fields">${[field('number', number, 'cc-number'), field('expiry', expiry, 'cc-exp'), field('code', code, 'cc-csc')]}</div>`;
}

const button = (action: PageAction, label: string, kind: 'primary' | 'plain', skip = false): Html => html`<button name="action" value="${action}" class="${kind}" ${skip ? html`formnovalidate` : null}>${label}</button>`;

/** The page of a payment as it stands. */
export function paymentPage(state: PageState, texts: Texts): string {
  const { payment, receipts, card, now } = state;
  const { text } = texts;
  const money = (amount: bigint): string => moneyText(payment, amount, texts);
  const { less, more } = wrongAmounts(payment.amount);
  const paid = receipts.reduce((sum, { amount }) => sum + amount, 0n);
  const shown = paid > 0n ? 'paid' : payment.state === 'waiting' && payment.expiresAt <= now ? 'expired' : payment.state;
  const title = text(`title.${shown}`, { amount: money(payment.amount) });
  const amount = money(payment.amount);
  const wrong =
    shown === 'waiting'
      ? [button('less', text('try.less', { amount: money(less) }), 'plain', true), button('more', text('try.more', { amount: money(more) }), 'plain', true), button('twice', text('try.twice', { amount }), 'plain', true)]
      : [button('pay', text(shown === 'paid' ? 'try.again' : 'try.late', { amount }), 'plain', true)];
  return page(
    texts,
    title,
    html`<h1>${title}</h1>
      <p class="lead">${shown === 'waiting' ? text(`lead.${payment.kind}`) : text(`lead.${shown}`, { paid: money(paid) })}</p>
      ${factsOf(state, texts)}
      <form method="post" id="pay">
        ${shown === 'waiting' && payment.kind === 'card' ? cardFields(card, texts) : null}
        ${shown === 'waiting' ? html`<div class="actions">${[button('pay', text('action.pay', { amount }), 'primary'), button('cancel', text('action.cancel'), 'plain', true)]}</div>` : html`<div class="actions"><a class="primary" href="${payment.returnUrl}">${text('action.back')}</a></div>`}
        <details><summary>${text('try.title')}</summary><p>${text('try.lead')}</p><div class="actions">${wrong}</div></details>
      </form>`,
  );
}
