import { useTranslation } from 'react-i18next';
import { formErrorOf } from '../../../../domain/accountRefusals.ts';
import { Note } from '../../../components/Note/Note.tsx';
import { useErrorWords } from '../../../i18n/useErrorWords.ts';
import type { ReplaceFormError } from '../../../machines/submissionReplace/submissionReplaceTypes.ts';

/** Why the file was not sent, and that it is kept. */
export function ReplaceTrouble({ formError }: { formError: ReplaceFormError | null }) {
  const { t } = useTranslation('entries');
  const { formError: words } = useErrorWords();
  if (!formError) return null;
  if (formError.kind === 'cancelled') return <Note alert title={t('upload.cancelled')} />;
  return (
    <Note alert kind="error" title={t('replace.failed')}>
      <p>
        <bdi>{words(formErrorOf(formError))}</bdi>
      </p>
      <p>{t('replace.again')}</p>
    </Note>
  );
}
