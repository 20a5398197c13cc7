import { useLanguage, useText } from '@livery/i18n';
import { Button, FieldError, Skeleton, token, VisuallyHidden } from '@livery/ui-kit';
import { useEffect, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { HumanCheckState } from './use-human-check.ts';
import { loadWidgetScript } from './widget-script.ts';

const Group = styled.div`
  display: grid;
  gap: ${token.space[1]};
  outline: none;
`;

const Label = styled.p`
  font-size: ${token.font.size.sm};
  font-weight: ${token.font.weight.medium};

  &[data-required]::after { content: '*'; content: '*' / ''; margin-inline-start: 0.25em; color: ${token.color.status.danger.fg}; }
`;

/* The widget is 65 px high: its place stands before it. */
const Place = styled.div`
  display: grid;
  min-block-size: 65px;

  & > * { grid-area: 1 / 1; }
  &[hidden] { display: none; }
`;

const Failed = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[2]} ${token.space[3]};
`;

type WidgetStatus = 'loading' | 'asking' | 'solved' | 'failed';

/** Renders the widget, again after each attempt, and passes its token to the form. */
function useWidget({ setting, round, onToken }: NonNullable<HumanCheckState['widget']>, attempt: number) {
  const place = useRef<HTMLDivElement>(null);
  const [status, setStatus] = useState<WidgetStatus>('loading');
  const { language } = useLanguage();
  const { scriptUrl, siteKey } = setting;
  useEffect(() => {
    let over = false;
    let takeAway: (() => void) | undefined;
    const update = (now: WidgetStatus, answer?: string) => {
      if (over) return;
      setStatus(now);
      onToken(answer);
    };
    update('loading');
    loadWidgetScript(scriptUrl).then(
      (api) => {
        if (over || place.current === null) return;
        const theme = getComputedStyle(place.current).colorScheme.includes('dark') ? 'dark' : 'light';
        const made = api.render(place.current, {
          sitekey: siteKey,
          language: language.tag,
          theme,
          size: 'flexible',
          callback: (answer) => update('solved', answer),
          'error-callback': () => {
            update('failed');
            return true;
          },
          // The widget asks again by itself; what it gave before is void.
          'expired-callback': () => update('asking'),
          'timeout-callback': () => update('asking'),
        });
        if (made !== undefined) takeAway = () => api.remove(made);
        setStatus((before) => (before === 'loading' ? 'asking' : before));
      },
      () => update('failed'),
    );
    return () => {
      over = true;
      takeAway?.();
    };
  }, [scriptUrl, siteKey, language.tag, round, attempt, onToken]);
  return { place, status };
}

export interface HumanWidgetProps {
  readonly name: string;
  readonly widget: NonNullable<HumanCheckState['widget']>;
  readonly required: boolean;
  readonly error?: string | undefined;
}

/** The outside provider's widget as a field of a form: labelled, with its error, and a way out where it does not load. */
export function HumanWidget({ name, widget, required, error }: HumanWidgetProps) {
  const t = useText('account');
  const tCommon = useText('common');
  const tErrors = useText('errors');
  const [attempt, setAttempt] = useState(0);
  const { place, status } = useWidget(widget, attempt);
  const id = useId();
  return (
    <Group role="group" aria-labelledby={`${id}-label`} aria-describedby={`${id}-error`} tabIndex={-1} data-field={name} data-state={status}>
      <Label id={`${id}-label`} data-required={required ? '' : undefined}>
        {required ? t('human.label') : t('field.optional', { field: t('human.label') })}
      </Label>
      {status === 'failed' ? (
        <Failed>
          <span>{tErrors('human.failed')}</span>
          <Button variant="outline" size="sm" onClick={() => setAttempt(attempt + 1)}>
            {tCommon('action.retry')}
          </Button>
        </Failed>
      ) : null}
      <Place hidden={status === 'failed'}>
        {status === 'loading' ? <Skeleton /> : null}
        <div ref={place} />
      </Place>
      <VisuallyHidden role="status">{status === 'loading' ? tCommon('state.loading') : null}</VisuallyHidden>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </Group>
  );
}
