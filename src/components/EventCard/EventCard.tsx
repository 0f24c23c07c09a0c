import ArrowRight from '@lucide/icons/icons/arrow-right';
import { useTranslation } from 'react-i18next';
import { eventHref } from '../../../domain/catalogueAddress.ts';
import type { Event } from '../../../domain/contract.ts';
import { eventStateAt } from '../../../domain/eventState.ts';
import { localized } from '../../../domain/localized.ts';
import { useDateSpan } from '../../i18n/useDateSpan.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { Icon } from '../Icon/Icon.tsx';
import { SceneImage } from '../SceneImage/SceneImage.tsx';
import * as styles from './EventCard.css.ts';
import { EventStateTag } from './EventStateTag.tsx';

export type EventCardProps = {
  event: Event;
  /** Server time in UTC milliseconds. */
  now: number;
  /** `wide` has a row of its own. */
  look?: 'grid' | 'wide';
  /** Heading level. */
  level?: 2 | 3;
  /** Loads its picture at once. */
  eager?: boolean;
};

const shown = {
  grid: '(min-width: 64em) 384px, (min-width: 48em) 50vw, 100vw',
  wide: '(min-width: 48em) 45vw, 100vw',
};

/** One event; the whole card links to its competitions. */
export function EventCard({ event, now, look = 'grid', level = 2, eager = false }: EventCardProps) {
  const { t } = useTranslation('events');
  const days = useDateSpan(event.zone);
  const language = useLanguage();
  const name = localized(event, 'name', language);
  const Heading = level === 2 ? 'h2' : 'h3';
  const tag = <EventStateTag state={eventStateAt(event, now)} />;
  return (
    <article className={styles.look[look]}>
      <div className={styles.place[look]}>
        <div className={styles.zoom}>
          <SceneImage
            sizes={event.thumbnail_sizes}
            alt={localized(event, 'thumbnail_alt', language)}
            shown={shown[look]}
            name={name}
            eager={eager}
          />
        </div>
      </div>
      <div className={styles.body[look]}>
        {look === 'wide' && tag}
        <Heading className={styles.title[look]}>
          {/* The link carries the event, so its page can show it before loading. */}
          <a className={styles.link} href={eventHref(event.slug)} data-state={JSON.stringify({ event })}>
            <bdi>{name}</bdi>
          </a>
        </Heading>
        <p className={styles.dates}>{days.span(event.start_time, event.end_time)}</p>
        {look === 'grid' ? (
          <div className={styles.foot}>{tag}</div>
        ) : (
          <span className={styles.call} aria-hidden>
            {t('open')}
            <Icon of={ArrowRight} size="sm" mirror />
          </span>
        )}
      </div>
    </article>
  );
}
