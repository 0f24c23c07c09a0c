import { useEffect } from 'react';
import { isLetter } from '../../../../domain/staff/deskKeys.ts';
import { takesText } from '../../../components/UndoToast/takesText.ts';

/** Acts when a letter is pressed alone; not in a field, and not over a dialog. @param letter a capital */
export function useLetterKey(letter: string, isOn: boolean, act: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isLetter(event, letter) || event.repeat || takesText(event.target)) return;
      if (document.querySelector('[aria-modal]')) return;
      event.preventDefault();
      act();
    };
    if (isOn) document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [letter, isOn, act]);
}
