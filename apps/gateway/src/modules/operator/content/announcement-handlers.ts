import type { Clock, Tx } from '../../../platform/db/index.ts';
import type { Tenant } from '../../../platform/http/index.ts';
import { cleanWords, type AnnouncementDraft, type AnnouncementEdits, type AnnouncementType, type AnnouncementWords, type Notices } from '../../notices/index.ts';
import { hasWords } from '../../../platform/html/index.ts';
import { OperatorProblem } from '../operator-problem.ts';
import type { OperatorHandlers } from '../server/operator-handlers.ts';
import { refusedField, removableText, requireLanguage, requireWords, stateAt, timesOf, withdrawnAt } from './content-rules.ts';

export interface AnnouncementHandlersDeps {
  readonly notices: Pick<Notices, 'announce'>;
  readonly announcements: AnnouncementEdits;
  /** Tells gateways and open pages of an announcement, after the commit. */
  readonly announcementChanged: (tenantId: string, id: string) => void;
  readonly clock: Clock;
}

type AnnouncementCall = 'announcements:list' | 'announcements:write' | 'announcements:translate' | 'announcements:remove-text' | 'announcements:schedule' | 'announcements:withdraw';
interface Written extends AnnouncementWords {
  readonly language: string;
}
interface Times {
  readonly publishedAt: Date;
  readonly endsAt: Date | null;
}

/** The text as players would see it. @throws OperatorProblem VALIDATION_FAILED for a language the brand has not, or a text without words */
function shownOf(tenant: Tenant, { language, ...words }: Written): Written {
  requireLanguage(tenant, language);
  const { title, content } = cleanWords(words);
  requireWords({ title });
  if (!hasWords(content)) throw refusedField('content', 'Without what players are never shown, nothing is left of the content');
  return { language, title, content };
}

function momentsOf(tenant: Tenant, from: string | Date, until: string | undefined): Times {
  const times = timesOf(tenant, from, until);
  return { publishedAt: times.from, endsAt: times.until };
}

const textsOf = ({ texts }: AnnouncementDraft): Written[] => Object.entries(texts).map(([language, { title, content }]) => ({ language, title, content }));
const told = ({ publishedAt, endsAt }: Times) => ({ publishedAt: publishedAt.toISOString(), endsAt: endsAt?.toISOString() ?? null });

/** Handlers of the calls that show, write, schedule and withdraw announcements. */
export function announcementHandlers({ notices, announcements, announcementChanged, clock }: AnnouncementHandlersDeps): OperatorHandlers<AnnouncementCall> {
  const stateOf = ({ publishedAt, endsAt }: Times) => stateAt(clock.now(), { from: publishedAt, until: endsAt });

  /** @throws OperatorProblem NOT_FOUND */
  async function locked(tx: Tx, tenant: Tenant, id: string): Promise<AnnouncementDraft> {
    const found = await announcements.lock(tx, tenant.id, id);
    if (found === undefined) throw new OperatorProblem('NOT_FOUND', `${tenant.id} has no announcement ${id}. announcements:list shows them.`);
    return found;
  }

  function requireType({ announcements: { types } }: Tenant, type: AnnouncementType): void {
    if (!types.includes(type)) throw refusedField('type', `The brand shows no announcements of type ${type}, it shows ${types.join(', ')}`);
  }

  return {
    async 'announcements:list'({ tenant, request: { type, pageNo, pageSize } }) {
      const { found, total } = await announcements.list(tenant.id, type, { offset: (pageNo - 1) * pageSize, limit: pageSize });
      const lines = found.map((draft) => ({ id: draft.id, type: draft.type, state: stateOf(draft), ...told(draft), texts: textsOf(draft) }));
      return { announcements: lines, pageNo, totalPages: Math.ceil(total / pageSize), total };
    },
    'announcements:write': {
      async run(tx, { tenant, request: { type, language, title, content, publishedAt, endsAt } }) {
        requireType(tenant, type);
        const shown = shownOf(tenant, { language, title, content });
        const times = momentsOf(tenant, publishedAt ?? new Date(clock.now()), endsAt);
        const ends = times.endsAt === null ? {} : { endsAt: times.endsAt };
        const id = await notices.announce(tenant.id, { type, publishedAt: times.publishedAt, ...ends, texts: { [language]: shown } }, tx);
        return { subject: `announcement:${id}`, before: {}, after: { type, ...told(times), ...shown }, beside: { id, shown }, committed: () => announcementChanged(tenant.id, id) };
      },
    },
    'announcements:translate': {
      async run(tx, { tenant, request: { id, language, title, content } }) {
        const shown = shownOf(tenant, { language, title, content });
        const { texts } = await locked(tx, tenant, id);
        await announcements.writeText(tx, tenant.id, id, language, shown);
        const { [language]: was } = texts;
        return { subject: `announcement:${id}`, before: { language, title: was?.title ?? null, content: was?.content ?? null }, after: { ...shown }, beside: { id, shown }, committed: () => announcementChanged(tenant.id, id) };
      },
    },
    'announcements:remove-text': {
      async run(tx, { tenant, request: { id, language } }) {
        const { texts } = await locked(tx, tenant, id);
        const { title, content } = removableText(tenant, texts, language, { id, withdraw: 'announcements:withdraw' });
        await announcements.writeText(tx, tenant.id, id, language, undefined);
        return { subject: `announcement:${id}`, before: { language, title, content }, after: { language, title: null, content: null }, beside: {}, committed: () => announcementChanged(tenant.id, id) };
      },
    },
    'announcements:schedule': {
      async run(tx, { tenant, request: { id, publishedAt, endsAt } }) {
        const times = momentsOf(tenant, publishedAt, endsAt);
        const draft = await locked(tx, tenant, id);
        await announcements.schedule(tx, tenant.id, id, times);
        return { subject: `announcement:${id}`, before: told(draft), after: told(times), beside: {}, committed: () => announcementChanged(tenant.id, id) };
      },
    },
    'announcements:withdraw': {
      async run(tx, { tenant, request: { id } }) {
        const draft = await locked(tx, tenant, id);
        if (stateOf(draft) === 'ended') throw new OperatorProblem('STATE_CONFLICT', `The announcement ${id} is shown no more.`);
        const { from: publishedAt, until: endsAt } = withdrawnAt(clock.now(), { from: draft.publishedAt, until: draft.endsAt });
        await announcements.schedule(tx, tenant.id, id, { publishedAt, endsAt });
        return { subject: `announcement:${id}`, before: told(draft), after: told({ publishedAt, endsAt }), beside: {}, committed: () => announcementChanged(tenant.id, id) };
      },
    },
  };
}
