import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button.tsx';
import * as styles from './BackLink.css.ts';

/** Leads from the page of a record back to its list: that of events, or the one that the label names. */
export function BackLink({ href, label }: { href: string; label?: string | undefined }) {
  const { t } = useTranslation('staffSeason');
  return (
    <span className={styles.back}>
      <Button variant="quiet" href={href}>
        {label ?? t('back')}
      </Button>
    </span>
  );
}
