import type { ResponseOf } from '@livery/contracts';
import { useText } from '@livery/i18n';
import { isAgentType, roleOf } from '@livery/contracts';
import { href } from '@livery/navigation';
import { Button, LinkButton } from '@livery/ui-kit';
import type { MouseEvent } from 'react';
import { Choices } from '../agent-style.ts';
import { panelOf } from '../contracts/kinds.ts';
import { useKindsOn } from '../contracts/use-switches.ts';

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
  const [kind] = useKindsOn();
  return (
    <Choices>
      <Button
        variant="ghost"
        size="sm"
        aria-label={t('team.messageTo', { account })}
        onClick={(event) => {
          alone(event);
          onMessage(member);
        }}
      >
        {t('team.message')}
      </Button>
      {isDirect && status === 'active' ? (
        <LinkButton variant="ghost" size="sm" href={href('transferUpline', { query: { account } })} aria-label={t('team.transferTo', { account })} onClick={alone}>
          {t('team.transfer')}
        </LinkButton>
      ) : null}
      {isDirect && status === 'active' && kind !== undefined && isAgentType(type) && roleOf(true, type) === 'agent' ? (
        <LinkButton variant="ghost" size="sm" href={href(panelOf[kind], { query: { part: 'downline', offer: account } })} aria-label={t('team.offerTo', { account })} onClick={alone}>
          {t('team.offer')}
        </LinkButton>
      ) : null}
    </Choices>
  );
}
