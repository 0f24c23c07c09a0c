import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../Button/Button.tsx';
import { LevelMeter } from '../LevelMeter/LevelMeter.tsx';
import * as styles from './TabBlocker.css.ts';

export type TabBlockerProps = {
  /** `toldOriginal` and `cannotClose` are outcomes of the last click; `asking`: a retry is running. */
  state: 'blocked' | 'toldOriginal' | 'cannotClose' | 'asking';
  onGoToOriginal: () => void;
  onClose: () => void;
  onRetry: () => void;
};

/**
 * Covers a second tab completely: voting works in one tab only. The native dialog makes the rest of the page
 * inert.
 */
export function TabBlocker({ state, onGoToOriginal, onClose, onRetry }: TabBlockerProps) {
  const { t } = useTranslation(['vote', 'common']);
  const dialog = useRef<HTMLDialogElement>(null);
  const primary = useRef<HTMLButtonElement>(null);
  const id = useId();
  useEffect(() => {
    dialog.current?.showModal();
    primary.current?.focus();
  }, []);
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-body`}
      closedby="none"
      className={styles.blocker}
      onCancel={(event) => event.preventDefault()}
      // A browser may close a dialog on its own; the tab stays blocked.
      onClose={() => dialog.current?.showModal()}
    >
      <div className={styles.inner}>
        <span className={styles.meter}>
          <LevelMeter kind="flat" height={40} />
        </span>
        <h1 id={`${id}-title`} className={styles.title}>
          {t('tabs.title')}
        </h1>
        <p id={`${id}-body`} className={styles.body}>
          {t('tabs.body')}
        </p>
        {/* Its own live region: those of the page are inert behind it. */}
        <output className={styles.news}>
          {(state === 'toldOriginal' || state === 'cannotClose') && t(`tabs.${state}`)}
        </output>
        <div className={styles.actions}>
          <Button ref={primary} size="lg" full onClick={onGoToOriginal}>
            {t('tabs.goToOriginal')}
          </Button>
          <Button variant="secondary" size="lg" full onClick={onClose}>
            {t('tabs.close')}
          </Button>
          <Button
            variant="quiet"
            size="lg"
            full
            onClick={onRetry}
            busy={state === 'asking' ? t('common:retry.retrying') : undefined}
          >
            {t('tabs.retry')}
          </Button>
        </div>
      </div>
    </dialog>
  );
}
