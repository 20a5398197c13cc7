import { calls } from '@livery/contracts';
import type { FakeVendor } from '@livery/gateway/test-support';
import type { Random } from '../random.ts';
import type { Caller } from './caller.ts';
import type { Tally } from './tally.ts';

/** A transfer that was ordered and whose end the player was not told. */
interface Pending {
  readonly playerId: string;
  readonly transferId: string;
  readonly direction: 'in' | 'out';
  readonly amount: bigint;
}

export interface TransfersDeps {
  readonly caller: Caller;
  readonly tally: Tally;
  readonly vendor: string;
  readonly keeper: Pick<FakeVendor, 'outcomeOf' | 'vendorBalances'>;
  readonly fault: (what: string) => void;
}

/** Players who move money to a vendor with a wallet of its own, and home. */
export interface Transfers {
  /** Orders one transfer of a player, and waits for the answer. */
  move(player: { readonly playerId: string; readonly token: string }, random: Random): Promise<void>;
  /** Notes how transfers that were pending have ended, by the vendor's own books; compares those with what players were told. */
  settle(): void;
}

const CENTS = 100n;
const MOST = 5_000;

/** Creates {@link Transfers}. */
export function createTransfers({ caller, tally, vendor, keeper, fault }: TransfersDeps): Transfers {
  /** What each player has there for certain. */
  const there = new Map<string, bigint>();
  const pending: Pending[] = [];

  function done({ playerId, direction, amount }: Pending): void {
    tally.add(direction === 'in' ? 'transfer to a vendor' : 'transfer from a vendor', playerId, direction === 'in' ? -amount : amount);
    there.set(playerId, (there.get(playerId) ?? 0n) + (direction === 'in' ? amount : -amount));
  }

  return {
    async move({ playerId, token }, random) {
      const amount = 1n + BigInt(Math.floor(random() * MOST));
      // Money that may be on its way home is not asked for again.
      const leaving = pending.filter((open) => open.playerId === playerId && open.direction === 'out').reduce((sum, open) => sum + open.amount, 0n);
      const direction = (there.get(playerId) ?? 0n) - leaving >= amount && random() < 0.6 ? 'out' : 'in';
      const text = `${amount / CENTS}.${String(amount % CENTS).padStart(2, '0')}`;
      const answer = await caller.member(calls.walletTransfer.path, token, { vassalage: vendor, direction, amount: text });
      const transfer = answer['transfer'] as { readonly transferId: string; readonly state: string } | undefined;
      if (answer.code !== 'OK' || transfer === undefined) return fault(`transfer ${direction}: ${answer.code}`);
      const order = { playerId, transferId: transfer.transferId, direction, amount } as const;
      if (transfer.state === 'confirmed') done(order);
      else if (transfer.state !== 'failed') pending.push(order);
      const outcome = keeper.outcomeOf(transfer.transferId);
      if (transfer.state === 'confirmed' && outcome !== 'completed') fault(`A transfer that the vendor has as ${outcome ?? 'unknown'} was confirmed.`);
      if (transfer.state === 'failed' && outcome === 'completed') fault('A transfer that the vendor has as completed was told as failed.');
    },
    settle() {
      for (const order of pending.splice(0)) if (keeper.outcomeOf(order.transferId) === 'completed') done(order);
      for (const [playerId, amount] of there) {
        const has = keeper.vendorBalances.get(playerId) ?? 0n;
        if (has !== amount) fault(`${playerId} has ${has} at the vendor and should have ${amount}.`);
      }
    },
  };
}
