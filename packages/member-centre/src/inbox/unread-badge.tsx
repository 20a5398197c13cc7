import { useText } from '@livery/i18n';
import { useSession } from '@livery/session';
import { CountBadge } from '@livery/ui-kit';
import { memberCentreApi } from '../api.ts';

/** How many messages wait to be read: asked for when the menu opens, pushed from then on. */
export function UnreadBadge() {
  const t = useText('member');
  memberCentreApi.useUnreadCountQuery();
  const { unread } = useSession();
  return <CountBadge count={unread} label={t('inbox.unread', { count: unread })} />;
}
