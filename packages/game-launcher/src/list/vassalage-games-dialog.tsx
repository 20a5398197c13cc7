import { useText } from '@livery/i18n';
import type { DialogProps } from '@livery/app-shell';
import { iconSearch, Modal, TextField } from '@livery/ui-kit';
import { useState } from 'react';
import { GamePicker } from './game-picker.tsx';
import { useDebouncedValue } from './use-debounced-value.ts';

/** The games behind an entry that stands for a vendor's: searched as one types, a page at a time. */
export function VassalageGamesDialog({ vassalage, gameType, overlay }: DialogProps<'vassalageGames'>) {
  const t = useText('games');
  const tCommon = useText('common');
  const [typed, setTyped] = useState('');
  const words = useDebouncedValue(typed.trim());
  return (
    <Modal {...overlay} title={t('list.title')} closeLabel={tCommon('dialog.close')} width={960} height={560}>
      <TextField
        type="search"
        label={t('hall.search')}
        labelHidden
        glyph={iconSearch}
        placeholder={t('hall.searchHint')}
        maxLength={64}
        autoComplete="off"
        value={typed}
        onChange={setTyped}
      />
      {/* Another search starts at its first page. */}
      <GamePicker key={words} vassalage={vassalage} gameType={gameType} words={words} onChosen={() => overlay.onOpenChange(false)} />
    </Modal>
  );
}
