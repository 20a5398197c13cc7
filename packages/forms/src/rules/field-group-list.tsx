import type { RegisterField, RegisterRule } from '@livery/contracts';
import { useText } from '@livery/i18n';
import { token } from '@livery/ui-kit';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { FieldGroup } from './field-groups.ts';

const Group = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr));
  align-items: start;
  gap: var(--form-gap) ${token.space[4]};

  & + &[data-parted] { padding-block-start: ${token.space[4]}; border-block-start: ${token.stroke.hairline} solid ${token.color.border.subtle}; }
  & > [data-wide] { grid-column: 1 / -1; }
`;

const Heading = styled.p`
  grid-column: 1 / -1;
  color: ${token.color.fg.muted};
  font-size: ${token.font.size.sm};
  font-weight: ${token.font.weight.semibold};
`;

/** Fields that stand side by side where there is room. */
const narrow: readonly RegisterField[] = ['payeeName', 'idNumber', 'line', 'whatsapp', 'facebook', 'wechat', 'qqNum', 'recommenderId', 'affiliateCode', 'referralCode'];

/** Whether a field has a line of its own; the last of an odd number has, so that no hole is left. */
function isWide(field: RegisterField, rules: readonly RegisterRule[]): boolean {
  const inPairs = rules.filter((rule) => narrow.includes(rule.field)).map((rule) => rule.field);
  return !inPairs.includes(field) || (inPairs.length % 2 === 1 && field === inPairs.at(-1));
}

interface GroupPartProps extends FieldGroup {
  readonly children: (rule: RegisterRule) => ReactNode;
}

function GroupPart({ heading, rules, parted, children }: GroupPartProps) {
  const t = useText('account');
  const id = useId();
  return (
    <Group {...(heading === undefined ? {} : { role: 'group', 'aria-labelledby': id })} data-parted={parted ? '' : undefined}>
      {heading === undefined ? null : <Heading id={id}>{t(heading)}</Heading>}
      {rules.map((rule) => (
        <div key={rule.field} data-wide={isWide(rule.field, rules) ? '' : undefined}>
          {children(rule)}
        </div>
      ))}
    </Group>
  );
}

export interface FieldGroupListProps {
  /** In order of display; without headings where the form is short. */
  readonly groups: readonly FieldGroup[];
  /** Renders the field of a rule. */
  readonly children: (rule: RegisterRule) => ReactNode;
}

/** The fields of the form: one piece where they are few, else in groups under their headings. */
export function FieldGroupList({ groups, children }: FieldGroupListProps) {
  return groups.map((group) => (
    <GroupPart key={group.id} {...group}>
      {children}
    </GroupPart>
  ));
}
