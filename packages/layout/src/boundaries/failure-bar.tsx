import { useText } from '@livery/i18n';
import { useGameRuns } from '@livery/navigation';
import { Button, token, useOnline } from '@livery/ui-kit';
import type { BoundaryFailure } from '@livery/ui-kit';
import { styled } from 'styled-components';

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[3]};
  padding: ${token.space[3]} ${token.size.gutter};
  border-block: ${token.stroke.hairline} solid ${token.color.border.strong};
  background: ${token.color.bg.raised};
  color: ${token.color.fg.default};
  font-size: ${token.font.size.sm};
`;

export interface FailureBarProps {
  readonly failure: BoundaryFailure;
  /** Takes away what failed; a region that always shows has none. */
  readonly onClose?: () => void;
}

/** What failed in a part of the page, in one line, with a way on. */
export function FailureBar({ failure, onClose }: FailureBarProps) {
  const t = useText('shell');
  const tCommon = useText('common');
  const lost = failure.kind === 'chunk';
  const online = useOnline();
  const inGame = useGameRuns();
  return (
    <Root role="alert">
      <span>{t(!lost ? 'crash.title' : online ? 'chunk.title' : 'offline.part')}</span>
      {/* A lost chunk comes back with the page alone, and a running game would go with it. */}
      {lost && online && inGame ? <span>{t('chunk.inGame')}</span> : null}
      {!lost || online ? (
        <Button size="sm" onClick={failure.retry}>
          {t(lost ? 'chunk.action' : 'crash.action')}
        </Button>
      ) : null}
      {onClose === undefined ? null : (
        <Button size="sm" variant="outline" onClick={onClose}>
          {tCommon('action.close')}
        </Button>
      )}
    </Root>
  );
}
