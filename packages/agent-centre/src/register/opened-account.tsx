import { useFocusWhenShown } from '@livery/centre-kit';
import { useText } from '@livery/i18n';
import { Button, CopyButton, Notice, token } from '@livery/ui-kit';
import { useId, useRef } from 'react';
import { styled } from 'styled-components';
import { Choices, Narrow } from '../agent-style.ts';

/** An account that was just opened, with the password that its holder logs in with first. */
export interface Opened {
  readonly account: string;
  readonly password: string;
}

export interface OpenedAccountProps extends Opened {
  /** Opens another one. */
  readonly onAnother: () => void;
}

const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${token.space[2]} ${token.space[4]};
  margin: 0;
  padding: ${token.space[4]};
  background: ${token.color.bg.sunken};
  border-radius: ${token.radius.md};

  dt { color: ${token.color.fg.muted}; font-size: ${token.font.size.sm}; }
  dd { margin: 0; overflow-wrap: anywhere; font-weight: ${token.font.weight.semibold}; }
`;

/** What the holder of an account opened by hand must be told, shown this once. */
export function OpenedAccount({ account, password, onAnother }: OpenedAccountProps) {
  const t = useText('agent');
  const id = useId();
  // The form that was sent is gone.
  const heading = useFocusWhenShown<HTMLHeadingElement>();
  const facts = useRef<HTMLDListElement>(null);
  return (
    <Narrow as="section" aria-labelledby={id}>
      <h3 id={id} ref={heading} tabIndex={-1}>
        {t('hand.opened', { account })}
      </h3>
      <Notice tone="warning">{t('hand.tell')}</Notice>
      <Facts ref={facts}>
        <dt>{t('hand.username')}</dt>
        <dd>
          <bdi dir="ltr">{account}</bdi>
        </dd>
        <dt>{t('hand.password')}</dt>
        <dd>
          <bdi dir="ltr">{password}</bdi>
        </dd>
      </Facts>
      <Choices>
        <CopyButton
          size="md" text={`${t('hand.username')}: ${account}\n${t('hand.password')}: ${password}`} label={t('hand.copy')} copiedLabel={t('links.copied')} refusedLabel={t('copy.refused')}
          onRefused={() => facts.current !== null && getSelection()?.selectAllChildren(facts.current)}
        />
        <Button variant="outline" onClick={onAnother}>
          {t('hand.another')}
        </Button>
      </Choices>
    </Narrow>
  );
}
