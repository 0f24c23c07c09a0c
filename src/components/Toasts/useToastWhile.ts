import { useEffect } from 'react';
import { toaster, type ToastKind } from './toaster.ts';

/**
 * Says a sentence for as long as it is true. One that speaks of leaving is over on arrival: there it would lie over the
 * first that somebody wants to press.
 */
export function useToastWhile(isTrue: boolean, kind: ToastKind, text: string): void {
  useEffect(() => {
    if (!isTrue) return undefined;
    const id = toaster.toast(kind, text);
    return () => toaster.dismiss(id);
  }, [isTrue, kind, text]);
}
