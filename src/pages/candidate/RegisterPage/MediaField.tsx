import { useTranslation } from 'react-i18next';
import { HINTED_FORMATS } from '../../../../domain/limits.ts';
import { FileUpload } from '../../../components/FileUpload/FileUpload.tsx';
import { useFormat } from '../../../i18n/useFormat.ts';
import type { RegisterActor } from './registerActor.ts';
import { useRegistrationWords } from './useRegistrationWords.ts';

export function MediaField({ snapshot, send }: RegisterActor) {
  const { t } = useTranslation('entries');
  const { context } = snapshot;
  const format = useFormat();
  const { fieldError } = useRegistrationWords(context);
  const type = context.competition?.submission_type ?? 'any';
  const max = format.megabytes(context.competition?.max_media_megabytes ?? 0);
  return (
    <FileUpload
      id="media_file"
      use="media"
      label={t(`register.media.label.${type}`)}
      hint={t(`register.media.hint.${type}`, { max, formats: HINTED_FORMATS.join(', ') })}
      chosen={context.media}
      checking={context.checkedMedia !== null}
      error={fieldError('media_file')}
      onChoose={(file) => send({ type: 'media.chosen', file })}
      onRemove={() => send({ type: 'media.removed' })}
    />
  );
}
