import type { ResponseOf } from '@livery/contracts';
import { useText } from '@livery/i18n';
import { isAgentType, roleOf } from '@livery/contracts';
import { href } from '@livery/navigation';
import { Icon, IconButton, iconEdit, iconMail, iconTransfer, LinkButton } from '@livery/ui-kit';
import type { MouseEvent } from 'react';
import { panelOf } from '../contracts/kinds.ts';
import { useKindsOn } from '../contracts/use-switches.ts';
import { Side } from '../panel/panel-style.ts';

type Member = ResponseOf<'agentTeam'>['members'][number];

export interface RowActionsProps {
  readonly member: Member;
  readonly onMessage: (member: Member) => void;
}

/** The row opens on a press as well. */
const alone = (event: MouseEvent): void => event.stopPropagation();

/** What an agent does with somebody of its team: a message to everybody, money to whom it invited itself, and a contract to agents among them. */
export function RowActions({ member, onMessage }: RowActionsProps) {
  const t = useText('agent');
  const { account, isDirect, status, type } = member;
  const transfer = t('team.transferTo', { account });
  const offer = t('team.offerTo', { account });
  const [kind] = useKindsOn();
  return (
    <Side>
      <IconButton
        glyph={iconMail}
        size="sm"
        label={t('team.messageTo', { account })}
        onClick={(event) => {
          alone(event);
          onMessage(member);
        }}
      />
      {isDirect && status === 'active' ? (
        <LinkButton variant="ghost" size="sm" href={href('transferUpline', { query: { account } })} title={transfer} aria-label={transfer} onClick={alone}>
          <Icon glyph={iconTransfer} />
        </LinkButton>
      ) : null}
      {isDirect && status === 'active' && kind !== undefined && isAgentType(type) && roleOf(true, type) === 'agent' ? (
        <LinkButton variant="ghost" size="sm" href={href(panelOf[kind], { query: { part: 'downline', offer: account } })} title={offer} aria-label={offer} onClick={alone}>
          <Icon glyph={iconEdit} />
        </LinkButton>
      ) : null}
    </Side>
  );
}
