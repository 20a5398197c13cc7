import type { Insertable } from 'kysely';
import type { Tables } from '../../../platform/db/index.ts';
import type { CatalogueFile } from './catalogue-file.ts';

/** The rows of a catalogue file by the table that they are written to. */
interface FileRows {
  game_vendor: CatalogueFile['vendors'][number];
  game: CatalogueFile['games'][number];
  game_room: CatalogueFile['rooms'][number];
}

/** Tables that a catalogue is written to. */
export type CatalogueTable = keyof FileRows;
type Column<Table extends CatalogueTable> = keyof Tables[Table] & string;

/** The column of each field, and the columns that follow from a row as a whole. Each column that a row has to have is among them. */
const COLUMNS = {
  game_vendor: {
    code: 'code', displayName: 'display_name', accountTypeName: 'account_type_name', open: 'open_policy', wallet: 'wallet', state: 'state', isHot: 'is_hot',
    regionsBarred: 'regions_barred', origin: 'origin', framePermissions: 'frame_permissions',
  },
  game: {
    code: 'code', vendor: 'vendor_code', type: 'type', name: 'name', names: 'names', defaultPlayType: 'default_play_type', opensList: 'opens_list', state: 'state',
    freePlay: 'free_play', freeSpins: 'free_spins', isJackpot: 'is_jackpot', lines: 'lines', rtp: 'rtp', volatility: 'volatility', liveCategory: 'live_category',
    image: 'image', minStake: 'min_stake', maxStake: 'max_stake', hotRank: 'hot_rank', newRank: 'new_rank', drawBoard: 'draw_board', drawRegion: 'draw_region',
  },
  game_room: { code: 'code', game: 'game_code', number: 'number', tier: 'tier', state: 'state', minStake: 'min_stake', maxStake: 'max_stake', node: 'node' },
} as const satisfies { readonly [Table in CatalogueTable]: Readonly<Record<keyof FileRows[Table], Column<Table>>> };
const DERIVED = { game_vendor: ['position'], game: ['position', 'search_key'], game_room: [] } as const satisfies { readonly [Table in CatalogueTable]: readonly Column<Table>[] };

/** The same by name of field, and as lists, for a table that is not known at compile time. */
const columnsByField: { readonly [Table in CatalogueTable]: Readonly<Record<string, Column<Table>>> } = COLUMNS;
const derivedColumns: { readonly [Table in CatalogueTable]: readonly Column<Table>[] } = DERIVED;

type Derived<Table extends CatalogueTable> = Pick<Insertable<Tables[Table]>, (typeof DERIVED)[Table][number] & keyof Insertable<Tables[Table]>>;

/** A row's columns, and which of them its file states. */
export interface WrittenRow<Table extends CatalogueTable> {
  readonly columns: Readonly<Partial<Record<Column<Table>, unknown>>>;
  readonly stated: readonly Column<Table>[];
}

function columnOf<Table extends CatalogueTable>(table: Table, field: string): Column<Table> {
  const column = columnsByField[table][field];
  if (column === undefined) throw new Error(`No column of ${table} for "${field}".`);
  return column;
}

/** The columns that a catalogue writes, in one order. */
export function writtenColumns<Table extends CatalogueTable>(table: Table): readonly Column<Table>[] {
  return [...Object.values(columnsByField[table]), ...derivedColumns[table]];
}

/**
 * The rows as they are written: `filled` has every field, `stated` the same rows as the file states them (left out where
 * it states none of them), and `derived` makes the columns that follow from a row as a whole.
 */
export function writtenRows<Table extends CatalogueTable>(
  table: Table,
  filled: readonly FileRows[Table][],
  stated: readonly object[] = [],
  derived: (row: FileRows[Table], index: number) => Derived<Table>,
): WrittenRow<Table>[] {
  return filled.map((row, index) => ({
    columns: { ...(Object.fromEntries(Object.entries(row).map(([field, value]) => [columnOf(table, field), value])) as Partial<Record<Column<Table>, unknown>>), ...derived(row, index) },
    stated: [...Object.keys(stated[index] ?? row).map((field) => columnOf(table, field)), ...derivedColumns[table]],
  }));
}
