import { useTranslation } from 'react-i18next';
import * as styles from './SkipLink.css.ts';

/** The first tab stop. `main` needs the id and `tabIndex={-1}`. */
export function SkipLink({ to = 'main' }: { to?: string }) {
  const { t } = useTranslation('common');
  return (
    <a className={styles.skip} href={`#${to}`}>
      {t('skip')}
    </a>
  );
}
