import { useEffect } from 'react';
import { takesText } from '../../../components/UndoToast/takesText.ts';

/** The letters of the queue, by the place of their key: an Arabic keyboard has other letters there. */
export const screeningKeys = {
  KeyA: 'approve',
  KeyR: 'reject',
  KeyH: 'hold',
  KeyC: 'ask',
  KeyJ: 'next',
  KeyK: 'previous',
  KeyU: 'undo',
} as const;

export type ScreeningKey = (typeof screeningKeys)[keyof typeof screeningKeys];

/** Calls `press` for the single keys of the queue; not in a field, nor over a dialog. */
export function useScreeningKeys(isOn: boolean, press: (key: ScreeningKey) => void): void {
  useEffect(() => {
    if (!isOn) return undefined;
    const down = (event: KeyboardEvent) => {
      const { code, ctrlKey, metaKey, altKey, repeat, target } = event;
      const key = Object.hasOwn(screeningKeys, code)
        ? screeningKeys[code as keyof typeof screeningKeys]
        : undefined;
      if (!key || ctrlKey || metaKey || altKey || repeat || takesText(target)) return;
      if (document.querySelector('[aria-modal]')) return;
      event.preventDefault();
      press(key);
    };
    document.addEventListener('keydown', down);
    return () => document.removeEventListener('keydown', down);
  }, [isOn, press]);
}
