import RotateCw from '@lucide/icons/icons/rotate-cw';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Note } from '../Note/Note.tsx';
import * as styles from './RetryPanel.css.ts';

type Props = {
  /** What happened, and what is known. */
  message: ReactNode;
  children?: ReactNode;
  kind?: 'error' | 'warning';
  onRetry: () => void;
  retrying?: boolean;
  /** The current or next try, and the limit. */
  attempt?: { number: number; limit: number };
  /** Offers to reload the page. */
  onRefresh?: () => void;
  /** The visitor started the failed action: the retry button takes the focus. Otherwise the focus stays. */
  userStarted?: boolean;
};

/** A failure that can be retried. */
export function RetryPanel(props: Props) {
  const { message, children, kind = 'error', onRetry, retrying = false, attempt, onRefresh } = props;
  const { t } = useTranslation('common');
  const retry = useRef<HTMLButtonElement>(null);
  const { userStarted = false } = props;
  useEffect(() => {
    if (userStarted) retry.current?.focus();
  }, [userStarted]);
  const label = attempt
    ? t('retry.attempt', { attempt: attempt.number, limit: attempt.limit })
    : t('retry.again');
  const actions = (
    <div className={styles.actions}>
      <Button
        ref={retry}
        variant="secondary"
        onClick={onRetry}
        busy={retrying ? (attempt ? label : t('retry.retrying')) : undefined}
        iconStart={<Icon of={RotateCw} size="sm" mirror />}
      >
        {label}
      </Button>
      {onRefresh && (
        <Button variant="quiet" onClick={onRefresh}>
          {t('retry.refresh')}
        </Button>
      )}
    </div>
  );
  return (
    <Note alert kind={kind} title={message} action={actions}>
      {children}
    </Note>
  );
}
