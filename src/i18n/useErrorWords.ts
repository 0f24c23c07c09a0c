import { useTranslation } from 'react-i18next';
import type { FieldError, FormError } from '../../domain/accountRefusals.ts';
import { fieldErrorLimits } from '../../domain/fieldErrorLimits.ts';
import { useFormat } from './useFormat.ts';

const MINUTE_MS = 60_000;

/** Rounded up, so that a try at the named time is accepted; to whole minutes, if it is more than one. */
function namedWait(milliseconds: number): number {
  const unit = milliseconds > MINUTE_MS ? MINUTE_MS : 1_000;
  return Math.ceil(milliseconds / unit) * unit;
}

/** The sentence of a field error or a form error: the server's own, if it sent one. */
export function useErrorWords() {
  const { t } = useTranslation(['account', 'errors']);
  const { duration } = useFormat();
  return {
    fieldError: (fieldError: FieldError | undefined): string | undefined => {
      if (!fieldError || 'sentence' in fieldError) return fieldError?.sentence;
      return t(`errors:problem.${fieldError.code}`, { ...fieldErrorLimits[fieldError.code] });
    },
    formError: (formError: FormError): string => {
      const said = 'sentence' in formError ? formError.sentence : t(`trouble.${formError.word}`);
      if (formError.waitMs === undefined) return said;
      return `${said} ${t('tryAgainIn', { time: duration(namedWait(formError.waitMs)) })}`;
    },
  };
}
