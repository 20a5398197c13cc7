import { useText } from '@livery/i18n';
import { useProblemText } from '@livery/session';
import { Button, FieldError, Icon, iconSuccess, ProgressBar, token, VisuallyHidden } from '@livery/ui-kit';
import { useId } from 'react';
import { styled } from 'styled-components';
import type { WorkState } from './use-work.ts';

const Group = styled.div`
  display: grid;
  gap: ${token.space[2]};
  outline: none;
  font-size: ${token.font.size.sm};

  & > button[data-variant='ghost'] { justify-self: start; margin-inline-start: calc(-1 * ${token.space[2]}); padding-inline: ${token.space[2]}; color: ${token.color.fg.link}; }
`;

const Label = styled.p`
  font-weight: ${token.font.weight.medium};

  &[data-required]::after { content: '*'; content: '*' / ''; margin-inline-start: 0.25em; color: ${token.color.status.danger.fg}; }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[1]} ${token.space[3]};
  color: ${token.color.fg.muted};

  &[data-solved] { color: ${token.color.status.success.fg}; }
`;

export interface WorkPartProps {
  readonly name: string;
  readonly work: WorkState;
  readonly required: boolean;
  /** The field's error; said in the words of the work. */
  readonly error?: string | undefined;
}

/** The captcha's alternative as a field of a form: what the device does, how far it is, and the way back to the picture. */
export function WorkPart({ name, work, required, error }: WorkPartProps) {
  const t = useText('account');
  const tCommon = useText('common');
  const tErrors = useText('errors');
  const problemText = useProblemText();
  const id = useId();
  const { status, progress, problem } = work;
  const failed = status === 'expired' ? t('work.expired') : problem === undefined ? tErrors('human.failed') : problemText(problem);
  const stopped = status === 'expired' || status === 'failed';
  return (
    <Group role="group" aria-labelledby={`${id}-label`} aria-describedby={`${id}-text ${id}-error`} tabIndex={-1} data-field={name} data-state={status}>
      <Label id={`${id}-label`} data-required={required ? '' : undefined}>
        {required ? t('work.label') : t('field.optional', { field: t('work.label') })}
      </Label>
      {status === 'working' ? <ProgressBar label={t('work.progress')} value={Math.floor(progress * 100)} /> : null}
      <Line data-solved={status === 'solved' ? '' : undefined}>
        {status === 'solved' ? <Icon glyph={iconSuccess} size="md" /> : null}
        <span id={`${id}-text`}>{status === 'solved' ? t('work.solved') : stopped ? failed : t('work.explain')}</span>
        {stopped ? (
          <Button variant="outline" size="sm" onClick={work.renew}>
            {tCommon('action.retry')}
          </Button>
        ) : null}
      </Line>
      <Button variant="ghost" size="sm" onClick={work.leave}>
        {t('work.picture')}
      </Button>
      <VisuallyHidden role="status">{status === 'solved' ? t('work.solved') : stopped ? failed : null}</VisuallyHidden>
      <FieldError id={`${id}-error`}>{error !== undefined && status === 'working' ? t('work.wait') : null}</FieldError>
    </Group>
  );
}
