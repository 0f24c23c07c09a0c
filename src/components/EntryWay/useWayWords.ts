import { useTranslation } from 'react-i18next';
import type { CompetitionRound } from '../../../domain/contract.ts';
import type { WayStep } from '../../../domain/entryWay.ts';
import { localized } from '../../../domain/localized.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';

/** The words of a way, for its list and its note. @param zone of the event */
export function useWayWords(zone: string) {
  const { t } = useTranslation('entries');
  const language = useLanguage();
  const { deadline } = useFormat(zone);
  const spanOf = (area: 'dates' | 'vote', start: number | null, end: number | null): string[] => [
    ...(start === null ? [] : [t(`way.${area}.from`, { start: deadline(start) })]),
    ...(end === null ? [] : [t(`way.${area}.until`, { end: deadline(end) })]),
  ];
  return {
    name(step: WayStep): string {
      if (step.kind === 'round') return localized(step.round, 'name', language);
      if (step.kind === 'left') return t(`status.${step.standing}`);
      if (step.kind === 'decision') return t(`way.decision.${step.outcome ?? step.state}`);
      if (step.kind === 'check') return t(`way.check.${step.state}`);
      if (step.kind === 'fee') return t(step.isOver ? 'way.fee.over' : 'way.fee.due');
      return t(`way.${step.kind}`);
    },
    /** The dates of a step, one a line; none where none is announced. */
    dates(step: WayStep): string[] {
      if (step.kind === 'round')
        return [
          ...spanOf('dates', step.round.starts_at, step.round.ends_at),
          ...(step.vote ? spanOf('vote', step.vote.opens_at, step.vote.closes_at) : []),
        ];
      if (step.kind === 'fee') return spanOf('dates', null, step.due);
      return 'at' in step && step.at !== null ? [deadline(step.at)] : [];
    },
    begin: ({ starts_at }: CompetitionRound): string => (starts_at === null ? '' : deadline(starts_at)),
  };
}
