import { decimalOf, minorOf } from '@livery/contracts';
import { createCapsCommands, createDayOf, createHeldWins, type CapsCommands, type CapsState, type HeldWins, type VendorCaps, type VendorRef } from '../modules/seamless-wallet/index.ts';
import type { Queries } from '../platform/db/index.ts';
import { noteCommand } from './note-command.ts';
import { OperatorError, type OperatorCommand } from './operator-command.ts';
import type { OperatorContext } from './operator-context.ts';
import { vendorOf, merchantOf } from './vendor-commands.ts';

function operations({ db, tenants, wallet }: OperatorContext): CapsCommands & Pick<HeldWins, 'heldWins'> {
  const days = createDayOf();
  const dayOf = (tenant: string, at: number): string => days(at, tenants.byMerchant(tenant)?.timeZone);
  return { ...createCapsCommands(db.clock, dayOf), ...createHeldWins(db.clock, wallet, dayOf) };
}

function currencyOf(merchant: string, context: OperatorContext): { readonly code: string; readonly exponent: number } {
  const currency = context.tenants.byMerchant(merchantOf(merchant, context))?.currency;
  if (currency === undefined) throw new OperatorError(`${merchant} has no currency.`);
  return currency;
}

const CAPS: Readonly<Record<string, keyof VendorCaps>> = { win: 'winCap', hour: 'hourLossCap', day: 'dayLossCap' };

/** The caps that arguments such as `win=5000` and `day=off` state. */
function capsOf(args: readonly string[], exponent: number): Partial<VendorCaps> {
  const caps: Partial<Record<keyof VendorCaps, bigint | null>> = {};
  for (const arg of args) {
    const [name = '', amount = ''] = arg.split('=');
    const cap = CAPS[name];
    if (cap === undefined || !/^(off|\d{1,15}(\.\d+)?)$/.test(amount)) throw new OperatorError(`"${arg}" is no cap such as win=5000, hour=20000.50 or day=off.`);
    try {
      caps[cap] = amount === 'off' ? null : minorOf(amount, exponent);
    } catch {
      throw new OperatorError(`The currency has ${exponent} decimals: ${arg}.`);
    }
    if (caps[cap] === 0n) throw new OperatorError('A cap is above zero; "off" takes it away.');
  }
  return caps;
}

function describe({ vendor, winCap, hourLossCap, dayLossCap, stopped }: CapsState, exponent: number): string {
  const amount = (cap: bigint | null): string => (cap === null ? 'off' : decimalOf(cap, exponent));
  const stop = stopped === undefined ? '' : `; stopped at ${stopped.at.toISOString()} for ${stopped.because}: ${decimalOf(stopped.net, exponent)} above ${decimalOf(stopped.cap, exponent)}`;
  return `${vendor}: win ${amount(winCap)}, hour ${amount(hourLossCap)}, day ${amount(dayLossCap)}${stop}`;
}

/** The caps of a vendor as the trail has them. */
async function told(query: Queries, { tenant, vendor }: VendorRef, exponent: number, context: OperatorContext): Promise<object> {
  const state = (await operations(context).capsStates(query, tenant)).find((each) => each.vendor === vendor);
  const amount = (cap: bigint | null | undefined): string => (cap === null || cap === undefined ? 'off' : decimalOf(cap, exponent));
  const { winCap, hourLossCap, dayLossCap, stopped } = state ?? {};
  return { win: amount(winCap), hour: amount(hourLossCap), day: amount(dayLossCap), stoppedAt: stopped?.at.toISOString() ?? null, stoppedFor: stopped?.because ?? null };
}

/** Commands for what vendors may pay out. */
export const capsCommands: Readonly<Record<string, OperatorCommand>> = {
  'vendors:caps': {
    usage: '<merchant> [<vendor code> win=<amount|off> hour=<amount|off> day=<amount|off>]',
    about: 'Shows or sets what a vendor may pay out: a round to a member (more is set aside for review), and wins beyond stakes in a clock hour and on a day (more stops the vendor). In main units of the currency; those not named stay.',
    async run([merchant = '', vendor, ...args], context) {
      const { code, exponent } = currencyOf(merchant, context);
      const { setCaps, capsStates } = operations(context);
      if (vendor !== undefined) {
        const ref = await vendorOf([merchant, vendor], context);
        const caps = capsOf(args, exponent);
        if (args.length > 0) await context.db.transaction(async (tx) => {
          // Locks what is told of it.
          await setCaps(tx, ref, { currency: code });
          const before = await told(tx, ref, exponent, context);
          await setCaps(tx, ref, { currency: code, ...caps });
          await noteCommand(context.db, tx, { tenant: ref.tenant, action: 'vendors:caps', subject: `vendor:${vendor}`, before, after: await told(tx, ref, exponent, context) });
        });
      }
      const states = (await capsStates(context.db.query, merchant)).filter((state) => vendor === undefined || state.vendor === vendor);
      return states.map((state) => describe(state, exponent)).join('\n') || 'No vendor has caps.';
    },
  },
  'vendors:reopen': {
    usage: '<merchant> <vendor code>',
    about: 'Opens a vendor that was stopped for its losses; they count anew from now.',
    async run([merchant = '', vendor = ''], context) {
      const ref = await vendorOf([merchant, vendor], context);
      const { exponent } = currencyOf(merchant, context);
      await context.db.transaction(async (tx) => {
        const before = await told(tx, ref, exponent, context);
        if (!(await operations(context).reopenVendor(tx, ref))) throw new OperatorError(`${vendor} is not stopped at ${merchant}.`);
        await noteCommand(context.db, tx, { tenant: ref.tenant, action: 'vendors:reopen', subject: `vendor:${vendor}`, before, after: await told(tx, ref, exponent, context) });
      });
      return `${vendor} takes bets at ${merchant} again.`;
    },
  },
  'wins:held': {
    usage: '<merchant>',
    about: 'Shows the wins that were set aside for review, oldest first; operators decide about them (ops wins:release, ops wins:reject).',
    async run([merchant = ''], context) {
      const { code, exponent } = currencyOf(merchant, context);
      const wins = await operations(context).heldWins(context.db.query, merchant);
      return wins.map((win) => `${win.id}: ${decimalOf(win.amount, exponent)} ${code} of ${win.vendor} (${win.game}, round ${win.roundId}) for member ${win.memberId}, ${win.at.toISOString()}`).join('\n') || 'No win is set aside.';
    },
  },
};
