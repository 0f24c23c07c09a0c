import { useTranslation } from 'react-i18next';
import { localized } from '../../../../domain/localized.ts';
import type { WindowFinding } from '../../../../domain/season/checkWindows.ts';
import type { StaffRounds } from '../../../../domain/staff/staffContract.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { groupWith } from '../../../machines/windowTimeline/timelineWindows.ts';

/** The sentence of a finding, with the names of its groups. */
export function useFindingWords(rounds: StaffRounds): (finding: WindowFinding) => string {
  const { t } = useTranslation('staffRounds');
  const language = useLanguage();
  const format = useFormat(rounds.zone);
  const nameOf = (id: string | undefined) => {
    const group = id === undefined ? undefined : groupWith(rounds, id);
    return group ? localized(group, 'name', language) : '';
  };
  return ({ code, groups, codes = [] }) =>
    t(`findings.${code}`, {
      first: nameOf(groups[0]),
      second: nameOf(groups[1]),
      code: format.list(codes),
    });
}
