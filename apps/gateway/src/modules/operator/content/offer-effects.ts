import type { Clock, Tx } from '../../../platform/db/index.ts';
import type { Tenant } from '../../../platform/http/index.ts';
import type { OfferDraft, OfferStore, OfferTimes } from '../../notices/index.ts';
import { OperatorProblem } from '../operator-problem.ts';
import { refusedField, removableText, requireLanguage, requireWords, stateAt, timesOf, withdrawnAt } from './content-rules.ts';

/** What an effect on a banner or promotion did. */
interface Done {
  readonly subject: string;
  readonly before: Readonly<Record<string, unknown>>;
  readonly after: Readonly<Record<string, unknown>>;
}
/** A text in one language. */
type Text<Words> = { readonly language: string } & Words;
interface Asked {
  readonly id: string;
  readonly startsAt?: string | undefined;
  readonly endsAt?: string | undefined;
}

const toldFacts = (facts: object): Readonly<Record<string, unknown>> => ({ ...facts });
const toldTimes = ({ from, until }: OfferTimes) => ({ startsAt: from.toISOString(), endsAt: until?.toISOString() ?? null });

/** The effects that banners and promotions have in common; `kind` is what they are called. */
export function createOfferEffects<Facts extends object, Words extends { readonly [Name in keyof Words]: string }>(kind: 'banner' | 'promotion', store: OfferStore<Facts, Words>, clock: Clock) {
  const subjectOf = (id: string): string => `${kind}:${id}`;

  /** @throws OperatorProblem NOT_FOUND */
  async function locked(tx: Tx, tenant: Tenant, id: string): Promise<OfferDraft<Facts, Words>> {
    const found = await store.lock(tx, tenant.id, id);
    if (found === undefined) throw new OperatorProblem('NOT_FOUND', `${tenant.id} has no ${kind} ${id}. ${kind}s:list shows them.`);
    return found;
  }

  /** The text as players would see it. @throws OperatorProblem VALIDATION_FAILED */
  function shownOf(tenant: Tenant, language: string, words: Words): Text<Words> {
    requireLanguage(tenant, language);
    const clean = store.clean(words);
    requireWords(clean);
    return { language, ...clean };
  }

  return {
    async list(tenant: Tenant, pageNo: number, pageSize: number) {
      const { found, total } = await store.list(tenant.id, { offset: (pageNo - 1) * pageSize, limit: pageSize });
      const lines = found.map((draft) => ({ id: draft.id, state: stateAt(clock.now(), draft), ...toldTimes(draft), ...draft.facts, texts: Object.entries(draft.texts).map(([language, words]): Text<Words> => ({ language, ...words })) }));
      return { lines, paging: { pageNo, totalPages: Math.ceil(total / pageSize), total } };
    },
    async add(tx: Tx, tenant: Tenant, { id, startsAt, endsAt }: Asked, facts: Facts, language: string, words: Words): Promise<Done & { beside: { shown: Text<Words> } }> {
      const shown = shownOf(tenant, language, words);
      const times = timesOf(tenant, startsAt ?? new Date(clock.now()), endsAt);
      if (!(await store.add(tx, tenant.id, { id, ...times, facts }))) throw new OperatorProblem('STATE_CONFLICT', `There is something named ${id} already: ${kind}s:translate, ${kind}s:change and ${kind}s:schedule change what it is.`);
      await store.writeText(tx, tenant.id, id, language, words);
      return { subject: subjectOf(id), before: {}, after: { ...facts, ...toldTimes(times), ...shown }, beside: { shown } };
    },
    async translate(tx: Tx, tenant: Tenant, id: string, language: string, words: Words): Promise<Done & { beside: { shown: Text<Words> } }> {
      const shown = shownOf(tenant, language, words);
      const { texts } = await locked(tx, tenant, id);
      await store.writeText(tx, tenant.id, id, language, words);
      return { subject: subjectOf(id), before: { text: texts[language] ?? null }, after: { text: shown }, beside: { shown } };
    },
    async removeText(tx: Tx, tenant: Tenant, id: string, language: string): Promise<Done & { beside: object }> {
      const { texts } = await locked(tx, tenant, id);
      const was = removableText(tenant, texts, language, { id, withdraw: `${kind}s:withdraw` });
      await store.writeText(tx, tenant.id, id, language, undefined);
      return { subject: subjectOf(id), before: { text: { language, ...was } }, after: { text: null }, beside: {} };
    },
    async change(tx: Tx, tenant: Tenant, id: string, changes: Partial<Facts>): Promise<Done & { beside: object }> {
      if (Object.keys(changes).length === 0) throw refusedField('id', 'Nothing to change was named');
      const draft = await locked(tx, tenant, id);
      await store.change(tx, tenant.id, { ...draft, facts: { ...draft.facts, ...changes } });
      return { subject: subjectOf(id), before: toldFacts(draft.facts), after: toldFacts({ ...draft.facts, ...changes }), beside: {} };
    },
    async order(tx: Tx, tenant: Tenant, ids: readonly string[]): Promise<Done & { beside: object }> {
      const before = await store.lockOrder(tx, tenant.id);
      const unknown = ids.find((id) => !before.includes(id));
      if (unknown !== undefined) throw new OperatorProblem('NOT_FOUND', `${tenant.id} has no ${kind} ${unknown}. ${kind}s:list shows them.`);
      if (new Set(ids).size < ids.length) throw refusedField('ids', 'An id stands there twice');
      const after = [...ids, ...before.filter((id) => !ids.includes(id))];
      await store.order(tx, tenant.id, after);
      return { subject: `${kind}s:order`, before: { order: before }, after: { order: after }, beside: {} };
    },
    async schedule(tx: Tx, tenant: Tenant, { id, startsAt, endsAt }: Asked & { readonly startsAt: string }): Promise<Done & { beside: object }> {
      const times = timesOf(tenant, startsAt, endsAt);
      const draft = await locked(tx, tenant, id);
      await store.change(tx, tenant.id, { ...draft, ...times });
      return { subject: subjectOf(id), before: toldTimes(draft), after: toldTimes(times), beside: {} };
    },
    async withdraw(tx: Tx, tenant: Tenant, id: string): Promise<Done & { beside: object }> {
      const draft = await locked(tx, tenant, id);
      if (stateAt(clock.now(), draft) === 'ended') throw new OperatorProblem('STATE_CONFLICT', `The ${kind} ${id} is shown no more.`);
      const times = withdrawnAt(clock.now(), draft);
      await store.change(tx, tenant.id, { ...draft, ...times });
      return { subject: subjectOf(id), before: toldTimes(draft), after: toldTimes(times), beside: {} };
    },
  };
}
