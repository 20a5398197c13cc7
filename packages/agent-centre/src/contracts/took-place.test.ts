import { agentContract, contractVersion } from '@livery/testing';
import { describe, expect, it } from 'vitest';
import { tookPlace } from './took-place.ts';
import type { Action, Contract } from './types.ts';

const offered = contractVersion({ version: 2, state: 'pending', from: null });
const asked = agentContract({ side: 'downline', offered, newest: offered, may: ['accept', 'reject'] });
const after = (state: 'active' | 'rejected' | 'withdrawn' | 'expired', over: Partial<Contract> = {}) => agentContract({ ...asked, offered: null, newest: { ...offered, state }, ...over });
const endedBy = (by: 'upline' | 'downline' | 'above') => agentContract({ ...asked, offered: null, standing: null, newest: contractVersion({ state: 'terminated', until: '2026-02-01', endedBy: by }) });

describe('tookPlace', () => {
  it.each<readonly [Action, string, Contract, boolean]>([
    ['accept', 'is in effect', after('active', { standing: { ...offered, state: 'active' } }), true],
    ['accept', 'was withdrawn', after('withdrawn'), false],
    ['reject', 'was rejected', after('rejected'), true],
    ['reject', 'has expired', after('expired'), false],
    ['withdraw', 'was withdrawn', after('withdrawn'), true],
    ['withdraw', 'was rejected', after('rejected'), false],
    ['terminate', 'was ended by the same side', endedBy('downline'), true],
    ['terminate', 'was ended by the other side', endedBy('upline'), false],
    ['terminate', 'was ended by a contract above', endedBy('above'), false],
    ['terminate', 'has another offer', after('expired'), false],
  ])('%s, where the contract %s', (action, _what, now, took) => expect(tookPlace(action, asked, now)).toBe(took));
});
