import { useEffect } from 'react';
import { isCommand } from '../../../../domain/staff/deskKeys.ts';

/** Saves on Ctrl+S or Cmd+S, which would save the page as a file; not while a dialog is over the form. */
export function useSaveKey(save: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isCommand(event, 'S')) return;
      event.preventDefault();
      if (!event.repeat && !document.querySelector('[aria-modal]')) save();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [save]);
}
