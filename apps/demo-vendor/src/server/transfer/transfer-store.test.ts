import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { createTransferStore } from './transfer-store.ts';

const scope = { vendor: 'NOVA', merchant: 'M1' };
const owner = { ...scope, playerId: 'p1', currency: 'EUR' };

/** The tables of the first version with a row in each. */
const FIRST_VERSION = `
CREATE TABLE purse (vendor TEXT NOT NULL, merchant TEXT NOT NULL, player_id TEXT NOT NULL, currency TEXT NOT NULL,
  units TEXT NOT NULL, scale INTEGER NOT NULL, PRIMARY KEY (vendor, merchant, player_id, currency)) STRICT, WITHOUT ROWID;
CREATE TABLE purse_transfer (vendor TEXT NOT NULL, merchant TEXT NOT NULL, id TEXT NOT NULL, transfer TEXT NOT NULL, at INTEGER NOT NULL,
  PRIMARY KEY (vendor, merchant, id)) STRICT, WITHOUT ROWID;
CREATE TABLE purse_booking (vendor TEXT NOT NULL, merchant TEXT NOT NULL, tx_id TEXT NOT NULL, call TEXT NOT NULL, content TEXT NOT NULL,
  code TEXT NOT NULL, balance TEXT NOT NULL, at INTEGER NOT NULL, PRIMARY KEY (vendor, merchant, tx_id)) STRICT, WITHOUT ROWID;
CREATE TABLE purse_bet (vendor TEXT NOT NULL, merchant TEXT NOT NULL, bet_id TEXT NOT NULL, number INTEGER NOT NULL, record TEXT NOT NULL,
  PRIMARY KEY (vendor, merchant, bet_id)) STRICT;
CREATE UNIQUE INDEX purse_bet_number ON purse_bet (vendor, merchant, number);
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
});
