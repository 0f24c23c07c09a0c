import { useTranslation } from 'react-i18next';
import { IDENTITY_MAX_MEGABYTES } from '../../../../domain/limits.ts';
import { FileUpload } from '../../../components/FileUpload/FileUpload.tsx';
import { useFormat } from '../../../i18n/useFormat.ts';
import type { RegisterActor } from './registerActor.ts';
import { useRegistrationWords } from './useRegistrationWords.ts';

/** The identity document; the browser stores nothing of it. */
export function IdentityField({ snapshot, send }: RegisterActor) {
  const { t } = useTranslation('entries');
  const { context } = snapshot;
  const format = useFormat();
  const { fieldError } = useRegistrationWords(context);
  return (
    <FileUpload
      id="id_passport_url"
      use="identity"
      label={t('register.identity.label')}
      hint={t('register.identity.hint', { max: format.megabytes(IDENTITY_MAX_MEGABYTES) })}
      chosen={context.identity && { file: context.identity }}
      checking={context.checkedIdentity !== null}
      error={fieldError('id_passport_url')}
      onChoose={(file) => send({ type: 'identity.chosen', file })}
      onRemove={() => send({ type: 'identity.removed' })}
    />
  );
}
