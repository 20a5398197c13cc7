import type { ResponseOf } from '@livery/contracts';
import { useText } from '@livery/i18n';
import type { PlainTextKey } from '@livery/i18n';
import type { Tone } from '@livery/ui-kit';

type LinkState = ResponseOf<'agentLinkMake'>['link']['state'];

/** What a link's state is called, and its tone. */
export const linkStates = {
  open: ['links.state.open', 'success'],
  ended: ['links.state.ended', 'neutral'],
  expired: ['links.state.expired', 'neutral'],
  used: ['links.state.used', 'neutral'],
} as const satisfies Record<LinkState, readonly [PlainTextKey<'agent'>, Tone]>;

/** Names the state of a link. */
export function useLinkStateName(): (state: LinkState) => string {
  const t = useText('agent');
  return (state) => t(linkStates[state][0]);
}
