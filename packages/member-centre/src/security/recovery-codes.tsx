import { useBrand } from '@livery/brand-kit/react';
import { saveText } from '@livery/centre-kit';
import { useText } from '@livery/i18n';
import { Button, CopyButton, iconDownload, Notice } from '@livery/ui-kit';
import { useEffect, useRef } from 'react';
import { Choices, CodeList, SecurityLayout } from './security-style.ts';

export interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onKept: () => void;
}

/** New recovery codes, shown this once: to copy, to download, or to write down. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const t = useText('member');
  const { id } = useBrand();
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const text = codes.join('\n');
  return (
    <SecurityLayout as="section" aria-labelledby="recovery-codes">
      <h3 id="recovery-codes" ref={heading} tabIndex={-1}>
        {t('factor.codesTitle')}
      </h3>
      <Notice tone="warning">{t('factor.codesNote')}</Notice>
      <CodeList ref={list}>
        {codes.map((code) => (
          <li key={code}>
            <code dir="ltr">{code}</code>
          </li>
        ))}
      </CodeList>
      <Choices>
        <CopyButton size="md" text={text} label={t('factor.copyCodes')} copiedLabel={t('factor.copied')} refusedLabel={t('copy.refused')} onRefused={() => list.current !== null && getSelection()?.selectAllChildren(list.current)} />
        <Button variant="outline" iconStart={iconDownload} onClick={() => saveText(`${id}-recovery-codes.txt`, `${text}\n`)}>
          {t('factor.download')}
        </Button>
        <Button onClick={onKept}>{t('factor.kept')}</Button>
      </Choices>
    </SecurityLayout>
  );
}
