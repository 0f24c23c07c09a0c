import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button.tsx';
import * as styles from './SecurityPage.css.ts';

type Props = {
  title: ReactNode;
  /** What else tells it from others. */
  hints: readonly string[];
  /** Names its button for screen readers. */
  removeNamed: string;
  isRemoving: boolean;
  /** Undefined while it cannot be removed. */
  onRemove: (() => void) | undefined;
};

/** A passkey or an authenticator app in its list, with the way to remove it. */
export function FactorLine({ title, hints, removeNamed, isRemoving, onRemove }: Props) {
  const { t } = useTranslation('staff');
  return (
    <li className={styles.factor}>
      <div>
        <p className={styles.factorName}>{title}</p>
        {hints.map((hint) => (
          <p key={hint} className={styles.hint}>
            {hint}
          </p>
        ))}
      </div>
      {onRemove && (
        <Button
          variant="quiet"
          busy={isRemoving ? t('factors.removing') : undefined}
          aria-label={isRemoving ? undefined : removeNamed}
          onClick={onRemove}
        >
          {t('factors.remove')}
        </Button>
      )}
    </li>
  );
}
