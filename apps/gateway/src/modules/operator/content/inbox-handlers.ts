import type { Clock, Tx } from '../../../platform/db/index.ts';
import { hasWords } from '../../../platform/html/index.ts';
import type { Tenant } from '../../../platform/http/index.ts';
import { cleanInboxWords, type Audience, type InboxEdits, type WrittenMessage } from '../../inbox/index.ts';
import type { Members } from '../../member/index.ts';
import { OperatorProblem } from '../operator-problem.ts';
import type { OperatorContext, OperatorHandlers } from '../server/operator-handlers.ts';
import { refusedField, requireLanguage, requireWords } from './content-rules.ts';
import { merchantInstant } from '../../../platform/calendar/index.ts';

export interface InboxHandlersDeps {
  readonly messages: InboxEdits;
  readonly members: Pick<Members, 'byId'>;
  /** Tells open pages of these members, of all without ids, after the commit. */
  readonly inboxChanged: (tenantId: string, memberIds?: readonly string[]) => void;
  /** Begins to deliver what was written to some members, after the commit. */
  readonly deliverMessages: () => void;
  readonly clock: Clock;
}

interface Written {
  readonly language: string;
  readonly title: string;
  readonly content: string;
}

/** The text as members would see it. @throws OperatorProblem VALIDATION_FAILED for a language the brand has not, or a text without words */
function shownOf(tenant: Tenant, { language, ...words }: Written): Written {
  requireLanguage(tenant, language);
  const { title, content } = cleanInboxWords(words);
  requireWords({ title });
  if (!hasWords(content)) throw refusedField('content', 'Without what members are never shown, nothing is left of the content');
  return { language, title, content };
}

/** Whom a message is for, in words. */
function toWhom(audience: Audience): string {
  if (audience.to === 'member') return audience.memberId;
  if (audience.to === 'all') return 'all';
  const { kind, rankFrom, registeredSince } = audience;
  return [kind ?? 'all', ...(rankFrom === null ? [] : [`from rank ${rankFrom}`]), ...(registeredSince === null ? [] : [`registered since ${registeredSince.toISOString()}`])].join(', ');
}

/** Handlers of the calls that list, write and withdraw messages to members. */
export function inboxHandlers({ messages, members, inboxChanged, deliverMessages, clock }: InboxHandlersDeps): OperatorHandlers<'inbox:list' | 'inbox:write' | 'inbox:translate' | 'inbox:withdraw'> {
  /** @throws OperatorProblem NOT_FOUND */
  async function locked(tx: Tx, tenant: Tenant, id: string): Promise<WrittenMessage> {
    const found = await messages.lock(tx, tenant.id, id);
    if (found === undefined) throw new OperatorProblem('NOT_FOUND', `${tenant.id} has no message ${id}. inbox:list shows them.`);
    return found;
  }

  /** @throws OperatorProblem VALIDATION_FAILED where it names nobody or two, NOT_FOUND for a member that is not there or has no inbox */
  async function audienceOf(tx: Tx, tenant: Tenant, { memberId, to, rankFrom, registeredSince }: OperatorContext<'inbox:write'>['request']): Promise<Audience> {
    const narrowed = rankFrom !== undefined || registeredSince !== undefined;
    if (memberId !== undefined) {
      if (to !== undefined || narrowed) throw refusedField('memberId', 'A message goes to one member or to several: name one alone');
      const member = await members.byId(tenant.id, memberId, tx);
      if (member === undefined || member.type === 4) throw new OperatorProblem('NOT_FOUND', `${tenant.id} has no member ${memberId} with an inbox. members:find shows them.`);
      return { to: 'member', memberId };
    }
    if (to === undefined) throw refusedField('to', 'The message is for nobody: name a member, or all, players or agents');
    if (to === 'all' && !narrowed) return { to: 'all' };
    return { to: 'segment', kind: to === 'all' ? null : to, rankFrom: rankFrom ?? null, registeredSince: registeredSince === undefined ? null : merchantInstant(registeredSince, tenant.timeZone) };
  }

  /** Tells the member, or every open page of the merchant. */
  function tell(tenant: Tenant, audience: Audience): void {
    inboxChanged(tenant.id, audience.to === 'member' ? [audience.memberId] : undefined);
  }

  return {
    async 'inbox:list'({ tenant, request: { pageNo, pageSize } }) {
      const { found, total } = await messages.list(tenant.id, { offset: (pageNo - 1) * pageSize, limit: pageSize });
      const lines = found.map(({ audience, sentAt, withdrawnAt, texts, ...message }) => ({
        ...message,
        to: toWhom(audience),
        sentAt: sentAt.toISOString(),
        withdrawnAt: withdrawnAt?.toISOString() ?? null,
        texts: Object.entries(texts).map(([language, words]) => ({ language, ...words })),
      }));
      return { messages: lines, pageNo, totalPages: Math.ceil(total / pageSize), total };
    },
    'inbox:write': {
      async run(tx, { tenant, request }) {
        const { type, language, title, content, link = null } = request;
        const shown = shownOf(tenant, { language, title, content });
        const audience = await audienceOf(tx, tenant, request);
        const id = await messages.write(tx, tenant.id, { type, audience, link, sentAt: new Date(clock.now()), texts: { [language]: shown } });
        return {
          subject: `message:${id}`,
          before: {},
          after: { type, to: toWhom(audience), link, ...shown },
          beside: { id, shown, reaches: await messages.reaches(tx, tenant.id, audience) },
          committed: () => (audience.to === 'segment' ? deliverMessages() : tell(tenant, audience)),
        };
      },
    },
    'inbox:translate': {
      async run(tx, { tenant, request: { id, language, title, content } }) {
        const shown = shownOf(tenant, { language, title, content });
        const { texts } = await locked(tx, tenant, id);
        await messages.writeText(tx, tenant.id, id, language, shown);
        const { [language]: was } = texts;
        return { subject: `message:${id}`, before: { language, title: was?.title ?? null, content: was?.content ?? null }, after: { ...shown }, beside: { id, shown } };
      },
    },
    'inbox:withdraw': {
      async run(tx, { tenant, request: { id } }) {
        const { withdrawnAt, audience } = await locked(tx, tenant, id);
        if (withdrawnAt !== null) throw new OperatorProblem('STATE_CONFLICT', `The message ${id} is in no inbox any more.`);
        await messages.withdraw(tx, tenant.id, id);
        return { subject: `message:${id}`, before: { withdrawn: false }, after: { withdrawn: true }, beside: {}, committed: () => tell(tenant, audience) };
      },
    },
  };
}
