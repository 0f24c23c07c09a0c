import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button.tsx';
import { StaffEntry } from '../../../components/StaffEntry/StaffEntry.tsx';
import { CodesToKeep } from '../CodesToKeep/CodesToKeep.tsx';
import type { StepProps } from './step.ts';

/** The recovery codes. */
export function CodesStep({ snapshot, send, steps }: StepProps) {
  const { t } = useTranslation('staff');
  const { recoveryCodes, isSaved, fieldErrors } = snapshot.context;
  return (
    <StaffEntry
      step={t('enrol.step', { step: steps, steps })}
      title={t('enrol.codesTitle')}
      lead={t('enrol.codesLead')}
    >
      <CodesToKeep codes={recoveryCodes} isSaved={isSaved} fieldErrors={fieldErrors} send={send}>
        <Button type="submit" size="lg" full>
          {t('enrol.enter')}
        </Button>
      </CodesToKeep>
    </StaffEntry>
  );
}
