import { useTranslation } from 'react-i18next';
import { Note } from '../../../components/Note/Note.tsx';
import { useFormat } from '../../../i18n/useFormat.ts';
import type { RegistrationContext } from '../../../machines/registration/registrationTypes.ts';

type Props = { context: Pick<RegistrationContext, 'keptUpload' | 'values'> };

/** The fields are back after a reload or in a new tab: what of the recording is there, and what must be given again. */
export function RestoredDraft({ context: { keptUpload, values } }: Props) {
  const { t } = useTranslation('entries');
  const format = useFormat();
  const sentences = [t('register.restoredText')];
  if (keptUpload === 'lost') sentences.push(t('register.restoredLost'));
  else if (keptUpload) {
    const { sent, total, until } = keptUpload;
    const deadline = format.deadline(until);
    // Never rounded up to 100 %, which would read as whole.
    const percent = format.percent(Math.floor((sent / total) * 100));
    const words = sent === total ? 'register.restoredWhole' : 'register.restoredPart';
    sentences.push(t(words, { deadline, percent }));
  }
  if (values.civil_id === '') sentences.push(t('register.restoredNumber'));
  return (
    <Note title={t('register.restored')} kind={keptUpload === 'lost' ? 'warning' : 'info'}>
      {sentences.join(' ')}
    </Note>
  );
}
