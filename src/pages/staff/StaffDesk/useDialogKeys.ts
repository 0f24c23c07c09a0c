import { useEffect } from 'react';
import { dialogOf } from '../../../../domain/staff/deskKeys.ts';

const isField = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

/** Opens a dialog by its key; not over another dialog. */
export function useDialogKeys(hasSingles: boolean, open: (dialog: 'palette' | 'help') => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const dialog = dialogOf(event, { isTyping: isField(event.target), hasSingles });
      if (!dialog) return;
      // The browser has its own use for Ctrl+K.
      event.preventDefault();
      if (!event.repeat && !document.querySelector('[aria-modal]')) open(dialog);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [hasSingles, open]);
}
