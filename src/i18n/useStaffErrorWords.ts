import { useTranslation } from 'react-i18next';
import type { StaffFieldError } from '../../domain/staff/staffRefusals.ts';

/** The sentence of an error at a field of staff: the server's own, if it sent one. */
export function useStaffErrorWords(): (fieldError: StaffFieldError | undefined) => string | undefined {
  const { t } = useTranslation('staff');
  return (fieldError) => {
    if (!fieldError || 'sentence' in fieldError) return fieldError?.sentence;
    return t(`error.${fieldError.code}`);
  };
}
