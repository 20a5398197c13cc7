import type { AccountType } from '../platform/http/index.ts';
import { type InEachLanguage, writtenLanguage } from '../platform/texts/index.ts';

/** A demo account and how it plays. */
export interface Person {
  readonly username: string;
  readonly nickname: string;
  /** What the account is called, in place of the nickname, where that is no person's name. */
  readonly title?: InEachLanguage<string>;
  readonly type: AccountType;
  /** User name of the upline. */
  readonly upline?: string;
  /** Visits in the six weeks, and rounds of a visit. */
  readonly visits: number;
  readonly spins: number;
  /** Stakes as multiples of a game's smallest. */
  readonly appetite: readonly [number, ...number[]];
  /** Can log in with the demo password. */
  readonly loggable?: true;
  /** E.164: numbers reserved for fiction. */
  readonly mobile?: string;
  readonly email?: string;
  /** Millionths of the stakes, never above the upline's. */
  readonly rate?: number;
  /** The agent's affiliate code. */
  readonly affiliateCode?: string;
}

const careful = [1, 2, 3] as const;
const usual = [2, 5, 8, 10] as const;
const bold = [10, 20, 30, 50] as const;

/** The agent and its downline of three levels come first, uplines before those below them; then players without one. */
export const people: readonly [Person, ...Person[]] = [
  {
    username: 'demo_agent', nickname: 'Demo Agent', title: { EN: 'Demo Agent', TY: 'డెమో ఏజెంట్', CN: '演示代理', AR: 'وكيل تجريبي' }, type: 1, visits: 2, spins: 5, appetite: usual, loggable: true,
    mobile: '+447700900102', email: 'agent@demo.example', affiliateCode: 'DEMOAGENT', rate: 20_000,
  },
  {
    username: 'demo_member', nickname: 'Demo Member', title: { EN: 'Demo Member', TY: 'డెమో సభ్యుడు', CN: '演示会员', AR: 'عضو تجريبي' }, type: 0, upline: 'demo_agent', visits: 11, spins: 9, appetite: usual, loggable: true,
    mobile: '+447700900101', email: 'member@demo.example',
  },
  { username: 'marisol_v', nickname: 'Marisol', type: 1, upline: 'demo_agent', rate: 12_500, visits: 2, spins: 6, appetite: bold, loggable: true },
  { username: 'kenji.tan', nickname: 'Kenji', type: 1, upline: 'demo_agent', rate: 10_000, visits: 2, spins: 6, appetite: usual },
  { username: 'rosalind8', nickname: 'Rosalind', type: 0, upline: 'demo_agent', visits: 2, spins: 5, appetite: careful },
  { username: 'datu_arwin', nickname: 'Arwin', type: 1, upline: 'marisol_v', rate: 8_000, visits: 2, spins: 6, appetite: bold },
  { username: 'lualhati', nickname: 'Lualhati', type: 0, upline: 'marisol_v', visits: 2, spins: 6, appetite: usual },
  { username: 'peregrine21', nickname: 'Peregrine', type: 0, upline: 'marisol_v', visits: 2, spins: 7, appetite: usual },
  { username: 'hana_mori', nickname: 'Hana', type: 0, upline: 'kenji.tan', visits: 2, spins: 5, appetite: careful },
  { username: 'tobias_k', nickname: 'Tobias', type: 0, upline: 'kenji.tan', visits: 2, spins: 6, appetite: usual },
  { username: 'anneliese7', nickname: 'Anneliese', type: 0, upline: 'datu_arwin', visits: 2, spins: 6, appetite: bold },
  { username: 'jomarpaz', nickname: 'Jomar', type: 0, upline: 'datu_arwin', visits: 2, spins: 6, appetite: usual },
  { username: 'silverfern', nickname: 'Silverfern', type: 0, upline: 'datu_arwin', visits: 2, spins: 5, appetite: careful },
  { username: 'cassius_9', nickname: 'Cassius', type: 0, visits: 2, spins: 6, appetite: bold },
  { username: 'mirembe', nickname: 'Mirembe', type: 0, visits: 2, spins: 7, appetite: usual },
  { username: 'oliveblue', nickname: 'Olive', type: 0, visits: 2, spins: 5, appetite: bold },
  { username: 'ravi.k44', nickname: 'Ravi', type: 0, visits: 2, spins: 6, appetite: usual },
  { username: 'theodora_x', nickname: 'Theodora', type: 0, visits: 2, spins: 6, appetite: bold },
];

/** What an account is called by readers of a language, a platform code. */
export const nameIn = ({ nickname, title }: Person, language: string): string => title?.[writtenLanguage(language)] ?? nickname;

/** Password of the demo accounts that can log in. */
export const DEMO_PASSWORD = 'Livery-2026';
