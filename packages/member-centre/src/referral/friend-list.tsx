import { ListWithMore, useFailure, useMoneyText, useSiteTime } from '@livery/centre-kit';
import type { ResponseOf } from '@livery/contracts';
import { useText } from '@livery/i18n';
import type { PlainTextKey } from '@livery/i18n';
import { LoadFailed } from '@livery/session';
import { EmptyState, iconUsers, Skeleton, StatusTag } from '@livery/ui-kit';
import type { Tone } from '@livery/ui-kit';
import { useId } from 'react';
import { EntryList } from '../security/security-style.ts';
import { referralApi } from './api.ts';

type Friend = ResponseOf<'referralFriends'>['records'][number];

const states = {
  joined: ['referral.state.joined', 'info'],
  deposited: ['referral.state.deposited', 'info'],
  earned: ['referral.state.earned', 'success'],
  expired: ['referral.state.expired', 'neutral'],
  refused: ['referral.state.refused', 'neutral'],
  plain: ['referral.state.plain', 'neutral'],
} as const satisfies Record<Friend['state'], readonly [PlainTextKey<'member'>, Tone]>;

/** Friends who joined, masked, with what is still missing for the reward. */
export function FriendList() {
  const t = useText('member');
  const tCommon = useText('common');
  const heading = useId();
  const query = referralApi.useFriendListInfiniteQuery({});
  const { data, refetch } = query;
  const failure = useFailure(query);
  const friends = data?.pages.flatMap(({ records }) => records);
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading}>{t('referral.list')}</h3>
      {friends === undefined ? (
        failure === undefined ? (
          <div role="status" aria-label={tCommon('state.loading')}>
            <Skeleton style={{ blockSize: '4rem' }} />
          </div>
        ) : (
          <LoadFailed title={t('referral.listFailed')} error={failure} onRetry={refetch} />
        )
      ) : friends.length === 0 ? (
        <EmptyState glyph={iconUsers} title={t('referral.none')} description={t('referral.noneNext')} compact />
      ) : (
        <ListWithMore query={query} more={t('referral.more')} moreFailed={t('referral.listFailed')}>
          {(list) => (
            <EntryList ref={list} aria-labelledby={heading}>
              {friends.map((friend) => (
                <Entry key={friend.id} friend={friend} />
              ))}
            </EntryList>
          )}
        </ListWithMore>
      )}
    </section>
  );
}

function Entry({ friend: { account, joinedAt, state, reward, until } }: { readonly friend: Friend }) {
  const t = useText('member');
  const money = useMoneyText();
  const { dateTime } = useSiteTime();
  const [name, tone] = states[state];
  return (
    <li>
      <div>
        <div data-name="">
          <bdi dir="ltr">{account}</bdi>
          <StatusTag tone={tone}>{t(name)}</StatusTag>
        </div>
        <div data-facts="">
          <span>{t('referral.joined', { time: dateTime(joinedAt) })}</span>
          {until === null ? null : <span>{t('referral.until', { time: dateTime(until) })}</span>}
        </div>
      </div>
      {reward === null ? null : <strong data-pending={state === 'earned' ? undefined : ''}>{state === 'earned' ? money(reward) : t('referral.mayBring', { reward: money(reward) })}</strong>}
    </li>
  );
}
