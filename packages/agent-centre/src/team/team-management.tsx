import { useText } from '@livery/i18n';
import { href, useCentreQuery } from '@livery/navigation';
import { Breadcrumbs, SearchField } from '@livery/ui-kit';
import { useEffect, useState } from 'react';
import { Lead, Parts } from '../agent-style.ts';
import { PanelPeriod } from '../panel/panel-period.tsx';
import { levelQuery } from '../panel/level-query.ts';
import { SupportLine } from '../support-line.tsx';
import { TeamList } from './team-list.tsx';

/** Names in the address: whose downline shows, and what is searched for. */
const OF = 'of';
const NAME = 'name';
/** Letters from which a search begins, and how long typing rests before it. */
const LEAST_LETTERS = 2;
const RESTS_MS = 300;

/** The agent's team: who is below whom, what they do, at which rates. */
export function TeamManagement() {
  const t = useText('agent');
  const { query, replace, push } = useCentreQuery();
  const [of, name] = [query.get(OF) ?? undefined, query.get(NAME) ?? ''];
  const [typed, setTyped] = useState(name);
  // What the address searches for, and what typing last made it search for.
  const [shown, setShown] = useState(name);
  const [sent, setSent] = useState(name);
  if (shown !== name) {
    setShown(name);
    if (name !== sent) {
      // The address changed by a way of its own, such as the browser's way back.
      setSent(name);
      setTyped(name);
    }
  }
  const [places, setPlaces] = useState<readonly { readonly id: string; readonly account: string }[]>([]);
  const wanted = typed.trim().length >= LEAST_LETTERS ? typed.trim() : '';
  useEffect(() => {
    if (wanted === name) return undefined;
    const timer = setTimeout(() => {
      setSent(wanted);
      replace({ [NAME]: wanted === '' ? undefined : wanted });
    }, RESTS_MS);
    return () => clearTimeout(timer);
  }, [wanted, name, replace]);
  const searching = name !== '';
  return (
    <Parts>
      <SearchField label={t('team.search')} placeholder={t('team.searchHint')} value={typed} onChange={setTyped} clearLabel={t('team.clear')} maxLength={64} />
      <PanelPeriod />
      {searching ? null : places.length < 2 ? (
        <Lead>{t('team.lead')}</Lead>
      ) : (
        <Breadcrumbs
          label={t('team.place')}
          crumbs={places.map(({ id, account }, index) => ({ label: account, href: href('teamManagement', { query: levelQuery(query, index === 0 ? undefined : id) }) }))}
          moreLabel={(count) => t('team.morePlaces', { count })}
        />
      )}
      <TeamList of={searching ? undefined : of} name={searching ? name : undefined} onPath={setPlaces} onOpen={(id) => push({ [OF]: id, [NAME]: undefined })} />
      <SupportLine />
    </Parts>
  );
}
