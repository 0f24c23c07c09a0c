import CircleAlert from '@lucide/icons/icons/circle-alert';
import CircleCheck from '@lucide/icons/icons/circle-check';
import Info from '@lucide/icons/icons/info';
import TriangleAlert from '@lucide/icons/icons/triangle-alert';
import X from '@lucide/icons/icons/x';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { toaster as pageToaster, type Toast, type Toaster } from './toaster.ts';
import * as styles from './Toasts.css.ts';

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, error: CircleAlert };

/** Short messages at the edge of the window. The live region exists before its first message. */
export function Toasts({ toaster = pageToaster }: { toaster?: Toaster }) {
  const toasts = useSyncExternalStore(toaster.subscribe, toaster.current);
  return (
    <output className={styles.place}>
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} onDismiss={toaster.dismiss} />
      ))}
    </output>
  );
}

function ToastCard({ toast, onDismiss }: { toast: Toast; onDismiss: (id: number) => void }) {
  const { t } = useTranslation('common');
  const { id, kind, text, lastsMs, act } = toast;
  const end = useCallback(() => onDismiss(id), [id, onDismiss]);
  const timerHandlers = useToastTimer(lastsMs, end);
  return (
    <span className={styles.toast} {...timerHandlers}>
      <span className={styles.mark}>
        <Icon of={icons[kind]} />
      </span>
      <span className={styles.words}>{text}</span>
      {act}
      <span className={styles.close}>
        <IconButton icon={X} label={t('close')} onClick={end} />
      </span>
    </span>
  );
}

/** Ends a toast after its time. Hover or focus stops the timer; when they end, it starts again in full. */
function useToastTimer(lastsMs: number | undefined, onEnd: () => void) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (lastsMs === undefined || held) return undefined;
    const timer = setTimeout(onEnd, lastsMs);
    return () => clearTimeout(timer);
  }, [lastsMs, held, onEnd]);
  const pauseTimer = () => setHeld(true);
  const resumeTimer = () => setHeld(false);
  return {
    onPointerEnter: pauseTimer,
    onPointerLeave: resumeTimer,
    onFocus: pauseTimer,
    onBlur: resumeTimer,
  };
}
