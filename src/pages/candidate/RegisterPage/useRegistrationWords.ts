import { useTranslation } from 'react-i18next';
import { IDENTITY_MAX_MEGABYTES } from '../../../../domain/limits.ts';
import { fieldErrorLimits } from '../../../../domain/fieldErrorLimits.ts';
import { useErrorWords } from '../../../i18n/useErrorWords.ts';
import { useFileWords } from '../../../i18n/useFileWords.ts';
import { minAgeOf } from '../../../machines/registration/registrationForm.ts';
import type {
  RegistrationContext,
  RegistrationErrorField,
  RegistrationFormError,
} from '../../../machines/registration/registrationTypes.ts';

/** Error sentences of a registration; the server's own sentence where it sent one. */
export function useRegistrationWords(context: RegistrationContext) {
  const { t } = useTranslation(['entries', 'errors']);
  const { fieldError: fieldErrorWords, formError: formErrorWords } = useErrorWords();
  const fileWords = useFileWords();
  return {
    fieldError: (field: RegistrationErrorField): string | undefined => {
      const fieldError = context.fieldErrors[field];
      if (!fieldError) return undefined;
      if ('file' in fieldError) {
        const { name, sent } = fieldError;
        const media = {
          use: 'media',
          name,
          sent,
          megabytes: context.competition?.max_media_megabytes ?? 0,
          accepted: {
            wanted: context.competition?.submission_type ?? 'any',
            converts: context.converts,
          },
        } as const;
        const identity = { use: 'identity', name, sent, megabytes: IDENTITY_MAX_MEGABYTES } as const;
        return fileWords(fieldError.file, field === 'media_file' ? media : identity);
      }
      if ('code' in fieldError && fieldError.code === 'dobMin')
        return t('errors:problem.dobMin', { ...fieldErrorLimits['dobMin'], min: minAgeOf(context) });
      return fieldErrorWords(fieldError);
    },
    formError: (formError: RegistrationFormError): string =>
      'note' in formError ? t(`register.note.${formError.note}`) : formErrorWords(formError),
  };
}
