import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { localized } from '../../../../domain/localized.ts';
import { competitionPhase, type CompetitionPhase } from '../../../../domain/season/competitionPhase.ts';
import type { EventCompetition, StaffEvent } from '../../../../domain/staff/staffContract.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { type DataColumn, DataMinor, DataTable } from '../../../components/DataTable/DataTable.tsx';
import { Tag, type TagProps } from '../../../components/Tag/Tag.tsx';
import { useDateSpan } from '../../../i18n/useDateSpan.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import type { SeasonPlaces } from './seasonPlaces.ts';
import * as styles from './SeasonPage.css.ts';

type Props = {
  event: StaffEvent;
  /** UTC ms. */
  now: number;
  places: SeasonPlaces;
  mayChange: boolean;
  /** Newer ones are on their way. */
  busy: boolean;
};

const tones: Partial<Record<CompetitionPhase, NonNullable<TagProps['tone']>>> = {
  draft: 'warning',
  registration: 'success',
  voting: 'success',
  running: 'info',
  announced: 'info',
  screening: 'info',
};

/** An event, and the life of its competitions in words. */
export function SeasonEvent({ event, now, places, mayChange, busy }: Props) {
  const { t } = useTranslation('staffSeason');
  const language = useLanguage();
  const heading = useId();
  const days = useDateSpan(event.zone);
  const { number, zone } = useFormat(event.zone);
  const nameOf = (each: EventCompetition | StaffEvent) => localized(each, 'name', language) || t('noName');
  const name = nameOf(event);

  const nameCell = (each: EventCompetition) => {
    const other = language === 'ar' ? each.name_en : each.name_ar;
    return (
      <>
        <a className={styles.link} href={places.competition(each.id)}>
          <bdi>{nameOf(each)}</bdi>
        </a>
        {other !== null && other !== nameOf(each) && (
          <DataMinor>
            <bdi>{other}</bdi>
          </DataMinor>
        )}
      </>
    );
  };
  const phaseCell = (each: EventCompetition) => {
    const phase = competitionPhase(each, now);
    return <Tag tone={tones[phase] ?? 'quiet'}>{t(`phase.${phase}`)}</Tag>;
  };
  const columns: DataColumn<EventCompetition>[] = [
    {
      label: t('column.name'),
      cell: (each) => nameCell(each),
    },
    {
      label: t('column.phase'),
      cell: (each) => phaseCell(each),
    },
    {
      label: t('column.registration'),
      roomy: true,
      cell: (each) => days.span(each.registration_opens_at, each.registration_closes_at),
    },
    { label: t('column.dates'), roomy: true, cell: (each) => days.span(each.starts_at, each.ends_at) },
    { label: t('column.entries'), cell: (each) => number(each.entries) },
  ];
  return (
    <section aria-labelledby={heading} className={styles.event}>
      <div className={styles.head}>
        <div>
          <h2 id={heading} className={styles.title}>
            <bdi>{name}</bdi>
            {event.state !== 'published' && (
              <Tag tone={event.state === 'draft' ? 'warning' : 'quiet'}>{t(`state.${event.state}`)}</Tag>
            )}
          </h2>
          <p className={styles.facts}>
            {days.span(event.starts_at, event.ends_at)} · {zone(event.starts_at)}
          </p>
        </div>
        <span className={styles.acts}>
          <Button
            variant="quiet"
            href={places.event(event.id)}
            aria-label={t(mayChange ? 'editNamed' : 'readNamed', { event: name })}
          >
            {t(mayChange ? 'edit' : 'read')}
          </Button>
          {mayChange && (
            <Button
              variant="quiet"
              href={places.newCompetition(event.id)}
              aria-label={t('newCompetitionIn', { event: name })}
            >
              {t('newCompetition')}
            </Button>
          )}
        </span>
      </div>
      {event.competitions.length === 0 ? (
        <p className={styles.facts}>{t('noCompetitions')}</p>
      ) : (
        <DataTable
          caption={t('competitionsOf', { event: name })}
          columns={columns}
          rows={event.competitions}
          keyOf={({ id }) => id}
          busy={busy}
        />
      )}
    </section>
  );
}
