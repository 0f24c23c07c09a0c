import { useTranslation } from 'react-i18next';
import { staffPaths } from '../../../../domain/staff/staffPaths.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { Note } from '../../../components/Note/Note.tsx';
import type { AskFacts } from '../../../machines/askedAct/askedActTypes.ts';
import { ActPreview } from '../ActPreview/ActPreview.tsx';
import { useMoment } from '../ActPreview/useMoment.ts';

/** What was asked last and what became of it, and what stands in the way of asking. */
export function AskState({ facts }: { facts: AskFacts }) {
  const { t } = useTranslation('staffVoted');
  const zone = facts.act === 'extend_window' ? facts.zone : undefined;
  const moment = useMoment(zone);
  const { approval, stop } = facts;
  return (
    <>
      {facts.act === 'extend_window' && facts.extended && (
        <Note kind="success" title={t('extended', { moment: moment(facts.extended.from) })} />
      )}
      {facts.act === 'cancel_competition' && facts.cancelled && (
        <Note kind="success" title={t(facts.cancelled.is_refunding ? 'refunding' : 'refunded')} />
      )}
      {stop !== null && <p>{t(`stop.${stop}`)}</p>}
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
      {approval && approval.state !== 'open' && (
        <Note
          alert
          kind={approval.state === 'approved' ? 'success' : 'warning'}
          title={t(`was.${approval.state}`)}
        />
      )}
    </>
  );
}
