import { SupportButton, useSupport } from '@livery/session';
import { Link, token } from '@livery/ui-kit';
import { styled } from 'styled-components';

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${token.space[2]};
  color: ${token.color.fg.muted};
  font-size: ${token.font.size.sm};

  /* High enough for a finger. */
  & > :is(a, button) { display: inline-flex; align-items: center; min-block-size: ${token.size.target}; overflow-wrap: anywhere; }
`;

export interface SupportContactProps {
  /** What one may ask. */
  readonly lead: string;
  /** Names the merchant's customer service, where it has one. */
  readonly page: string;
}

/** The ways to the merchant's support, below what somebody may have a question about. */
export function SupportContact({ lead, page }: SupportContactProps) {
  const { email } = useSupport();
  return (
    <Line>
      <span>{lead}</span>
      <Link href={`mailto:${email}`}>
        <bdi>{email}</bdi>
      </Link>
      <SupportButton look="text">{page}</SupportButton>
    </Line>
  );
}
