import { useTranslation } from 'react-i18next';
import { IDENTITY_LOOK_MS } from '../../../../domain/staff/staffLimits.ts';
import { Button } from '../../../components/Button/Button.tsx';
import * as notice from '../../../components/NoticeDialog/NoticeDialog.css.ts';
import type { LookProps } from './lookProps.ts';
import { SecondsLeft } from './SecondsLeft.tsx';
import { StatedFacts } from './StatedFacts.tsx';
import { StepWords } from './StepWords.tsx';

/** A PDF that the browser can save once. */
export function DocumentOffer({ snapshot, send }: LookProps) {
  const { t } = useTranslation('staffIdentity');
  const { stated } = snapshot.context;
  return (
    <>
      <StepWords title={t('pdf.title')} text={t('pdf.text')} />
      <SecondsLeft ms={IDENTITY_LOOK_MS} />
      {stated && <StatedFacts stated={stated} />}
      <div className={notice.actions}>
        <div className={notice.action}>
          <Button size="lg" onClick={() => send({ type: 'download.requested' })}>
            {t('pdf.save')}
          </Button>
        </div>
        <div className={notice.action}>
          <Button variant="secondary" size="lg" onClick={() => send({ type: 'look.ended' })}>
            {t('ask.cancel')}
          </Button>
        </div>
      </div>
    </>
  );
}
