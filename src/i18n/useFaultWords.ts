import { useTranslation } from 'react-i18next';
import type { FieldFault, Trouble } from '../../domain/accountRefusals.ts';
import { problemLimits } from '../../domain/problemLimits.ts';

/** The sentence of a fault or trouble: the server's own where it said one. */
export function useFaultWords() {
  const { t } = useTranslation(['account', 'errors']);
  return {
    fault: (fault: FieldFault | undefined): string | undefined => {
      if (!fault || 'sentence' in fault) return fault?.sentence;
      return t(`errors:problem.${fault.problem}`, { ...problemLimits[fault.problem] });
    },
    trouble: (trouble: Trouble): string =>
      'sentence' in trouble ? trouble.sentence : t(`trouble.${trouble.word}`),
  };
}
