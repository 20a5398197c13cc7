import { isFixed } from '@livery/contracts';
import type { ResponseOf } from '@livery/contracts';
import { useText } from '@livery/i18n';
import { Icon, iconLock, token } from '@livery/ui-kit';
import { styled } from 'styled-components';
import { profileLabels, useProfileWords } from './profile-words.ts';

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
  gap: ${token.space[3]} ${token.space[5]};
  margin: 0;
  padding: ${token.space[4]};
  border: ${token.stroke.hairline} solid ${token.color.border.subtle};
  border-radius: ${token.radius.md};

  & dt { display: flex; align-items: center; gap: ${token.space[1]}; color: ${token.color.fg.muted}; font-size: ${token.font.size.sm}; }
  & dd { margin: 0; font-weight: ${token.font.weight.semibold}; overflow-wrap: anywhere; }
`;

/** What is known of the holder and cannot be changed here. */
export function ProfileFacts({ profile: { fields, referrer } }: { readonly profile: ResponseOf<'profile'> }) {
  const t = useText('member');
  const { valueOf } = useProfileWords();
  const facts = [
    ...fields.filter(isFixed).map(({ field, value }) => ({ name: t(profileLabels[field]), value: valueOf(field, value ?? '') })),
    ...(referrer === null ? [] : [{ name: t('profile.referrer'), value: referrer }]),
  ];
  if (facts.length === 0) return null;
  return (
    <Facts aria-label={t('profile.fixed')}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>
            <Icon glyph={iconLock} />
            {name}
          </dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </Facts>
  );
}
