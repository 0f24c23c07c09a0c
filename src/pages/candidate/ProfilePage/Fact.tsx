import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from './ProfilePage.css.ts';

type FactProps = {
  name: string;
  leftToRight?: boolean;
  /** Shown below the value. */
  after?: ReactNode;
  children: ReactNode;
};

/** One line of a profile; a missing value says so. */
export function Fact({ name, leftToRight = false, after, children }: FactProps) {
  const { t } = useTranslation('account');
  return (
    <div>
      <dt className={styles.term}>{name}</dt>
      <dd className={styles.fact}>
        {children ? (
          <bdi className={leftToRight ? styles.leftToRight : undefined}>{children}</bdi>
        ) : (
          <span className={styles.none}>{t('profile.none')}</span>
        )}
        {after}
      </dd>
    </div>
  );
}
