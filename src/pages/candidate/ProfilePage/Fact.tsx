import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from './ProfilePage.css.ts';

type FactProps = {
  name: string;
  leftToRight?: boolean;
  /** What stands below the value. */
  after?: ReactNode;
  children: ReactNode;
};

/** One line of a profile; what is not given says so. */
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
