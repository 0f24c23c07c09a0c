import { useTranslation } from 'react-i18next';
import { HINTED_FORMATS, IDENTITY_MAX_MEGABYTES } from '../../../../domain/limits.ts';
import { ConsentCheckbox } from '../../../components/ConsentCheckbox/ConsentCheckbox.tsx';
import { FileUpload } from '../../../components/FileUpload/FileUpload.tsx';
import { FormSection } from '../../../components/FormSection/FormSection.tsx';
import { useFormat } from '../../../i18n/useFormat.ts';
import { PersonFields } from './PersonFields.tsx';
import type { RegisterActor } from './registerActor.ts';
import * as styles from './RegisterPage.css.ts';
import { registerSections, sectionStates } from './registerSections.ts';
import { useRegistrationWords } from './useRegistrationWords.ts';

const parts = { you: PersonFields, entry: MediaField, identity: IdentityField, consent: ConsentFields };

export function RegisterFields({ snapshot, send }: RegisterActor) {
  const { t } = useTranslation('entries');
  const states = sectionStates(snapshot.context);
  return registerSections.map((section) => {
    const { state, errors } = states[section];
    const Part = parts[section];
    return (
      <FormSection
        key={section}
        title={t(`register.section.${section}`)}
        state={state}
        errors={errors > 0 ? t('register.errors', { count: errors }) : undefined}
      >
        <Part snapshot={snapshot} send={send} />
      </FormSection>
    );
  });
}

function MediaField({ snapshot, send }: RegisterActor) {
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
      accepted={{ wanted: type, converts: context.converts }}
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

/** The identity document; the browser stores nothing of it. */
function IdentityField({ snapshot, send }: RegisterActor) {
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

const consents = [
  { consent: 'read_requirement', word: 'requirements' },
  { consent: 'term_conditions', word: 'terms' },
] as const;

/** The consents, each with its dialog. */
function ConsentFields({ snapshot, send }: RegisterActor) {
  const { t } = useTranslation('entries');
  const { fieldError } = useRegistrationWords(snapshot.context);
  return (
    <div className={styles.consents}>
      {consents.map(({ consent, word }) => (
        <ConsentCheckbox
          key={consent}
          id={consent}
          words={t(`register.consent.${word}`)}
          checked={snapshot.context.values[consent]}
          onOpen={() => send({ type: 'consent.opened', consent })}
          onWithdraw={() => send({ type: 'consent.withdrawn', consent })}
          error={fieldError(consent)}
        />
      ))}
    </div>
  );
}
