import { useState } from 'react';
import type { Contract } from './types.ts';

/** Whether two spellings name the same account: letter case is no difference, as for the server. */
export const sameAccount = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();

interface Base {
  readonly account: string;
  /** The contract that the rows are written upon; undefined where there is none that is known. */
  readonly contract: Contract | undefined;
  /** The server refused the rows upon what stood before. */
  readonly refused: boolean;
}

/** What an offer is made upon. */
export interface OfferBase {
  readonly contract: Contract | undefined;
  /** The revision that goes with the offer; 0 for none. */
  readonly revision: number;
  /** What stands now, where the rows were written upon something else. */
  readonly newer: Contract | undefined;
  readonly refused: boolean;
  /** Names another account. */
  readonly setAccount: (account: string) => void;
  /** Takes what the server answered that `account` has now. */
  readonly answer: (account: string, contract: Contract | null) => void;
  /** Goes on upon a contract that has been shown. */
  readonly begin: (contract: Contract) => void;
}

/**
 * Keeps the contract that rows are written upon as it was at the start, so that rows written over one revision are never sent upon another:
 * what a refetch brings is `newer` until the agent begins from it.
 */
export function useOfferBase(to: string, contracts: readonly Contract[]): OfferBase {
  const contractWith = (account: string) => contracts.find(({ partner }) => sameAccount(partner, account));
  const [{ account, contract, refused }, setBase] = useState<Base>(() => ({ account: to, contract: contractWith(to), refused: false }));
  const present = contractWith(account);
  const revision = contract?.revision ?? 0;
  return {
    contract,
    revision,
    // An answer may be ahead of the list.
    newer: present !== undefined && present.revision > revision ? present : undefined,
    refused,
    setAccount: (next) => setBase((before) => (sameAccount(before.account, next) ? before : { account: next, contract: contractWith(next), refused: false })),
    answer: (asked, answered) => setBase((before) => (sameAccount(before.account, asked) ? { ...before, contract: answered ?? before.contract, refused: true } : before)),
    begin: (next) => setBase((before) => ({ ...before, contract: next, refused: false })),
  };
}
