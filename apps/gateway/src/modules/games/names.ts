import { sql } from 'kysely';
import type { Database } from '../../platform/db/index.ts';
import type { ArtSubject } from '@livery/demo-artwork';
import { catalogueGame, vendorMark } from './catalogue/catalogue.ts';
import { subjectFor } from './catalogue/generated-catalogue.ts';
import type { CatalogueVendor } from './catalogue/vendors.ts';

/** What the catalogue in the database is called, and how it is drawn. */
export interface CatalogueNames {
  /** The game's name for a person, whether it is still offered or not; its code where nothing is known of it. */
  game(code: string): string;
  /** What is drawn for a game; undefined where there is no such game. */
  subject(code: string): ArtSubject | undefined;
  /** What is drawn for a vendor's mark; undefined where there is no such vendor. */
  mark(code: string): CatalogueVendor['mark'] | undefined;
  /** Reads the names again. */
  refresh(): Promise<void>;
}

/** A code that is not known is looked for again after so long. */
const AGAIN_MS = 5_000;

/** {@link CatalogueNames} that know the catalogue of the platform from the start, and imported ones once they were read. */
export function createCatalogueNames(db: Database, onError: (error: unknown) => void): CatalogueNames {
  let games = new Map<string, string>();
  let vendors = new Set<string>();
  let again = 0;

  async function refresh(): Promise<void> {
    const { rows } = await sql<{ vendors: string; games: string }>`
      select coalesce((select json_agg(code) from game_vendor), '[]')::text as vendors,
             coalesce((select json_agg(json_build_array(code, name)) from game), '[]')::text as games`.execute(db.query);
    games = new Map(JSON.parse(rows[0]?.games ?? '[]') as [string, string][]);
    vendors = new Set(JSON.parse(rows[0]?.vendors ?? '[]') as string[]);
  }

  /** Somebody asked for what is not known: it may have been imported since. */
  function missed(): void {
    const now = db.clock.now();
    if (now < again) return;
    again = now + AGAIN_MS;
    refresh().catch(onError);
  }

  return {
    refresh,
    game(code) {
      const name = games.get(code) ?? catalogueGame(code)?.name;
      if (name === undefined) missed();
      return name ?? code;
    },
    subject(code) {
      const art = catalogueGame(code)?.art;
      if (art !== undefined) return art;
      if (games.has(code)) return subjectFor(code);
      missed();
      return undefined;
    },
    mark(code) {
      const mark = vendorMark(code);
      if (mark !== undefined) return mark;
      if (!vendors.has(code)) {
        missed();
        return undefined;
      }
      const { emblem } = subjectFor(code);
      return { emblem, hue: [...code].reduce((hue, letter) => (hue * 31 + letter.charCodeAt(0)) % 360, 7) };
    },
  };
}
