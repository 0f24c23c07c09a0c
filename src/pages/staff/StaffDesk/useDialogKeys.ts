import { useEffect } from 'react';
import { dialogOf } from '../../../../domain/staff/deskKeys.ts';
import { takesText } from '../../../components/UndoToast/takesText.ts';

/** Opens a dialog by its key; not over another dialog. */
export function useDialogKeys(hasSingles: boolean, open: (dialog: 'palette' | 'help') => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const dialog = dialogOf(event, { isTyping: takesText(event.target), hasSingles });
      if (!dialog) return;
      // The browser has its own use for Ctrl+K.
      event.preventDefault();
      if (!event.repeat && !document.querySelector('[aria-modal]')) open(dialog);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [hasSingles, open]);
}
