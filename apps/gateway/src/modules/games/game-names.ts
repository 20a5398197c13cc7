/** A game's names by platform language code. */
export type GameNames = Readonly<Partial<Record<string, string>>>;

/** What a game is called. */
export interface Named {
  /** What languages get that `names` does not have. */
  readonly name: string;
  readonly names: GameNames;
}

/** A game's name in a language, by its platform code. */
export function nameIn({ name, names }: Named, language: string): string {
  return (Object.hasOwn(names, language) ? names[language] : undefined) ?? name;
}
