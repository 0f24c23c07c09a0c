import CalendarClock from '@lucide/icons/icons/calendar-clock';
import Check from '@lucide/icons/icons/check';
import Clock from '@lucide/icons/icons/clock';
import Flag from '@lucide/icons/icons/flag';
import Lock from '@lucide/icons/icons/lock';
import { useTranslation } from 'react-i18next';
import type { RegistrationState } from '../../../domain/registration.ts';
import { Tag, type TagProps } from '../Tag/Tag.tsx';

const looks: Record<RegistrationState, Pick<TagProps, 'tone' | 'icon'>> = {
  open: { tone: 'success', icon: Check },
  closingSoon: { tone: 'warning', icon: Clock },
  notYet: { tone: 'info', icon: CalendarClock },
  closed: { tone: 'quiet', icon: Lock },
  ended: { tone: 'quiet', icon: Flag },
};

type Props = { state: RegistrationState; isCancelled?: boolean | undefined };

/** The state of registration, such as open, closing soon or closed, or that the competition is cancelled. */
export function RegistrationTag({ state, isCancelled = false }: Props) {
  const { t } = useTranslation('events');
  return <Tag {...looks[state]}>{t(isCancelled ? 'registration.cancelled' : `registration.${state}`)}</Tag>;
}
