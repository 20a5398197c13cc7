import type { Tx } from '../../../platform/db/index.ts';
import { hasWords } from '../../../platform/html/index.ts';
import type { Tenant } from '../../../platform/http/index.ts';
import { cleanHelp, type HelpEdits, type HelpState, type HelpWords } from '../../settings/index.ts';
import { OperatorProblem } from '../operator-problem.ts';
import type { OperatorHandlers } from '../server/operator-handlers.ts';
import { refusedField, requireLanguage, requireWords } from './content-rules.ts';

type HelpCall = 'help:list' | 'help:show' | 'help:preview' | 'help:write' | 'help:discard' | 'help:publish' | 'help:take-back';
interface Of {
  readonly topic: string;
  readonly language: string;
}

const inLanguage = (language: string, words: HelpWords | null) => (words === null ? null : { language, ...words });
const told = (version: number | null, words: HelpWords | null) => ({ version, title: words?.title ?? null, content: words?.content ?? null });
const subjectOf = ({ topic, language }: Of): string => `help:${topic}:${language}`;
const noTopic = (tenant: Tenant, topic: string): OperatorProblem => new OperatorProblem('NOT_FOUND', `The help centre of ${tenant.id} has no topic ${topic}. help:list shows them.`);

/** Handlers of the calls that show, write, publish and take back help texts. */
export function helpHandlers({ help }: { readonly help: HelpEdits }): OperatorHandlers<HelpCall> {
  /** @throws OperatorProblem VALIDATION_FAILED, NOT_FOUND */
  async function locked(tx: Tx, tenant: Tenant, { topic, language }: Of): Promise<HelpState> {
    requireLanguage(tenant, language);
    const state = await help.lock(tx, tenant, topic, language);
    if (state === undefined) throw noTopic(tenant, topic);
    return state;
  }

  return {
    async 'help:list'({ tenant, request: { language } }) {
      if (language !== undefined) requireLanguage(tenant, language);
      const found = (await help.list(tenant)).filter((state) => language === undefined || state.language === language);
      return { texts: found.map(({ topic, language: of, source, version, draft, shown }) => ({ topic, language: of, source, version, draft: draft !== null, title: shown?.title ?? null })) };
    },
    async 'help:show'({ tenant, request: { topic, language } }) {
      requireLanguage(tenant, language);
      const state = (await help.list(tenant)).find((each) => each.topic === topic && each.language === language);
      if (state === undefined) throw noTopic(tenant, topic);
      const versions = await help.versions(tenant, topic, language);
      return {
        ...state,
        shown: inLanguage(language, state.shown),
        draft: inLanguage(language, state.draft),
        versions: versions.map(({ version, publishedAt, title, content }) => ({ version, publishedAt: publishedAt.toISOString(), title, content })),
      };
    },
    async 'help:preview'({ tenant, request: { language } }) {
      requireLanguage(tenant, language);
      // As players read them: in this language, else in the merchant's, else in English.
      const order = [...new Set([language, tenant.defaultLanguage, 'EN'])];
      const states = await help.list(tenant, order);
      const entries = [...new Set(states.map(({ topic }) => topic))].flatMap((topic) => {
        const words = order.flatMap((each) => {
          const state = states.find((found) => found.topic === topic && found.language === each);
          const read = state?.draft ?? state?.shown;
          return read === undefined || read === null ? [] : [{ topic, draft: read === state?.draft, ...read }];
        });
        return words.slice(0, 1);
      });
      return { entries };
    },
    'help:write': {
      async run(tx, { tenant, request: { topic, language, title, content } }) {
        const words = cleanHelp({ title, content });
        requireWords({ title: words.title });
        if (!hasWords(words.content)) throw refusedField('content', 'Without what players are never shown, nothing is left of the content');
        const state = await locked(tx, tenant, { topic, language });
        await help.draft(tx, tenant, state, words);
        return { subject: subjectOf(state), before: { draft: inLanguage(language, state.draft) }, after: { draft: inLanguage(language, words) }, beside: { shown: { language, ...words } } };
      },
    },
    'help:discard': {
      async run(tx, { tenant, request }) {
        const state = await locked(tx, tenant, request);
        if (state.draft === null) throw new OperatorProblem('STATE_CONFLICT', `${request.topic} has no draft in ${request.language}.`);
        await help.draft(tx, tenant, state, null);
        return { subject: subjectOf(state), before: { draft: inLanguage(request.language, state.draft) }, after: { draft: null }, beside: {} };
      },
    },
    'help:publish': {
      async run(tx, { tenant, request: { topic, language, version: wanted } }) {
        const state = await locked(tx, tenant, { topic, language });
        const before = told(state.version, state.shown);
        if (wanted !== undefined) {
          if (wanted === state.version) throw new OperatorProblem('STATE_CONFLICT', `Players read version ${wanted} already.`);
          const version = (await help.versions(tenant, topic, language, tx)).find((each) => each.version === wanted);
          if (version === undefined) throw new OperatorProblem('NOT_FOUND', `${topic} has no version ${wanted} in ${language}. help:show lists them.`);
          return { subject: subjectOf(state), before, after: told(wanted, (await help.show(tx, tenant, state, version)) ?? null), beside: {} };
        }
        if (state.draft === null) throw new OperatorProblem('STATE_CONFLICT', `${topic} has no draft in ${language}: help:write writes one.`);
        const version = await help.publish(tx, tenant, state, state.draft);
        await help.draft(tx, tenant, state, null);
        return { subject: subjectOf(state), before, after: told(version, state.draft), beside: {} };
      },
    },
    'help:take-back': {
      async run(tx, { tenant, request: { topic, language } }) {
        const state = await locked(tx, tenant, { topic, language });
        if (state.version === null) throw new OperatorProblem('STATE_CONFLICT', `No version of ${topic} was published in ${language}.`);
        const versions = await help.versions(tenant, topic, language, tx);
        const earlier = versions.find(({ version }) => version === state.version)?.before ?? null;
        const back = versions.find(({ version }) => version === earlier) ?? null;
        const shown = await help.show(tx, tenant, state, back);
        if (shown === undefined) throw new OperatorProblem('STATE_CONFLICT', `Nothing would be left of ${topic}: there is no earlier version, no text of the product, and no other language.`);
        return { subject: subjectOf(state), before: told(state.version, state.shown), after: told(back?.version ?? null, shown), beside: {} };
      },
    },
  };
}
