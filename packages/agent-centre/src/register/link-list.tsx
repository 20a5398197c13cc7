import { ListWithMore, useFocusWhenGone, useSiteTime } from '@livery/centre-kit';
import type { ResponseOf } from '@livery/contracts';
import { useToast } from '@livery/app-shell';
import { FormProblem, problemOf, useSubmit } from '@livery/forms';
import { useFormat, useText } from '@livery/i18n';
import { href } from '@livery/navigation';
import { LoadFailed } from '@livery/session';
import { Button, ConfirmDialog, CopyButton, EmptyState, iconUserAdd, QrCode, StatusTag } from '@livery/ui-kit';
import { useId, useRef, useState } from 'react';
import { agentCentreApi } from '../api.ts';
import { Choices, Entries, Narrow } from '../agent-style.ts';
import { useKindName } from '../use-kind-name.ts';
import { linkStates } from './link-states.ts';
import { SaveLinks } from './save-links.tsx';

type Link = ResponseOf<'agentLinkMake'>['link'];

/** The agent's links, newest first, to copy, to scan and to end. */
export function LinkList() {
  const t = useText('agent');
  const heading = useId();
  const query = agentCentreApi.useAgentLinksInfiniteQuery({});
  const { data, error, refetch } = query;
  const links = data?.pages.flatMap((page) => page.links) ?? [];
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading}>{t('links.title')}</h3>
      {error !== undefined && data === undefined ? <LoadFailed title={t('links.failed')} error={error} onRetry={refetch} /> : null}
      {links.length === 0 ? (
        <EmptyState glyph={iconUserAdd} title={t('links.none')} compact />
      ) : (
        <ListWithMore query={query} more={t('links.more')} moreFailed={t('links.failed')}>
          {(list) => (
            <Entries ref={list} aria-labelledby={heading}>
              {links.map((link) => (
                <Entry key={link.id} link={link} />
              ))}
            </Entries>
          )}
        </ListWithMore>
      )}
      {links.length === 0 ? null : <SaveLinks />}
    </section>
  );
}

function Entry({ link: { id, code, note, rate, type, state, expiresAt, mostUses, uses } }: { readonly link: Link }) {
  const t = useText('agent');
  const format = useFormat();
  const kindName = useKindName();
  const { dateTime } = useSiteTime();
  const [scanning, setScanning] = useState(false);
  const [ending, setEnding] = useState(false);
  const line = useRef<HTMLDivElement>(null);
  // Its buttons go with the question whether it is to end; its state is what tells that it did.
  const leaving = useFocusWhenGone(() => state === 'open', line);
  const address = new URL(href('register', { query: { affiliateCode: code } }), location.origin).href;
  const [name, tone] = linkStates[state];
  return (
    <li>
      <div data-name="" ref={line} tabIndex={-1}>
        <bdi dir="ltr">{code}</bdi>
        <StatusTag tone={tone}>{t(name)}</StatusTag>
        {note === '' ? null : <bdi>{note}</bdi>}
      </div>
      <div data-facts="">
        <span>{t('links.facts', { kind: kindName(type), rate: format.number(rate) })}</span>
        <span>{mostUses === null ? t('links.used', { count: uses, uses: format.number(uses) }) : t('links.usedOf', { count: mostUses, uses: format.number(uses), most: format.number(mostUses) })}</span>
        {expiresAt === null ? null : <span>{t('links.until', { time: dateTime(expiresAt) })}</span>}
        <bdi dir="ltr">{address}</bdi>
      </div>
      {state === 'open' ? (
        <>
          <Choices>
            <CopyButton text={address} label={t('links.copy')} copiedLabel={t('links.copied')} refusedLabel={t('copy.refused')} aria-label={t('links.copyOf', { code })} />
            <Button variant="outline" size="sm" aria-expanded={scanning} aria-label={t('links.qrOf', { code })} onClick={() => setScanning(!scanning)}>
              {t('links.qr')}
            </Button>
            <Button variant="ghost" size="sm" aria-label={t('links.endOf', { code })} onClick={() => setEnding(true)}>
              {t('links.end')}
            </Button>
          </Choices>
          {scanning ? <LinkQr address={address} code={code} /> : null}
          <EndLink id={id} code={code} isOpen={ending} onOpenChange={setEnding} leaving={leaving} />
        </>
      ) : null}
    </li>
  );
}

function LinkQr({ address, code }: { readonly address: string; readonly code: string }) {
  const t = useText('agent');
  const tCommon = useText('common');
  return (
    <QrCode source={{ value: address }} label={t('links.qrOf', { code })} labels={{ loading: tCommon('state.loading'), error: t('links.qrFailed'), retry: tCommon('action.retry'), download: t('links.qrSave') }} fileName={`invitation-${code}.png`} />
  );
}

interface EndLinkProps {
  readonly id: string;
  readonly code: string;
  readonly isOpen: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** Told the link that is being ended; undefined where it stays. */
  readonly leaving: (id: string | undefined) => void;
}

function EndLink({ id, code, isOpen, onOpenChange, leaving }: EndLinkProps) {
  const t = useText('agent');
  const tCommon = useText('common');
  const { show } = useToast();
  const { run, problem, failures } = useSubmit();
  const [end] = agentCentreApi.useAgentLinkEndMutation();
  const confirm = async () => {
    leaving(id);
    const refused = await run(async () => {
      const { data, error } = await end({ id });
      return data === undefined ? problemOf(error) : undefined;
    });
    // The dialog stays and says why.
    if (refused !== undefined) {
      leaving(undefined);
      return false;
    }
    show('success', { ns: 'agent', key: 'links.ended' });
    return true;
  };
  return (
    <ConfirmDialog isOpen={isOpen} onOpenChange={onOpenChange} title={t('links.endTitle')} closeLabel={tCommon('action.close')} confirmLabel={t('links.end')} cancelLabel={tCommon('action.cancel')} tone="danger" confirmingLabel={tCommon('state.loading')} onConfirm={confirm}>
      <Narrow>
        <p>{t('links.endWords', { code })}</p>
        {problem === undefined ? null : <FormProblem key={failures} problem={problem} />}
      </Narrow>
    </ConfirmDialog>
  );
}
