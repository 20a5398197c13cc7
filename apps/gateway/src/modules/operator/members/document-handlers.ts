import type { Clock, Tx } from '../../../platform/db/index.ts';
import type { Tenant } from '../../../platform/http/index.ts';
import { decisionTexts, documentOwner, type Documents, type IdentityDocument } from '../../documents/index.ts';
import type { InboxEdits } from '../../inbox/index.ts';
import type { Members, Profiles } from '../../member/index.ts';
import type { Uploads } from '../../uploads/index.ts';
import { OperatorProblem } from '../operator-problem.ts';
import { pictureOf } from '../picture-of.ts';
import type { OperatorHandlers } from '../server/operator-handlers.ts';

export interface DocumentDeskDeps {
  readonly documents: Documents;
  readonly uploads: Pick<Uploads, 'of' | 'read'>;
  readonly members: Pick<Members, 'byId'>;
  readonly profiles: Pick<Profiles, 'of'>;
  readonly messages: Pick<InboxEdits, 'write'>;
  readonly clock: Clock;
  /** Tells open pages of messages to these members, after the commit. */
  readonly inboxChanged: (tenantId: string, memberIds: readonly string[]) => void;
}

type DocumentCall = 'documents:list' | 'documents:show' | 'documents:picture' | 'documents:approve' | 'documents:refuse';

/** The page of the member centre that shows how documents stand. */
const PAGE = '/member/securityCenter?part=documents';

/** Handlers of the calls about identity documents. */
export function documentDeskHandlers({ documents, uploads, members, profiles, messages, clock, inboxChanged }: DocumentDeskDeps): OperatorHandlers<DocumentCall> {
  const unknown = (id: string): OperatorProblem => new OperatorProblem('NOT_FOUND', `There are no documents ${id}. documents:list shows those that wait.`);
  const view = ({ id, memberId, kind, parts, state, note, sentAt, decidedAt }: IdentityDocument, account: string) => ({ id, memberId, account, kind, parts: [...parts], state, note, sentAt: sentAt.toISOString(), decidedAt: decidedAt?.toISOString() ?? null });
  const accountOf = async (tenant: Tenant, { memberId }: IdentityDocument, query?: Tx): Promise<string> => (await members.byId(tenant.id, memberId, query))?.username ?? '';

  async function decide(tx: Tx, tenant: Tenant, id: string, state: 'approved' | 'refused', note: string | null) {
    const before = await documents.decide(tx, tenant.id, id, state, note);
    if (before === 'unknown') throw unknown(id);
    if (before === 'decided') throw new OperatorProblem('STATE_CONFLICT', `These documents are ${state} already.`);
    if (before === 'other') throw new OperatorProblem('STATE_CONFLICT', 'The member has sent other documents since, which wait or were approved: decide about those.');
    const { memberId, kind } = before;
    await messages.write(tx, tenant.id, { type: 'account', audience: { to: 'member', memberId }, link: PAGE, sentAt: new Date(clock.now()), texts: decisionTexts(state, note ?? '') });
    const facts = { memberId, account: await accountOf(tenant, before, tx), kind };
    return {
      subject: `document:${id}`,
      before: { ...facts, state: before.state, note: before.note },
      after: { ...facts, state, note },
      beside: {},
      committed: () => inboxChanged(tenant.id, [memberId]),
    };
  }

  return {
    async 'documents:list'({ tenant, request: { state, memberId, limit } }) {
      const found = await documents.queue(tenant.id, { state, memberId }, limit);
      return { documents: await Promise.all(found.map(async (document) => view(document, await accountOf(tenant, document)))) };
    },
    async 'documents:show'({ tenant, request: { documentId } }) {
      const document = await documents.find(tenant.id, documentId);
      if (document === undefined) throw unknown(documentId);
      const [images, profile, account] = await Promise.all([uploads.of(tenant.id, documentOwner(documentId)), profiles.of(tenant.id, document.memberId), accountOf(tenant, document)]);
      return {
        document: view(document, account),
        images: images.flatMap((image, index) => {
          const part = document.parts[index];
          return part === undefined ? [] : [{ ...image, part }];
        }),
        profile,
      };
    },
    'documents:picture': async ({ tenant, request: { imageId } }) => pictureOf(uploads, tenant, imageId, 'document'),
    'documents:approve': { run: (tx, { tenant, request: { documentId } }) => decide(tx, tenant, documentId, 'approved', null) },
    'documents:refuse': { run: (tx, { tenant, request: { documentId, note } }) => decide(tx, tenant, documentId, 'refused', note) },
  };
}
