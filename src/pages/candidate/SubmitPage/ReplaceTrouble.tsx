import { useTranslation } from 'react-i18next';
import { troubleOf } from '../../../../domain/accountRefusals.ts';
import { Note } from '../../../components/Note/Note.tsx';
import { useFaultWords } from '../../../i18n/useFaultWords.ts';
import type { ReplaceTrouble as Trouble } from '../../../machines/submissionReplace/submissionReplaceTypes.ts';

/** Why the file was not sent, and that it is kept. */
export function ReplaceTrouble({ trouble }: { trouble: Trouble | null }) {
  const { t } = useTranslation('entries');
  const { trouble: words } = useFaultWords();
  if (!trouble) return null;
  if (trouble.kind === 'cancelled') return <Note alert title={t('upload.cancelled')} />;
  return (
    <Note alert kind="error" title={t('replace.failed')}>
      <p>
        <bdi>{words(troubleOf(trouble))}</bdi>
      </p>
      <p>{t('replace.again')}</p>
    </Note>
  );
}
