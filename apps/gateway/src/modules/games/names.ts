import type { Database } from '../../platform/db/index.ts';
import type { ArtSubject } from '@livery/demo-artwork';
import { catalogueGame, vendorMark } from './catalogue/catalogue.ts';
import { subjectFor } from './catalogue/generated-catalogue.ts';
import type { CatalogueVendor } from './catalogue/vendors.ts';
import { nameIn, type GameNames, type Named } from './game-names.ts';

/** Names and drawings of the catalogue in the database. */
export interface CatalogueNames {
  /** The game's name in a language (platform code), also when it is no longer offered; its code for an unknown game. */
  game(code: string, language: string): string;
  /** The drawing of a game; undefined for an unknown game. */
  subject(code: string): ArtSubject | undefined;
  /** The drawing of a vendor's mark; undefined for an unknown vendor. */
  mark(code: string): CatalogueVendor['mark'] | undefined;
  /** Reads the names again. */
  refresh(): Promise<void>;
}

/** Pause between two reads caused by unknown codes. */
const REFRESH_PAUSE_MS = 5_000;
/** How long a changed name may take to show. */
const LOOK_MS = 30_000;

/** {@link CatalogueNames} that know the demo catalogue from the start, and imported ones once they were read. */
export function createCatalogueNames(db: Database, onError: (error: unknown) => void): CatalogueNames {
  let games = new Map<string, Named>();
  let vendors = new Set<string>();
  let nextRefresh = 0;
  let version = 0;
  let nextLook = Number.POSITIVE_INFINITY;

  /** Grows with every change of the catalogue. */
  async function versionNow(): Promise<number> {
    const row = await db.query.selectFrom('catalogue_version').select('version').where('tenant_id', '=', '').executeTakeFirst();
    return Number(row?.version ?? 0);
  }

  async function refresh(): Promise<void> {
    // Before the names: a change between the two is read again.
    const now = await versionNow();
    const [vendorRows, gameRows] = await Promise.all([
      db.query.selectFrom('game_vendor').select('code').execute(),
      db.query.selectFrom('game').select(['code', 'name']).select(({ ref }) => ref('names').$castTo<GameNames>().as('names')).execute(),
    ]);
    vendors = new Set(vendorRows.map(({ code }) => code));
    games = new Map(gameRows.map(({ code, name, names }) => [code, { name, names }]));
    version = now;
    nextLook = db.clock.now() + LOOK_MS;
  }

  /** Reads names that were changed since, while the former ones are answered. */
  function lookAgain(): void {
    const now = db.clock.now();
    if (now < nextLook) return;
    nextLook = now + LOOK_MS;
    versionNow().then((found) => (found === version ? undefined : refresh())).catch(onError);
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
    game(code, language) {
      const game = games.get(code) ?? catalogueGame(code);
      if (game === undefined) {
        refreshSoon();
        return code;
      }
      lookAgain();
      return nameIn(game, language);
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
