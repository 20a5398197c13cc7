import { useBrand } from '@livery/brand-kit/react';
import { recordStamp } from '@livery/centre-kit';
import { useText } from '@livery/i18n';
import { href } from '@livery/navigation';
import { agentCentreApi } from '../api.ts';
import { SavePanel } from '../save/save-panel.tsx';
import { useKindName } from '../use-kind-name.ts';
import { useLinkStateName } from './link-states.ts';

/** Links asked for at a time: the most that a page has. */
const PAGE = 50;

/** Saves the agent's links, newest first. */
export function SaveLinks() {
  const t = useText('agent');
  const kindName = useKindName();
  const stateName = useLinkStateName();
  const stamp = recordStamp(useBrand().timeZone);
  const [read] = agentCentreApi.useLazyAgentLinksPageQuery();
  return (
    <SavePanel
      more="page"
      fileName="links.csv"
      headings={[t('links.csv.link'), t('register.note'), t('register.type'), t('team.rate'), t('settlement.state'), t('links.csv.made'), t('links.csv.until'), t('links.csv.most'), t('links.csv.used')]}
      read={async (before) => {
        const { links, next } = await read({ limit: PAGE, ...(before === undefined ? {} : { before }) }).unwrap();
        const rows = links.map(({ code, note, type, rate, state, madeAt, expiresAt, mostUses, uses }) => [
          new URL(href('register', { query: { affiliateCode: code } }), location.origin).href, note, kindName(type), rate, stateName(state), stamp(madeAt), expiresAt === null ? '' : stamp(expiresAt), mostUses === null ? '' : String(mostUses), String(uses),
        ]);
        return { rows, next };
      }}
    />
  );
}
