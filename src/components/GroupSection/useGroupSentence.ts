import { useTranslation } from 'react-i18next';
import type { NextGroup } from '../../../domain/nextGroup.ts';
import type { Opening } from '../../../domain/opening.ts';
import type { GroupStatus } from '../../../domain/votingSchedule.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { useGroupWords } from '../../i18n/useGroupWords.ts';

export type GroupInTime = {
  number: number;
  status: GroupStatus | undefined;
  /** For a closed group: the group after it. */
  next?: NextGroup | undefined;
  /** For a future group: when it opens. */
  opening?: Opening | undefined;
};

/** Why nobody can vote in a closed or future group, and when voting continues; undefined for other groups. */
export function useGroupSentence({ number, status, next, opening }: GroupInTime): string | undefined {
  const closed = useClosedSentence(number, next);
  const upcoming = useUpcomingSentence(number, opening);
  if (status === 'closed') return closed;
  return status === 'upcoming' ? upcoming : undefined;
}

function useClosedSentence(number: number, next: NextGroup | undefined): string {
  const { t } = useTranslation('vote');
  const format = useFormat();
  const { ordinal } = useGroupWords();
  const group = ordinal(number);
  if (!next) return t('closed.last', { group });
  const named = { group, next: ordinal(next.number) };
  if (next.open) return t('closed.nextLive', named);
  return next.opening.soon
    ? t('closed.between', { ...named, time: format.timeOfDay(next.opening.at) })
    : t('closed.betweenOn', { ...named, deadline: format.deadline(next.opening.at) });
}

function useUpcomingSentence(number: number, opening: Opening | undefined): string | undefined {
  const { t } = useTranslation('vote');
  const format = useFormat();
  const group = useGroupWords().ordinal(number);
  if (!opening) return undefined;
  return opening.soon
    ? t('upcoming.opens', { group, time: format.timeOfDay(opening.at) })
    : t('upcoming.opensOn', { group, deadline: format.deadline(opening.at) });
}
