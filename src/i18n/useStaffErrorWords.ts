import { useTranslation } from 'react-i18next';
import { fieldErrorLimits } from '../../domain/fieldErrorLimits.ts';
import { staffErrorLimits } from '../../domain/staff/staffErrorLimits.ts';
import { isStaffErrorCode, type StaffFieldError } from '../../domain/staff/staffRefusals.ts';

/** The sentence of an error at a field of staff: the server's own, if it sent one. */
export function useStaffErrorWords(): (fieldError: StaffFieldError | undefined) => string | undefined {
  const { t } = useTranslation(['staffErrors', 'errors']);
  return (fieldError) => {
    if (!fieldError || 'sentence' in fieldError) return fieldError?.sentence;
    const { code } = fieldError;
    if (isStaffErrorCode(code)) return t(`staffErrors:problem.${code}`, { ...staffErrorLimits[code] });
    // Any other code is of a field that candidates have, too.
    return t(`errors:problem.${code}`, { ...fieldErrorLimits[code] });
  };
}
