import { useTranslation } from 'react-i18next';
import { IDENTITY_MAX_MEGABYTES } from '../../../../domain/limits.ts';
import { problemLimits } from '../../../../domain/problemLimits.ts';
import { useFaultWords } from '../../../i18n/useFaultWords.ts';
import { useFileWords } from '../../../i18n/useFileWords.ts';
import { minAgeOf } from '../../../machines/registration/registrationForm.ts';
import type {
  RegistrationContext,
  RegistrationFaultField,
  RegistrationTrouble,
} from '../../../machines/registration/registrationTypes.ts';

/** Error sentences of a registration; the server's own sentence where it sent one. */
export function useRegistrationWords(context: RegistrationContext) {
  const { t } = useTranslation(['entries', 'errors']);
  const { fault: faultWords, trouble: troubleWords } = useFaultWords();
  const fileWords = useFileWords();
  return {
    fault: (field: RegistrationFaultField): string | undefined => {
      const fault = context.faults[field];
      if (!fault) return undefined;
      if ('file' in fault) {
        const { name } = fault;
        const media = {
          use: 'media',
          name,
          megabytes: context.competition?.max_media_megabytes ?? 0,
        } as const;
        const identity = { use: 'identity', name, megabytes: IDENTITY_MAX_MEGABYTES } as const;
        return fileWords(fault.file, field === 'media_file' ? media : identity);
      }
      if ('only' in fault) return t(`register.media.only.${fault.only}`);
      if ('problem' in fault && fault.problem === 'dobMin')
        return t('errors:problem.dobMin', { ...problemLimits['dobMin'], min: minAgeOf(context) });
      return faultWords(fault);
    },
    trouble: (trouble: RegistrationTrouble): string =>
      'note' in trouble ? t(`register.note.${trouble.note}`) : troubleWords(trouble),
  };
}
