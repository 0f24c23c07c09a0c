import { useTranslation } from 'react-i18next';
import type { Competition } from '../../../domain/contract.ts';
import { isSoon } from '../../../domain/opening.ts';
import { canEnrol, type RegistrationState } from '../../../domain/registration.ts';
import { useDateSpan } from '../../i18n/useDateSpan.ts';
import { useFormat } from '../../i18n/useFormat.ts';

type Times = Pick<Competition, 'reg_start' | 'reg_end' | 'comp_end' | 'is_cancelled'>;
/** The state of registration, as seen at `now` (UTC milliseconds of the server). */
type Seen = { state: RegistrationState; now: number };

/** Texts that card, hero and closing stage share. @param eventZone the event's zone, on a page of no event */
export function useCompetitionWords(eventZone?: string) {
  const { t } = useTranslation('events');
  const days = useDateSpan(eventZone);
  const format = useFormat(eventZone);
  return {
    /** Free, or the entry fee (decision D25). */
    fee: ({ entry_fee: baisa }: Pick<Competition, 'entry_fee'>) =>
      baisa === 0 ? t('card.free') : t('card.fee', { fee: format.money(baisa) }),
    /**
     * When registration opens, closes or closed, to the minute and in the last day with the time left, or when the
     * competition ended or was cancelled; a text if no end is set.
     */
    registration({ reg_start, reg_end, comp_end, is_cancelled }: Times, { state, now }: Seen): string {
      if (state === 'ended')
        return t(is_cancelled ? 'registration.cancelledOn' : 'registration.endedOn', {
          date: days.lastDay(comp_end),
        });
      if (state === 'notYet')
        return t('registration.opensOn', {
          date: reg_start === null ? t('tba') : format.deadline(reg_start),
        });
      if (reg_end === null) return t('registration.noDate');
      const date = format.deadline(reg_end);
      if (!canEnrol(state)) return t('registration.closedOn', { date });
      const left = reg_end - now;
      return isSoon(left)
        ? t('registration.closesIn', { duration: format.timeLeft(left), date })
        : t('registration.closesOn', { date });
    },
  };
}
