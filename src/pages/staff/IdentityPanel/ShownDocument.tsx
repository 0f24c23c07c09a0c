import * as Dialog from '@radix-ui/react-dialog';
import { useTranslation } from 'react-i18next';
import { IDENTITY_LOOK_MS } from '../../../../domain/staff/staffLimits.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { Note } from '../../../components/Note/Note.tsx';
import * as notice from '../../../components/NoticeDialog/NoticeDialog.css.ts';
import * as styles from './IdentityPanel.css.ts';
import type { LookProps } from './lookProps.ts';
import { SecondsLeft } from './SecondsLeft.tsx';
import { StatedFacts } from './StatedFacts.tsx';
import { VerdictFields } from './VerdictFields.tsx';
import { WatermarkedPicture } from './WatermarkedPicture.tsx';

/** The document and what was stated, beside the verdict where there is room. */
export function ShownDocument({ snapshot, send, viewer }: LookProps & { viewer: string }) {
  const { t } = useTranslation('staffIdentity');
  const { opened, stated } = snapshot.context;
  return (
    <>
      <div className={styles.head}>
        <Dialog.Title className={notice.title}>{t('shown.title')}</Dialog.Title>
        <SecondsLeft ms={IDENTITY_LOOK_MS} />
        <Button variant="secondary" onClick={() => send({ type: 'document.closed' })}>
          {t('shown.close')}
        </Button>
      </div>
      <div className={styles.beside}>
        {opened?.kind === 'image' ? (
          <WatermarkedPicture picture={opened.picture} viewer={viewer} />
        ) : (
          <Note title={t('pdf.saved')} />
        )}
        <div className={styles.column}>
          {stated && <StatedFacts stated={stated} />}
          <VerdictFields snapshot={snapshot} send={send} />
        </div>
      </div>
    </>
  );
}
