import { png } from '../pictures.ts';
import { NORTH } from '../test-fleet.ts';
import { callOf, idOf, nameOf, operator, type Act, type Place } from './scenario.ts';
import { standingOf } from './standing.ts';

/** One of those who pay. */
export type Payer = Exclude<Place, 0>;

/** Somebody asks to pay `amount` of the withdrawal, once it is offered. */
export const asksToPay = (amount: string, payer: Payer = 1): Act => ({
  name: `${nameOf(payer)} asks to pay ${amount}`,
  async run(stage, walker) {
    // Before, there is nobody to pay on their page.
    const offered = await standingOf(stage.pool, 'withdrawal', walker.member.id, stage.gateway.clock.now());
    if (offered?.label.startsWith('sent, ') !== true) return 'NOT_YET';
    const answer = await callOf(stage, walker, payer, 'depositCreate', { method: walker.way, amount, returnPath: '/member/deposit' });
    return answer.success ? 'OK' : answer.code;
  },
});

/** A call of one who pays about the deposit, which takes it out of the state that it began in. */
const leaves = (name: string, call: 'depositPaid' | 'depositCancel', payer: Payer): Act => ({
  name: `${nameOf(payer)} ${name}`,
  async run(stage, walker) {
    const answer = await callOf(stage, walker, payer, call, { id: await idOf(stage, walker, payer) });
    if (!answer.success) return answer.code;
    return answer.value.deposit.state === 'created' ? 'NOT_YET' : 'OK';
  },
});
/** Somebody says to have paid, once there is an account to pay to. */
export const saysToHavePaid = (payer: Payer = 1): Act => leaves('says to have paid', 'depositPaid', payer);
/** Somebody takes back that they pay. */
export const takesBack = (payer: Payer = 1): Act => leaves('takes it back', 'depositCancel', payer);

/** Somebody adds a picture of the payment. */
export const showsPicture = (payer: Payer = 1): Act => ({
  name: `${nameOf(payer)} shows a picture`,
  async run(stage, walker) {
    const image = await callOf(stage, walker, payer, 'uploadImage', { purpose: 'deposit-proof', data: png().toString('base64') });
    if (!image.success) return image.code;
    const answer = await callOf(stage, walker, payer, 'depositProof', { id: await idOf(stage, walker, payer), images: [image.value.id] });
    return answer.success ? 'OK' : answer.code;
  },
});

/** The member says what arrived of a payment. */
const says = (name: string, request: { readonly said: 'received' | 'partly' | 'missing'; readonly missing?: string; readonly note?: string }, payer: Payer): Act => ({
  name: `the member ${name}`,
  async run(stage, walker) {
    const [id, payment] = [await idOf(stage, walker), await idOf(stage, walker, payer)];
    const answer = await callOf(stage, walker, 0, 'withdrawalConfirm', { id, payment, ...request });
    return answer.success ? 'OK' : answer.code;
  },
});
/** All of it arrived. */
export const saysReceived = (payer: Payer = 1): Act => says('says that it arrived', { said: 'received' }, payer);
/** Some of it did not arrive. */
export const saysPartly = (missing: string, payer: Payer = 1): Act => says(`says that ${missing} is missing`, { said: 'partly', missing, note: 'less' }, payer);
/** Nothing arrived. */
export const saysMissing = (payer: Payer = 1): Act => says('says that nothing arrived', { said: 'missing', note: 'none' }, payer);

/** An operator decides what arrived of a payment. */
export const decides = (arrived: string, payer: Payer = 1): Act => operator('peer-payments:settle', { arrived, note: 'The bank was asked.' }, { place: payer });
/** An operator has a payment that lapsed asked about once more. */
export const reopens = (payer: Payer = 1): Act => operator('peer-payments:reopen', {}, { place: payer });
/** An operator has no more payers looked for. */
export const closes: Act = operator('peer-payments:close');

/** The job does what time has brought for the withdrawal and its payments. */
export const timeComes = (at: number): Act => ({
  name: 'its time is over',
  at,
  async run(stage, walker) {
    await stage.gateway.cashier.peers.advance(NORTH, await idOf(stage, walker));
    return 'OK';
  },
});
