import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { SQLOutputValue } from 'node:sqlite';
import type { EngineId, ProblemCode } from '../../shared/protocol.ts';
import { FINAL_STATES } from './records.ts';
import type { RoundChange, RoundRecord, RoundState, SessionRecord } from './records.ts';
import { createTransferStore } from '../transfer/transfer-store.ts';
import type { TransferStore } from '../transfer/transfer-store.ts';

/** Storage of sessions and rounds. Every write is on disk before the method returns. */
export interface Store {
  /** Balances and transfers of vendors with a transfer wallet. */
  readonly transfers: TransferStore;
  insertSession(session: SessionRecord, tokenHash: string): void;
  session(idHash: string): SessionRecord | undefined;
  /** The session that was opened with a launch token. */
  sessionByToken(tokenHash: string): SessionRecord | undefined;
  updateSession(idHash: string, change: Partial<Pick<SessionRecord, 'balance' | 'lost'>>): void;
  insertRound(round: RoundRecord): void;
  round(roundId: string): RoundRecord | undefined;
  roundBySpinId(sessionHash: string, spinId: string): RoundRecord | undefined;
  updateRound(roundId: string, change: RoundChange): void;
  latestRound(sessionHash: string): RoundRecord | undefined;
  /** Rounds not in a final state, oldest first. */
  unfinishedRounds(): RoundRecord[];
  /** Open rounds of an engine without a result, oldest first. */
  undecidedRounds(engine: EngineId): RoundRecord[];
  /** Open rounds of a shared table without a result, oldest first. */
  undecidedAtTable(table: string): RoundRecord[];
  /** A player's open rounds of a shared table without a result, with the same kind of money, oldest first, over all sessions. */
  playerUndecided(session: SessionRecord, table: string): RoundRecord[];
  /** The number of rounds of a session with a result. */
  decidedCount(sessionHash: string): number;
  /** A session's rounds on one round of a shared table, oldest first. */
  tableRounds(sessionHash: string, table: string, tableRound: number): RoundRecord[];
  /** The last rounds of a player in a game, newest first, over all sessions. */
  history(session: SessionRecord, limit: number): RoundRecord[];
  /** The last bets of a player on an engine at a vendor in any state, oldest first, over all sessions; with `table` those at it. */
  playerBets(session: SessionRecord, engine: EngineId, limit: number, table?: string): RoundRecord[];
  /** The value stored under a name; the first time, the result of `make` is stored. */
  getOrCreate(name: string, make: () => string): string;
  /** Stores a value under a name. */
  setValue(name: string, value: string): void;
  /** Runs `work` in one transaction. */
  transaction<T>(work: () => T): T;
  close(): void;
}

const FINAL = FINAL_STATES.map((state) => `'${state}'`).join(', ');
const SCHEMA = `
CREATE TABLE IF NOT EXISTS session (
  id_hash TEXT PRIMARY KEY, token_hash TEXT NOT NULL UNIQUE, vendor TEXT NOT NULL, merchant TEXT NOT NULL,
  game_code TEXT NOT NULL, game_name TEXT, player_id TEXT NOT NULL, nickname TEXT NOT NULL, kind TEXT NOT NULL,
  wallet_token TEXT NOT NULL, currency TEXT NOT NULL, scale INTEGER NOT NULL, language TEXT NOT NULL,
  parent_origin TEXT, min_stake TEXT NOT NULL, max_stake TEXT NOT NULL, balance TEXT NOT NULL,
  lost INTEGER NOT NULL, opened_at INTEGER NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS session_player ON session (merchant, player_id, vendor, game_code);
CREATE TABLE IF NOT EXISTS round (
  round_id TEXT PRIMARY KEY, session_hash TEXT NOT NULL REFERENCES session (id_hash), spin_id TEXT NOT NULL,
  state TEXT NOT NULL, model TEXT NOT NULL, stake TEXT NOT NULL, win TEXT NOT NULL, outcome TEXT NOT NULL,
  attempts INTEGER NOT NULL, bet_doubtful INTEGER NOT NULL, balance_after_stake TEXT, balance TEXT, problem TEXT,
  drawn_at INTEGER NOT NULL, UNIQUE (session_hash, spin_id)
) STRICT;
CREATE TABLE IF NOT EXISTS kept (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
CREATE INDEX IF NOT EXISTS round_time ON round (session_hash, drawn_at);
CREATE INDEX IF NOT EXISTS round_open ON round (drawn_at) WHERE state NOT IN (${FINAL});
`;

/** Schema changes since the first version, in order. */
const MIGRATIONS: readonly string[] = [
  `ALTER TABLE round ADD COLUMN engine TEXT NOT NULL DEFAULT 'slot';
   ALTER TABLE round ADD COLUMN decided INTEGER NOT NULL DEFAULT 1;
   ALTER TABLE round ADD COLUMN choice TEXT NOT NULL DEFAULT 'null';
   ALTER TABLE round ADD COLUMN board TEXT;
   ALTER TABLE round ADD COLUMN board_round INTEGER;
   CREATE INDEX round_waiting ON round (engine, drawn_at) WHERE decided = 0;
   CREATE INDEX round_board ON round (board, board_round) WHERE board IS NOT NULL;`,
];

function migrate(db: DatabaseSync): void {
  const version = Number(db.prepare('PRAGMA user_version').get()?.['user_version'] ?? 0);
  for (const [index, sql] of MIGRATIONS.entries()) {
    if (index >= version) db.exec(`BEGIN; ${sql} PRAGMA user_version = ${index + 1}; COMMIT;`);
  }
}

type Row = Record<string, SQLOutputValue>;
const text = (value: SQLOutputValue | undefined): string => String(value);
const textOrNull = (value: SQLOutputValue | undefined): string | null => (value == null ? null : String(value));
const big = (value: SQLOutputValue | undefined): bigint => BigInt(String(value));
const bigOrNull = (value: SQLOutputValue | undefined): bigint | null => (value == null ? null : BigInt(String(value)));
const optionalText = (value: bigint | null): string | null => value?.toString() ?? null;

const sessionOf = (row: Row): SessionRecord => ({
  idHash: text(row['id_hash']),
  vendor: text(row['vendor']),
  merchant: text(row['merchant']),
  gameCode: text(row['game_code']),
  gameName: textOrNull(row['game_name']),
  playerId: text(row['player_id']),
  nickname: text(row['nickname']),
  kind: row['kind'] === 'trial' ? 'trial' : 'real',
  walletToken: text(row['wallet_token']),
  currency: text(row['currency']),
  scale: Number(row['scale']),
  language: text(row['language']),
  parentOrigin: textOrNull(row['parent_origin']),
  minStake: big(row['min_stake']),
  maxStake: big(row['max_stake']),
  balance: big(row['balance']),
  lost: row['lost'] === 1,
  openedAt: Number(row['opened_at']),
});

const roundOf = (row: Row): RoundRecord => ({
  roundId: text(row['round_id']),
  sessionHash: text(row['session_hash']),
  spinId: text(row['spin_id']),
  engine: text(row['engine']) as EngineId,
  state: text(row['state']) as RoundState,
  model: text(row['model']),
  stake: big(row['stake']),
  win: row['decided'] === 1 ? big(row['win']) : null,
  choice: JSON.parse(text(row['choice'])) as unknown,
  outcome: JSON.parse(text(row['outcome'])) as unknown,
  table: textOrNull(row['board']),
  tableRound: row['board_round'] == null ? null : Number(row['board_round']),
  attempts: Number(row['attempts']),
  betDoubtful: row['bet_doubtful'] === 1,
  balanceAfterStake: bigOrNull(row['balance_after_stake']),
  balance: bigOrNull(row['balance']),
  problem: textOrNull(row['problem']) as ProblemCode | null,
  drawnAt: Number(row['drawn_at']),
});

function openTransfers(db: DatabaseSync): TransferStore {
  try {
    return createTransferStore(db);
  } catch (fault) {
    db.close();
    throw fault;
  }
}

/**
 * Opens or creates the store at a path (`:memory:` in tests). Throws when another process has it open. SQLite with a
 * synchronous write-ahead log, so that writes survive kill -9 and a power failure.
 */
export function openStore(path: string): Store {
  if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true });
  const db = new DatabaseSync(path);
  try {
    db.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;');
    db.exec(SCHEMA);
    migrate(db);
  } catch (fault) {
    db.close();
    throw new Error(`The store ${path} cannot be opened; is another vendor process using it? Set DATA_DIR to another folder for a second one.`, { cause: fault });
  }
  const transfers = openTransfers(db);
  const one = (sql: string, ...values: (string | number)[]): Row | undefined => db.prepare(sql).get(...values);
  const many = (sql: string, ...values: (string | number)[]): Row[] => db.prepare(sql).all(...values);

  const store: Store = {
    transfers,
    insertSession(s, tokenHash) {
      db.prepare(`INSERT INTO session VALUES (${'?, '.repeat(18)}?)`).run(
        s.idHash, tokenHash, s.vendor, s.merchant, s.gameCode, s.gameName, s.playerId, s.nickname, s.kind, s.walletToken,
        s.currency, s.scale, s.language, s.parentOrigin, s.minStake.toString(), s.maxStake.toString(), s.balance.toString(),
        Number(s.lost), s.openedAt,
      );
    },
    session(idHash) {
      const row = one('SELECT * FROM session WHERE id_hash = ?', idHash);
      return row && sessionOf(row);
    },
    sessionByToken(tokenHash) {
      const row = one('SELECT * FROM session WHERE token_hash = ?', tokenHash);
      return row && sessionOf(row);
    },
    updateSession(idHash, { balance, lost }) {
      if (balance !== undefined) db.prepare('UPDATE session SET balance = ? WHERE id_hash = ?').run(balance.toString(), idHash);
      if (lost !== undefined) db.prepare('UPDATE session SET lost = ? WHERE id_hash = ?').run(Number(lost), idHash);
    },
    insertRound(r) {
      db.prepare(
        `INSERT INTO round (round_id, session_hash, spin_id, state, model, stake, win, outcome, attempts, bet_doubtful, balance_after_stake, balance, problem, drawn_at, engine, decided, choice, board, board_round)
         VALUES (${'?, '.repeat(18)}?)`,
      ).run(
        r.roundId, r.sessionHash, r.spinId, r.state, r.model, r.stake.toString(), (r.win ?? 0n).toString(), JSON.stringify(r.outcome),
        r.attempts, Number(r.betDoubtful), optionalText(r.balanceAfterStake), optionalText(r.balance), r.problem, r.drawnAt,
        r.engine, Number(r.win !== null), JSON.stringify(r.choice), r.table, r.tableRound,
      );
    },
    round(roundId) {
      const row = one('SELECT * FROM round WHERE round_id = ?', roundId);
      return row && roundOf(row);
    },
    roundBySpinId(sessionHash, spinId) {
      const row = one('SELECT * FROM round WHERE session_hash = ? AND spin_id = ?', sessionHash, spinId);
      return row && roundOf(row);
    },
    updateRound(roundId, change) {
      const before = store.round(roundId);
      if (before === undefined) throw new Error(`No round ${roundId}.`);
      const r = { ...before, ...change };
      db.prepare(
        'UPDATE round SET state = ?, win = ?, decided = ?, outcome = ?, attempts = ?, bet_doubtful = ?, balance_after_stake = ?, balance = ?, problem = ? WHERE round_id = ?',
      ).run(
        r.state, (r.win ?? 0n).toString(), Number(r.win !== null), JSON.stringify(r.outcome), r.attempts, Number(r.betDoubtful),
        optionalText(r.balanceAfterStake), optionalText(r.balance), r.problem, roundId,
      );
    },
    latestRound(sessionHash) {
      const row = one('SELECT * FROM round WHERE session_hash = ? ORDER BY drawn_at DESC, rowid DESC LIMIT 1', sessionHash);
      return row && roundOf(row);
    },
    unfinishedRounds() {
      return many(`SELECT * FROM round WHERE state NOT IN (${FINAL}) ORDER BY drawn_at`).map(roundOf);
    },
    undecidedRounds: (engine) => many(`SELECT * FROM round WHERE decided = 0 AND engine = ? AND state NOT IN (${FINAL}) ORDER BY drawn_at, rowid`, engine).map(roundOf),
    undecidedAtTable: (table) => many(`SELECT * FROM round WHERE decided = 0 AND board = ? AND state NOT IN (${FINAL}) ORDER BY drawn_at, rowid`, table).map(roundOf),
    playerUndecided: ({ merchant, playerId, vendor, kind, currency }, table) =>
      many(
        `SELECT round.* FROM round JOIN session ON round.session_hash = session.id_hash
          WHERE decided = 0 AND board = ? AND state NOT IN (${FINAL}) AND merchant = ? AND player_id = ? AND vendor = ? AND kind = ? AND currency = ?
          ORDER BY drawn_at, round.rowid`,
        table, merchant, playerId, vendor, kind, currency,
      ).map(roundOf),
    decidedCount: (sessionHash) => Number(one('SELECT count(*) AS decided FROM round WHERE session_hash = ? AND decided = 1', sessionHash)?.['decided'] ?? 0),
    tableRounds: (sessionHash, table, tableRound) =>
      many('SELECT * FROM round WHERE session_hash = ? AND board = ? AND board_round = ? ORDER BY drawn_at, rowid', sessionHash, table, tableRound).map(roundOf),
    getOrCreate(name, make) {
      const found = one('SELECT value FROM kept WHERE name = ?', name);
      if (found !== undefined) return text(found['value']);
      const made = make();
      store.setValue(name, made);
      return made;
    },
    setValue: (name, value) => void db.prepare('INSERT INTO kept VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value').run(name, value),
    transaction(work) {
      // Nested calls join the outer transaction.
      if (db.isTransaction) return work();
      db.exec('BEGIN IMMEDIATE');
      try {
        const result = work();
        db.exec('COMMIT');
        return result;
      } catch (fault) {
        db.exec('ROLLBACK');
        throw fault;
      }
    },
    history({ merchant, playerId, vendor, gameCode }, limit) {
      return many(
        `SELECT round.* FROM session JOIN round ON round.session_hash = session.id_hash
          WHERE merchant = ? AND player_id = ? AND vendor = ? AND game_code = ? AND state = 'closed'
          ORDER BY drawn_at DESC, round.rowid DESC LIMIT ?`,
        merchant, playerId, vendor, gameCode, limit,
      ).map(roundOf);
    },
    playerBets: ({ merchant, playerId, vendor, kind, currency }, engine, limit, table) =>
      many(
        `SELECT round.* FROM session JOIN round ON round.session_hash = session.id_hash
          WHERE merchant = ? AND player_id = ? AND vendor = ? AND kind = ? AND currency = ? AND engine = ? ${table === undefined ? '' : 'AND board = ?'}
          ORDER BY drawn_at DESC, round.rowid DESC LIMIT ?`,
        merchant, playerId, vendor, kind, currency, engine, ...(table === undefined ? [] : [table]), limit,
      ).map(roundOf).toReversed(),
    close: () => db.close(),
  };
  return store;
}
