import type { ReactNode } from 'react';

export type ToastKind = 'info' | 'success' | 'warning' | 'error';

export type Toast = {
  readonly id: number;
  readonly kind: ToastKind;
  readonly text: string;
  /** Milliseconds; undefined stays until dismissed. */
  readonly lastsMs: number | undefined;
  /** A button beside the text. */
  readonly act: ReactNode;
};

/** How long a toast stays unless the caller says otherwise: long enough for slow readers. */
const LASTS_MS = 5_000;

export type Toaster = {
  /**
   * @param lastsMs display time in milliseconds; failures stay until dismissed
   * @param act a button beside the text
   * @returns its id
   */
  toast: (kind: ToastKind, text: string, lastsMs?: number, act?: ReactNode) => number;
  dismiss: (id: number) => void;
  current: () => readonly Toast[];
  subscribe: (changed: () => void) => () => void;
};

export function createToaster(): Toaster {
  const listeners = new Set<() => void>();
  let shown: readonly Toast[] = [];
  let last = 0;
  const publishToasts = (next: readonly Toast[]) => {
    shown = next;
    listeners.forEach((changed) => changed());
  };
  return {
    toast(kind, text, lastsMs = LASTS_MS, act = null) {
      last += 1;
      // A repeated sentence replaces the first and restarts its time.
      const others = shown.filter((each) => each.text !== text);
      publishToasts([
        ...others,
        { id: last, kind, text, lastsMs: kind === 'error' ? undefined : lastsMs, act },
      ]);
      return last;
    },
    dismiss: (id) => publishToasts(shown.filter((each) => each.id !== id)),
    current: () => shown,
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
}

/** The page's only toaster; Toasts, in the shell, shows its messages. */
export const toaster = createToaster();
