import { useEffect } from 'react';
import { toaster, type ToastKind } from './toaster.ts';

/**
 * Shows a toast while a condition is true. A toast about a redirect must end on arrival, where it would cover
 * the first controls.
 */
export function useToastWhile(isTrue: boolean, kind: ToastKind, text: string): void {
  useEffect(() => {
    if (!isTrue) return undefined;
    const id = toaster.toast(kind, text);
    return () => toaster.dismiss(id);
  }, [isTrue, kind, text]);
}
