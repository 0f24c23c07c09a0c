import ArrowRight from '@lucide/icons/icons/arrow-right';
import { useMachine } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { eventStateAt } from '../../../../domain/eventState.ts';
import { pagePaths } from '../../../../domain/routes.ts';
import { EventGrid } from '../../../components/EventGrid/EventGrid.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import type { eventListMachine } from '../../../machines/eventList/eventListMachine.ts';
import * as styles from './EventsBand.css.ts';

export type EventsBandProps = { eventList: typeof eventListMachine };

/** Current and upcoming events below the vote (decision D30). A failure to load leaves them out. */
export function EventsBand({ eventList }: EventsBandProps) {
  const { t } = useTranslation('events');
  const [{ context }] = useMachine(eventList, { input: undefined });
  const { events, now } = context;
  const shown = events.filter((event) => eventStateAt(event, now) !== 'past');
  if (shown.length === 0) return null;
  return (
    <section className={styles.band} aria-labelledby="events-band">
      <div className={styles.head}>
        <h2 id="events-band" className={styles.title}>
          {t('band.title')}
        </h2>
        <a className={styles.all} href={pagePaths.events}>
          {t('band.all')}
          <Icon of={ArrowRight} size="sm" mirror />
        </a>
      </div>
      <EventGrid events={shown} now={now} level={3} />
    </section>
  );
}
