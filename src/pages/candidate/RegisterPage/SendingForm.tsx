import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button.tsx';
import { Note } from '../../../components/Note/Note.tsx';
import { FoldedRows } from './FoldedRows.tsx';
import type { RegisterActor } from './registerActor.ts';
import { RegisterFields } from './RegisterFields.tsx';
import * as styles from './RegisterPage.css.ts';
import { SendingPanel } from './SendingPanel.tsx';

const still = () => {};

/** The form while it is sent: locked, with the upload's progress. */
export function SendingForm({ snapshot, send }: RegisterActor) {
  const { t } = useTranslation('entries');
  return (
    <div className={styles.form}>
      <div className={styles.panel}>
        <SendingPanel snapshot={snapshot} send={send} />
      </div>
      {snapshot.matches({ sending: 'transferring' }) && (
        <div className={styles.panel}>
          <Note title={t('register.keepOpen')} />
        </div>
      )}
      <div inert className={styles.inert}>
        <RegisterFields snapshot={snapshot} send={still} />
      </div>
      <div className={styles.folded}>
        <FoldedRows context={snapshot.context} />
      </div>
      <div className={styles.last}>
        <Button size="lg" full busy={t('register.sending')}>
          {t('register.submit')}
        </Button>
      </div>
    </div>
  );
}
