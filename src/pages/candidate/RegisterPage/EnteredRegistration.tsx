import { useTranslation } from 'react-i18next';
import { submissionDetailsHref } from '../../../../domain/submissionAddress.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { Note } from '../../../components/Note/Note.tsx';

/** In place of the form: the candidate has an entry in this competition. */
export function EnteredRegistration({ entry }: { entry: string }) {
  const { t } = useTranslation('events');
  return (
    <Note
      kind="success"
      title={t('entered.title')}
      action={<Button href={submissionDetailsHref(entry)}>{t('entered.open')}</Button>}
    />
  );
}
