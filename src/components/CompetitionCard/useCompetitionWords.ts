import { useTranslation } from 'react-i18next';
import type { Competition } from '../../../domain/contract.ts';
import type { RegistrationState } from '../../../domain/registration.ts';
import { useDateSpan } from '../../i18n/useDateSpan.ts';
import { useFormat } from '../../i18n/useFormat.ts';

type Times = Pick<Competition, 'reg_start' | 'reg_end' | 'comp_end'>;

/** Texts that card, hero and closing stage share. @param eventZone the event's zone, on a page of no event */
export function useCompetitionWords(eventZone?: string) {
  const { t } = useTranslation('events');
  const days = useDateSpan(eventZone);
  const format = useFormat();
  return {
    /** Free, or the entry fee (decision D25). */
    fee: ({ entry_fee: baisa }: Pick<Competition, 'entry_fee'>) =>
      baisa === 0 ? t('card.free') : t('card.fee', { fee: format.money(baisa) }),
    /** When registration opens, closes or closed, or when the competition ended; a text if no end is set. */
    registration({ reg_start, reg_end, comp_end }: Times, state: RegistrationState): string {
      if (state === 'ended') return t('registration.endedOn', { date: days.lastDay(comp_end) });
      if (state === 'notYet') return t('registration.opensOn', { date: days.day(reg_start) });
      if (reg_end === null) return t('registration.noDate');
      return t(state === 'closed' ? 'registration.closedOn' : 'registration.closesOn', {
        date: days.lastDay(reg_end),
      });
    },
  };
}
