import { useMessageText, useText } from '@livery/i18n';
import { ConfirmDialog, CopyButton } from '@livery/ui-kit';
import type { ReactElement } from 'react';
import { acceptConfirm } from './confirm-results.ts';
import type { ConfirmText } from './dialog-map.ts';
import type { DialogProps } from './dialog-props.ts';

function Reference({ text }: { readonly text: string }): ReactElement {
  const t = useText('content');
  return (
    <p>
      <CopyButton text={text} label={t('reference.copy')} copiedLabel={t('reference.copied')} refusedLabel={t('reference.refused')} />
    </p>
  );
}

/** A confirmation or message in the words it was opened with. */
export function ConfirmView({
  title,
  body,
  confirm,
  cancel,
  tone = 'accent',
  reference,
  overlay,
  dialogId,
}: DialogProps<'confirm'>): ReactElement {
  const t = useText('common');
  const messageText = useMessageText();
  const textOf = (wording: ConfirmText): string => ('text' in wording ? wording.text : messageText(wording));
  return (
    <ConfirmDialog
      {...overlay}
      title={textOf(title)}
      closeLabel={t('dialog.close')}
      confirmLabel={confirm ? textOf(confirm) : t('action.ok')}
      {...(cancel ? { cancelLabel: textOf(cancel) } : {})}
      tone={tone}
      onConfirm={() => acceptConfirm(dialogId)}
    >
      {textOf(body)}
      {reference === undefined ? null : <Reference text={reference} />}
    </ConfirmDialog>
  );
}
