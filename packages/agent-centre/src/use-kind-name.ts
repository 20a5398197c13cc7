import { isAgentType, roleOf } from '@livery/contracts';
import { useText } from '@livery/i18n';

/** What a kind of account is called. */
export function useKindName(): (type: number) => string {
  const t = useText('agent');
  return (type) => t(isAgentType(type) && roleOf(true, type) === 'agent' ? 'register.agent' : 'register.player');
}
