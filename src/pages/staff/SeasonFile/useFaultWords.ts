import { useTranslation } from 'react-i18next';
import { isStaffErrorCode } from '../../../../domain/staff/staffRefusals.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import { useStaffErrorWords } from '../../../i18n/useStaffErrorWords.ts';
import type { ImportFault } from '../../../machines/seasonImport/seasonImportTypes.ts';
import { faultPlace, type PlacePart } from './faultPlace.ts';

/** The errors of shapes and windows that have a sentence; a newer server may know others. */
const errors = [
  'missing',
  'unknown',
  'kind',
  'tooMany',
  'range',
  'no_length',
  'overlap',
  'too_many_groups',
] as const;

export type FaultWords = { place: string; sentence: string };

/** Where a fault of a file is, and what is wrong there. */
export function useFaultWords(): (fault: ImportFault) => FaultWords {
  const { t } = useTranslation('staffFiles');
  const { number } = useFormat();
  const valueWords = useStaffErrorWords();
  const partWords = (part: PlacePart) => {
    if (part.kind === 'event') return t('fault.event');
    if (part.kind === 'field') return t(`field.${part.name}`);
    return t(`fault.${part.kind}`, { number: number(part.number) });
  };
  const sentenceOf = ({ code, error }: ImportFault) => {
    const known = errors.find((each) => each === error);
    if (known) return t(`fault.${known}`);
    const value = error as Parameters<typeof isStaffErrorCode>[0] | undefined;
    const words = value && isStaffErrorCode(value) ? valueWords({ code: value }) : undefined;
    return words ?? t(`fault.${code}`);
  };
  return (fault) => ({
    place: faultPlace(fault.path).map(partWords).join(' · ') || t('fault.file'),
    sentence: sentenceOf(fault),
  });
}
