import { useTranslation } from 'react-i18next';
import { situations } from '../../../../domain/season/situation.ts';
import { type Changeable, mayChange } from '../../../../domain/season/mayChange.ts';
import type { FormTexts } from '../../../../domain/staff/mergeEdits.ts';

type Rule = { locked?: string; hint?: string };

/**
 * What a person learns about a part of a record before typing: that it is fixed, or how it may still change.
 * @param facts of the record; of a new one there are none
 */
export function useRuleWords(facts: FormTexts): (part: Changeable) => Rule {
  const { t } = useTranslation('staffSeason');
  const situation = situations.find((each) => each === facts['situation']) ?? 'draft';
  return (part) => {
    const permission = mayChange(part, situation);
    if (permission === 'no' || permission === 'secondPerson') return { locked: t('rule.no') };
    if (permission === 'favourable' || permission === 'later' || permission === 'ahead')
      return { hint: t(`rule.${permission}`) };
    if (permission !== 'noOpenWindow') return {};
    const words = t('rule.noOpenWindow');
    return facts['has_open_window'] === 'true' ? { locked: words } : { hint: words };
  };
}
