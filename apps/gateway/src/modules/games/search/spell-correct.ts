/** Edits allowed in a word of this length. */
function allowedEdits(letters: number): number {
  if (letters < 4) return 0;
  return letters < 8 ? 1 : 2;
}

/** Damerau-Levenshtein distance between `a` and `b`, computed up to `most`; `most + 1` beyond it. */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const line = [row];
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1];
      let errors = Math.min((above[column] ?? 0) + 1, (line[column - 1] ?? 0) + 1, (above[column - 1] ?? 0) + (same ? 0 : 1));
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) errors = Math.min(errors, (before[column - 2] ?? 0) + 1);
      line.push(errors);
    }
    if (Math.min(...line) > most) return most + 1;
    before = above;
    above = line;
  }
  return above[b.length] ?? most + 1;
}

/** The distance between a typed prefix and a word: to the whole word, or to its best matching prefix. */
function prefixDistance(typed: string, word: string, most: number): number {
  const lengths = new Set([word.length, typed.length, typed.length + 1].filter((length) => length <= word.length));
  return Math.min(...[...lengths].map((length) => editDistance(typed, word.slice(0, length), most) + (length < word.length ? 0.5 : 0)));
}

/**
 * The typed words, each unknown one replaced by the nearest known word; undefined where none was unknown, or where one has no
 * near word. The first letter must match.
 */
export function correctSpelling(typed: readonly string[], known: ReadonlySet<string>): string[] | undefined {
  let changed = false;
  const corrected: string[] = [];
  const all = [...known];
  for (const word of typed) {
    if (known.has(word) || all.some((other) => (word.length < 3 ? other.startsWith(word) : other.includes(word)))) {
      corrected.push(word);
      continue;
    }
    const most = allowedEdits(word.length);
    let best: { readonly word: string; readonly errors: number } | undefined;
    for (const other of all) {
      if (most === 0 || other[0] !== word[0] || other.length < word.length - most) continue;
      const errors = prefixDistance(word, other, most);
      if (errors < most + 1 && (best === undefined || errors < best.errors || (errors === best.errors && other < best.word))) best = { word: other, errors };
    }
    if (best === undefined) return undefined;
    corrected.push(best.word);
    changed = true;
  }
  return changed ? corrected : undefined;
}
