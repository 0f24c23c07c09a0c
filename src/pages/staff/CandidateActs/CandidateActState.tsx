import { useTranslation } from 'react-i18next';
import type { CandidateActs } from '../../../../domain/staff/staffContract.ts';
import { staffPaths } from '../../../../domain/staff/staffPaths.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { Note } from '../../../components/Note/Note.tsx';
import { useFormat } from '../../../i18n/useFormat.ts';
import { ActPreview } from '../ActPreview/ActPreview.tsx';
import { useActWords } from '../ActPreview/useActWords.ts';
import * as styles from '../RemovalPanel/RemovalPanel.css.ts';

/** What was asked last, what waits, and what stands in the way. */
export function CandidateActState({ facts, mayAct }: { facts: CandidateActs; mayAct: boolean }) {
  const { t } = useTranslation('staffCandidateActs');
  const { act } = useActWords();
  const format = useFormat();
  const at = (instant: number) => ({ date: format.date(instant), time: format.timeOfDay(instant) });
  const { approval, stop, second_persons } = facts;
  return (
    <>
      {stop !== null && <p className={styles.lead}>{t(`stop.${stop}`)}</p>}
      {approval?.state === 'open' && (
        <>
          <Note
            alert
            title={t('waiting', at(approval.expires_at))}
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
      {approval?.state === 'approved' && (
        <Note
          kind="success"
          title={t('was.approved', { ...at(approval.decided_at!), act: act(approval.act) })}
        />
      )}
      {approval && approval.state !== 'open' && approval.state !== 'approved' && (
        <Note alert kind="warning" title={t(`was.${approval.state}`)} />
      )}
      {facts.recovery !== null && <Note title={t('recovering', at(facts.recovery))} />}
      {mayAct && facts.kinds.includes('suspend') && !facts.is_matched && (
        <p className={styles.lead}>{t('unmatched')}</p>
      )}
      {mayAct && stop === null && second_persons.length === 0 && (
        <Note
          kind="warning"
          title={t('nobody')}
          action={
            <Button variant="secondary" href={staffPaths.people}>
              {t('invite')}
            </Button>
          }
        />
      )}
    </>
  );
}
