import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button.tsx';
import { Panel } from '../../../components/Panel/Panel.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import * as styles from './ProfilePage.css.ts';

type Props = { isStalled: boolean; onRetry: () => void };

/** A profile that does not load keeps its placeholder and quietly offers a retry (decision D24). */
export function WaitingProfile({ isStalled, onRetry }: Props) {
  const { t } = useTranslation(['account', 'common']);
  return (
    <Panel>
      <Skeleton kind="row" count={3} label={t('profile.loading')} />
      {isStalled && (
        <div className={styles.actions}>
          <p className={styles.waiting}>{t('profile.stalled')}</p>
          <Button variant="quiet" onClick={onRetry}>
            {t('common:retry.again')}
          </Button>
        </div>
      )}
    </Panel>
  );
}
