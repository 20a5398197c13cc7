import type { Database } from '../../platform/db/index.ts';
import type { ArtSubject } from '@livery/demo-artwork';
import { catalogueGame, vendorMark } from './catalogue/catalogue.ts';
import { subjectFor } from './catalogue/generated-catalogue.ts';
import type { CatalogueVendor } from './catalogue/vendors.ts';

/** Names and drawings of the catalogue in the database. */
export interface CatalogueNames {
  /** The game's name, also when it is no longer offered; its code for an unknown game. */
  game(code: string): string;
  /** The drawing of a game; undefined for an unknown game. */
  subject(code: string): ArtSubject | undefined;
  /** The drawing of a vendor's mark; undefined for an unknown vendor. */
  mark(code: string): CatalogueVendor['mark'] | undefined;
  /** Reads the names again. */
  refresh(): Promise<void>;
}

/** Pause between two reads caused by unknown codes. */
const REFRESH_PAUSE_MS = 5_000;

/** {@link CatalogueNames} that know the demo catalogue from the start, and imported ones once they were read. */
export function createCatalogueNames(db: Database, onError: (error: unknown) => void): CatalogueNames {
  let games = new Map<string, string>();
  let vendors = new Set<string>();
  let nextRefresh = 0;

  async function refresh(): Promise<void> {
    const [vendorRows, gameRows] = await Promise.all([
      db.query.selectFrom('game_vendor').select('code').execute(),
      db.query.selectFrom('game').select(['code', 'name']).execute(),
    ]);
    vendors = new Set(vendorRows.map(({ code }) => code));
    games = new Map(gameRows.map(({ code, name }) => [code, name]));
  }

  /** An unknown code may have been imported since the last read. */
  function refreshSoon(): void {
    const now = db.clock.now();
    if (now < nextRefresh) return;
    nextRefresh = now + REFRESH_PAUSE_MS;
    refresh().catch(onError);
  }

  return {
    refresh,
    game(code) {
      const name = games.get(code) ?? catalogueGame(code)?.name;
      if (name === undefined) refreshSoon();
      return name ?? code;
    },
    subject(code) {
      const art = catalogueGame(code)?.art;
      if (art !== undefined) return art;
      if (games.has(code)) return subjectFor(code);
      refreshSoon();
      return undefined;
    },
    mark(code) {
      const mark = vendorMark(code);
      if (mark !== undefined) return mark;
      if (!vendors.has(code)) {
        refreshSoon();
        return undefined;
      }
      const { emblem } = subjectFor(code);
      return { emblem, hue: [...code].reduce((hue, letter) => (hue * 31 + letter.charCodeAt(0)) % 360, 7) };
    },
  };
}
