import { useTranslation } from 'react-i18next';
import { localized } from '../../../../domain/localized.ts';
import type { MemberRemoval } from '../../../../domain/staff/staffContract.ts';
import { staffPaths } from '../../../../domain/staff/staffPaths.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { Note } from '../../../components/Note/Note.tsx';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { ActPreview } from '../ActPreview/ActPreview.tsx';
import { useMoment } from '../ActPreview/useMoment.ts';

/** What was done last, what waits, and what stands in the way. */
export function RemovalState({ facts }: { facts: MemberRemoval }) {
  const { t } = useTranslation('staffRemoval');
  const language = useLanguage();
  const moment = useMoment(facts.zone);
  const { removed, approval, stop } = facts;
  return (
    <>
      {removed && (
        <Note kind="success" title={t(`done.${removed.kind}`, { moment: moment(removed.at) })}>
          {t('public')} <bdi>{localized(removed, 'reason', language)}</bdi>
          {removed.is_refunding && <> {t('refunding')}</>}
        </Note>
      )}
      {stop === 'over' && <p>{t('over')}</p>}
      {approval?.state === 'open' && (
        <>
          <Note
            alert
            title={t('waiting', { moment: moment(approval.expires_at) })}
            action={
              <Button variant="secondary" href={staffPaths.approvals}>
                {t('open')}
              </Button>
            }
          >
            {t('waitingMore')}
          </Note>
          <ActPreview act={approval.act} preview={approval.preview} />
        </>
      )}
      {approval && approval.state !== 'open' && approval.state !== 'approved' && (
        <Note alert kind="warning" title={t(`was.${approval.state}`)} />
      )}
    </>
  );
}
