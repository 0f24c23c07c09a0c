import CalendarClock from '@lucide/icons/icons/calendar-clock';
import Flag from '@lucide/icons/icons/flag';
import { useTranslation } from 'react-i18next';
import type { EventState } from '../../../domain/eventState.ts';
import { Tag } from '../Tag/Tag.tsx';

const icons = { upcoming: CalendarClock, past: Flag };

/** Whether an event is on, upcoming or over. */
export function EventStateTag({ state }: { state: EventState }) {
  const { t } = useTranslation('events');
  return (
    <Tag tone={state === 'live' ? 'live' : 'quiet'} icon={state === 'live' ? undefined : icons[state]}>
      {t(`state.${state}`)}
    </Tag>
  );
}
