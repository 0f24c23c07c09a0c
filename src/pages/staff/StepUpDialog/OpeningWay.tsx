import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button.tsx';
import * as styles from '../../../components/NoticeDialog/NoticeDialog.css.ts';
import type { WayProps } from './way.ts';

/** A step-up before it is known whether the person has a passkey. */
export function OpeningWay({ send }: WayProps) {
  const { t } = useTranslation('staff');
  return (
    <div className={styles.actions}>
      <div className={styles.action}>
        <Button variant="secondary" size="lg" onClick={() => send({ type: 'stepUp.cancelled' })}>
          {t('stepUp.cancel')}
        </Button>
      </div>
    </div>
  );
}
