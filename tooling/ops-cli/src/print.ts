type Row = Readonly<Record<string, unknown>>;

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
/** `memberId` as `member id`. */
const words = (field: string): string => field.replaceAll(/([a-z])([A-Z])/g, (_, before: string, after: string) => `${before} ${after.toLowerCase()}`);

// What a terminal would obey: texts come from members and vendors.
// oxlint-disable-next-line no-control-regex -- these are the characters to take out
const CONTROLS = /[\u0000-\u001F\u007F-\u009F\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

function cell(value: unknown): string {
  if (value === null || value === undefined || value === '') return '-';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  const plain = isList(value) && !value.some((entry) => typeof entry === 'object') ? value.join(', ') : value;
  const text = typeof plain === 'string' ? plain : JSON.stringify(plain);
  return text.replaceAll(CONTROLS, '�');
}

/** Rows under their headings, each column as wide as its longest cell. */
export function table(rows: readonly Row[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const lines = [columns.map(words), ...rows.map((row) => columns.map((column) => cell(row[column])))];
  const widths = columns.map((_, index) => Math.max(...lines.map((line) => line[index]?.length ?? 0)));
  return lines.map((line) => line.map((text, index) => text.padEnd(widths[index] ?? 0)).join('  ').trimEnd()).join('\n');
}

function pairs(row: Row): string {
  return table(Object.entries(row).map(([field, value]) => ({ field, value }))).split('\n').slice(1).map((line, index) => line.replace(/^\S+/, (field) => words(Object.keys(row)[index] ?? field).padEnd(field.length))).join('\n');
}

interface Effect {
  readonly outcome: string;
  readonly needsApproval?: boolean;
  readonly approvalId: string | null;
  readonly subject: string;
  readonly before: Row;
  readonly after: Row;
  readonly trail: number | null;
}

const isEffect = (value: unknown): value is Effect => isRow(value) && 'outcome' in value && 'before' in value && 'after' in value;

const HEADLINES: Readonly<Record<string, (effect: Effect) => string>> = {
  done: ({ subject, trail }) => `Done: ${subject}, row ${trail ?? '-'} of the trail.`,
  dryRun: ({ subject, needsApproval }) => `Dry run: ${subject}. Nothing was changed; this is what would be${needsApproval === true ? ', after a second operator has approved it' : ''}.`,
  waiting: ({ subject, approvalId }) => `Waiting: ${subject}. Another operator decides: ops approvals:approve --approval-id ${approvalId ?? '-'}`,
};

function effectText(effect: Effect): string {
  const fields = [...new Set([...Object.keys(effect.before), ...Object.keys(effect.after)])];
  const rows = fields.map((field) => ({ '': words(field), before: effect.before[field], after: effect.after[field] }));
  const headline = HEADLINES[effect.outcome]?.(effect) ?? effect.outcome;
  return rows.length === 0 ? cell(headline) : `${cell(headline)}\n\n${table(rows)}`;
}

/** An answer as text that people read. */
export function plainText(value: unknown): string {
  if (!isRow(value)) return cell(value);
  const simple: [string, unknown][] = [];
  const parts: string[] = [];
  for (const [field, entry] of Object.entries(value)) {
    if (isEffect(entry)) parts.push(effectText(entry));
    else if (isList(entry) && entry.every(isRow)) parts.push(`${words(field)}: ${entry.length === 0 ? 'none' : `\n${table(entry)}`}`);
    else if (isRow(entry)) parts.push(`${words(field)}:\n${pairs(entry)}`);
    else simple.push([field, entry]);
  }
  return [...parts, ...(simple.length === 0 ? [] : [pairs(Object.fromEntries(simple))])].join('\n\n');
}
