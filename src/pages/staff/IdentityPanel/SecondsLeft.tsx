import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from './IdentityPanel.css.ts';

const SECOND = 1_000;

/** The seconds until something ends, counted while they pass. @param ms from when it is first shown */
export function SecondsLeft({ ms }: { ms: number }) {
  const { t } = useTranslation('staffIdentity');
  const [ends] = useState(() => performance.now() + ms);
  const [left, setLeft] = useState(Math.ceil(ms / SECOND));
  useEffect(() => {
    const timer = setInterval(
      () => setLeft(Math.max(0, Math.ceil((ends - performance.now()) / SECOND))),
      SECOND / 4,
    );
    return () => clearInterval(timer);
  }, [ends]);
  return (
    <span role="timer" className={styles.seconds} data-last={left <= 10 || undefined}>
      {t('shown.left', { count: left })}
    </span>
  );
}
