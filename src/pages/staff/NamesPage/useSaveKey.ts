import { useEffect } from 'react';

/** Saves on Ctrl+S or Cmd+S, which would save the page as a file; not while a dialog is over the form. */
export function useSaveKey(save: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      // The letter's place, as an Arabic keyboard has another letter there.
      const isSave = event.key.toLowerCase() === 's' || event.code === 'KeyS';
      if (!isSave || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      event.preventDefault();
      if (!event.repeat && !document.querySelector('[aria-modal]')) save();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [save]);
}
