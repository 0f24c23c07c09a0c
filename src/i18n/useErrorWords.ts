import { useTranslation } from 'react-i18next';
import type { FieldError, FormError } from '../../domain/accountRefusals.ts';
import { fieldErrorLimits } from '../../domain/fieldErrorLimits.ts';

/** The sentence of a field error or a form error: the server's own, if it sent one. */
export function useErrorWords() {
  const { t } = useTranslation(['account', 'errors']);
  return {
    fieldError: (fieldError: FieldError | undefined): string | undefined => {
      if (!fieldError || 'sentence' in fieldError) return fieldError?.sentence;
      return t(`errors:problem.${fieldError.code}`, { ...fieldErrorLimits[fieldError.code] });
    },
    formError: (formError: FormError): string =>
      'sentence' in formError ? formError.sentence : t(`trouble.${formError.word}`),
  };
}
