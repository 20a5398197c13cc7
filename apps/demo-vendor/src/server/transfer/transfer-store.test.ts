import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { createTransferStore } from './transfer-store.ts';

const scope = { vendor: 'NOVA', merchant: 'M1' };
const owner = { ...scope, playerId: 'p1', currency: 'EUR' };

/** The tables of the first version. */
const FIRST_VERSION_TABLES = `
CREATE TABLE purse (vendor TEXT NOT NULL, merchant TEXT NOT NULL, player_id TEXT NOT NULL, currency TEXT NOT NULL,
  units TEXT NOT NULL, scale INTEGER NOT NULL, PRIMARY KEY (vendor, merchant, player_id, currency)) STRICT, WITHOUT ROWID;
CREATE TABLE purse_transfer (vendor TEXT NOT NULL, merchant TEXT NOT NULL, id TEXT NOT NULL, transfer TEXT NOT NULL, at INTEGER NOT NULL,
  PRIMARY KEY (vendor, merchant, id)) STRICT, WITHOUT ROWID;
CREATE TABLE purse_booking (vendor TEXT NOT NULL, merchant TEXT NOT NULL, tx_id TEXT NOT NULL, call TEXT NOT NULL, content TEXT NOT NULL,
  code TEXT NOT NULL, balance TEXT NOT NULL, at INTEGER NOT NULL, PRIMARY KEY (vendor, merchant, tx_id)) STRICT, WITHOUT ROWID;
CREATE TABLE purse_bet (vendor TEXT NOT NULL, merchant TEXT NOT NULL, bet_id TEXT NOT NULL, number INTEGER NOT NULL, record TEXT NOT NULL,
  PRIMARY KEY (vendor, merchant, bet_id)) STRICT;
CREATE UNIQUE INDEX purse_bet_number ON purse_bet (vendor, merchant, number);
`;
/** The same with a row in each. */
const FIRST_VERSION = `${FIRST_VERSION_TABLES}
INSERT INTO purse VALUES ('NOVA', 'M1', 'p1', 'EUR', '1250', 2);
INSERT INTO purse_transfer VALUES ('NOVA', 'M1', 't1', '{"state":"barred"}', 1);
INSERT INTO purse_booking VALUES ('NOVA', 'M1', 'x1', 'bet', 'c', 'OK', '12.50', 1);
INSERT INTO purse_bet VALUES ('NOVA', 'M1', 'b1', 1, '{}');
`;

describe('createTransferStore', () => {
  it('keeps the data of a database of the first version, under the present names', () => {
    using db = new DatabaseSync(':memory:');
    db.exec(FIRST_VERSION);
    // Started once more on the renamed tables.
    for (const store of [createTransferStore(db), createTransferStore(db)]) {
      expect(store.balance(owner)).toEqual({ units: 1250n, scale: 2 });
      expect(store.transfer(scope, 't1')).toEqual({ state: 'barred' });
      expect(store.processedCall(scope, 'x1')).toEqual({ call: 'bet', content: 'c', code: 'OK', balance: '12.50' });
      expect(store.betRecordsAfter(scope, 0, 10)).toEqual([{ number: 1, record: '{}' }]);
      store.setBetRecord(scope, 'b1', '{}');
      store.setBetRecord(scope, 'b1', '{}');
      expect(store.betRecordsAfter(scope, 1, 10).map(({ number }) => number)).toEqual([3]);
      db.exec('UPDATE bet_record SET number = 1');
    }
    const names = db.prepare("SELECT name FROM sqlite_schema WHERE name LIKE '%purse%'").all();
    expect(names).toEqual([]);
  });

  it('merges what the first version wrote after the present one', () => {
    using db = new DatabaseSync(':memory:');
    db.exec(FIRST_VERSION);
    const before = createTransferStore(db);
    before.setBetRecord(scope, 'b2', '{"stake":1}');
    // The earlier release makes its tables again, and stores a row that is known and others that are not.
    db.exec(FIRST_VERSION_TABLES);
    db.exec(`INSERT INTO purse VALUES ('NOVA', 'M1', 'p1', 'EUR', '1250', 2), ('NOVA', 'M1', 'p2', 'EUR', '5', 0);
      INSERT INTO purse_bet VALUES ('NOVA', 'M1', 'b3', 1, '{"stake":2}'), ('NOVA', 'M1', 'b4', 2, '{}'), ('NOVA', 'M2', 'b1', 1, '{}')`);
    const store = createTransferStore(db);
    expect([store.balance(owner), store.balance({ ...owner, playerId: 'p2' })]).toEqual([{ units: 1250n, scale: 2 }, { units: 5n, scale: 0 }]);
    expect(store.betRecordsAfter(scope, 0, 10)).toEqual([
      { number: 1, record: '{}' },
      { number: 2, record: '{"stake":1}' },
      { number: 3, record: '{"stake":2}' },
      { number: 4, record: '{}' },
    ]);
    expect(store.betRecordsAfter({ ...scope, merchant: 'M2' }, 0, 10)).toEqual([{ number: 1, record: '{}' }]);
    expect(db.prepare("SELECT name FROM sqlite_schema WHERE name LIKE '%purse%'").all()).toEqual([]);
    expect(createTransferStore(db).balance(owner)).toEqual({ units: 1250n, scale: 2 });
  });

  it('refuses rows that both versions know differently, and changes nothing', () => {
    using db = new DatabaseSync(':memory:');
    db.exec(FIRST_VERSION);
    createTransferStore(db);
    db.exec(FIRST_VERSION_TABLES);
    db.exec("INSERT INTO purse VALUES ('NOVA', 'M1', 'p2', 'EUR', '5', 0); INSERT INTO purse_transfer VALUES ('NOVA', 'M1', 't1', '{}', 2)");
    expect(() => createTransferStore(db)).toThrow('The tables purse_transfer and transfer_record differ in 1 row(s)');
    expect(db.isTransaction).toBe(false);
    expect(db.prepare('SELECT count(*) AS count FROM purse').get()).toEqual({ count: 1 });
    expect(db.prepare('SELECT count(*) AS count FROM player_balance').get()).toEqual({ count: 1 });
    db.exec('DROP TABLE purse_transfer');
    expect(createTransferStore(db).balance({ ...owner, playerId: 'p2' })).toEqual({ units: 5n, scale: 0 });
  });

  it('renames the tables of a database that was made before there were bets', () => {
    using db = new DatabaseSync(':memory:');
    db.exec(`${FIRST_VERSION} DROP TABLE purse_bet`);
    expect(createTransferStore(db).balance(owner)).toEqual({ units: 1250n, scale: 2 });
  });
});
