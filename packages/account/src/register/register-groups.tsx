import type { RegisterRule } from '@livery/contracts';
import { useText } from '@livery/i18n';
import { token } from '@livery/ui-kit';
import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { FieldGroup } from './field-groups.ts';

const Group = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr));
  align-items: start;
  gap: ${token.space[4]};
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;

  & + & { padding-block-start: ${token.space[4]}; border-block-start: ${token.stroke.hairline} solid ${token.color.border.subtle}; }
  & > [data-wide] { grid-column: 1 / -1; }
`;

const Heading = styled.legend`
  float: inline-start;
  grid-column: 1 / -1;
  padding: 0;
  color: ${token.color.fg.muted};
  font-size: ${token.font.size.sm};
  font-weight: ${token.font.weight.semibold};
`;

/** Fields that stand in a line of their own. */
const wide: readonly RegisterRule['field'][] = ['username', 'password', 'confirmPassword', 'mobileNum', 'verificationCode', 'email', 'captcha'];

/** Properties of {@link RegisterGroups}. */
export interface RegisterGroupsProps {
  readonly groups: readonly FieldGroup[];
  readonly children: (rule: RegisterRule) => ReactNode;
}

/** The fields of the form: one piece where they are few, else in groups under their headings. */
export function RegisterGroups({ groups, children }: RegisterGroupsProps) {
  const t = useText('account');
  return groups.map(({ heading, rules }, index) => {
    const fields = rules.map((rule) => (
      <div key={rule.field} data-wide={wide.includes(rule.field) ? '' : undefined}>
        {children(rule)}
      </div>
    ));
    if (heading === undefined) return <Fragment key={heading ?? index}>{fields}</Fragment>;
    return (
      <Group key={heading}>
        <Heading>{t(heading)}</Heading>
        {fields}
      </Group>
    );
  });
}
