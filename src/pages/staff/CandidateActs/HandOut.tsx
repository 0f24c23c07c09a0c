import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button.tsx';
import { Note } from '../../../components/Note/Note.tsx';
import { useFormat } from '../../../i18n/useFormat.ts';
import type {
  CandidateActsContext,
  CandidateActsEvent,
} from '../../../machines/candidateActs/candidateActsTypes.ts';

type Props = Pick<CandidateActsContext, 'facts' | 'savedAs'> & {
  isSaving: boolean;
  onEvent: (event: CandidateActsEvent) => void;
};

/** The way to the data of the candidate, once a second person approved that it is handed out. */
export function HandOut({ facts, savedAs, isSaving, onEvent }: Props) {
  const { t } = useTranslation('staffCandidateActs');
  const format = useFormat();
  const until = facts?.hand_out ?? null;
  if (until === null) return null;
  const moment = { date: format.date(until), time: format.timeOfDay(until) };
  return (
    <Note
      title={t('data.ready', moment)}
      action={
        isSaving ? (
          <Button variant="secondary" onClick={() => onEvent({ type: 'save.cancelled' })}>
            {t('data.cancel')}
          </Button>
        ) : (
          <Button variant="secondary" onClick={() => onEvent({ type: 'save.requested' })}>
            {t('data.save')}
          </Button>
        )
      }
    >
      {t('data.more')}
      <output>
        {isSaving && <> {t('data.saving')}</>}
        {savedAs !== null && <> {t('data.saved', { name: savedAs })}</>}
      </output>
    </Note>
  );
}
