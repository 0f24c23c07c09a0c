import { type FocusEvent, useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isCommand } from '../../../domain/staff/deskKeys.ts';
import { toaster as pageToaster, type Toaster } from '../Toasts/toaster.ts';
import { takesText } from './takesText.ts';
import * as styles from './UndoToast.css.ts';

/** Long enough to read the sentence, think again, and reach the button. */
const LASTS_MS = 30_000;

export type UndoToastProps = {
  /** What was done. */
  text: string;
  onUndo: () => void;
  toaster?: Toaster;
};

/** Says that an act was done, with a button that undoes it; Ctrl+Z outside fields presses it. Mounted for each act anew. */
export function UndoToast({ text, onUndo, toaster = pageToaster }: UndoToastProps) {
  const undo = useEffectEvent(onUndo);
  useEffect(() => {
    const isShown = () => toaster.current().some((toast) => toast.id === id);
    const undoOnce = () => {
      toaster.dismiss(id);
      undo();
    };
    const id = toaster.toast('success', text, LASTS_MS, <UndoButton onUndo={undoOnce} />);
    const press = (event: KeyboardEvent) => {
      // In a field it takes back what was typed.
      if (!isCommand(event, 'Z') || takesText(event.target) || !isShown()) return;
      event.preventDefault();
      undoOnce();
    };
    document.addEventListener('keydown', press);
    return () => {
      toaster.dismiss(id);
      document.removeEventListener('keydown', press);
    };
  }, [text, toaster]);
  return null;
}

function UndoButton({ onUndo }: { onUndo: () => void }) {
  const { t } = useTranslation('staff');
  // The button goes with its toast: the focus returns to where it was.
  const before = useRef<HTMLElement>(null);
  const keepPlace = ({ relatedTarget }: FocusEvent) => {
    before.current = relatedTarget instanceof HTMLElement ? relatedTarget : null;
  };
  const press = () => {
    onUndo();
    before.current?.focus();
  };
  return (
    <button
      type="button"
      className={styles.undo}
      aria-keyshortcuts="Control+Z Meta+Z"
      onFocus={keepPlace}
      onClick={press}
    >
      {t('undo.undo')}
    </button>
  );
}
