/** A question in words, and its answer as digits. */
export interface Question {
  readonly text: string;
  readonly answer: string;
}

interface Words {
  /** Zero to twenty. */
  readonly numbers: readonly string[];
  readonly sum: (a: string, b: string) => string;
  readonly difference: (a: string, b: string) => string;
  readonly larger?: (a: string, b: string) => string;
}

const en: Words = {
  numbers: [
    'zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten',
    'eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen', 'twenty',
  ],
  sum: (a, b) => `What is ${a} plus ${b}?`,
  difference: (a, b) => `What is ${a} minus ${b}?`,
  larger: (a, b) => `Which number is larger: ${a} or ${b}?`,
};

const ty: Words = {
  numbers: [
    'సున్నా', 'ఒకటి', 'రెండు', 'మూడు', 'నాలుగు', 'ఐదు', 'ఆరు', 'ఏడు', 'ఎనిమిది', 'తొమ్మిది', 'పది',
    'పదకొండు', 'పన్నెండు', 'పదమూడు', 'పద్నాలుగు', 'పదిహేను', 'పదహారు', 'పదిహేడు', 'పద్దెనిమిది', 'పంతొమ్మిది', 'ఇరవై',
  ],
  sum: (a, b) => `${a} మరియు ${b} కూడితే ఎంత?`,
  difference: (a, b) => `${a} నుండి ${b} తీసివేస్తే ఎంత?`,
  larger: (a, b) => `ఏ సంఖ్య పెద్దది: ${a} లేదా ${b}?`,
};

/** For languages without words here: screen readers read figures and signs in any language. */
const figures: Words = {
  numbers: [],
  sum: (a, b) => `${a} + ${b} = ?`,
  difference: (a, b) => `${a} − ${b} = ?`,
};

const catalogues: Readonly<Record<string, Words>> = { EN: en, TY: ty };
const valuesByWord = new Map(Object.values(catalogues).flatMap(({ numbers }) => numbers.map((word, value) => [word, String(value)] as const)));

/** A small question in the language of the platform code; figures where there is no wording. */
export function createQuestion(language: string, pick: (below: number) => number): Question {
  const words = catalogues[language] ?? figures;
  const wordOf = (value: number): string => words.numbers[value] ?? String(value);
  const [a, b] = [2 + pick(9), 2 + pick(9)];
  const [high, low] = [Math.max(a, b) + 1 + pick(8), Math.min(a, b)];
  const { sum, difference, larger } = words;
  const kind = pick(larger ? 3 : 2);
  if (kind === 0) return { text: sum(wordOf(a), wordOf(b)), answer: String(a + b) };
  if (kind === 1 || !larger) return { text: difference(wordOf(high), wordOf(low)), answer: String(high - low) };
  return { text: pick(2) === 0 ? larger(wordOf(high), wordOf(low)) : larger(wordOf(low), wordOf(high)), answer: String(high) };
}

/** A typed answer in comparable form: number words become digits. */
export function normaliseAnswer(typed: string): string {
  const plain = typed.normalize('NFKC').replaceAll(/\s+/g, '');
  return valuesByWord.get(plain.toLowerCase()) ?? plain.toUpperCase();
}
