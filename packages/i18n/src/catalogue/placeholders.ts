/** The names inside `{{…}}` of a text, without doubles, sorted. */
export function placeholdersOf(text: string): readonly string[] {
  const names = [...text.matchAll(/\{\{\s*([\w.]+)[^}]*\}\}/g)].map((match) => match[1] ?? '');
  return [...new Set(names)].sort();
}
