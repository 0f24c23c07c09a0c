import Check from '@lucide/icons/icons/circle-check';
import Missing from '@lucide/icons/icons/octagon-alert';
import Warning from '@lucide/icons/icons/triangle-alert';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { PublishCheck } from '../../../../domain/staff/staffContract.ts';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { visuallyHidden } from '../../../theme/visuallyHidden.css.ts';
import type { SeasonPlaces } from '../SeasonPage/seasonPlaces.ts';
import * as styles from './CompetitionPage.css.ts';

type Finding = PublishCheck['findings'][number];
type Props = { findings: readonly Finding[]; places: SeasonPlaces; eventId: string; competitionId: string };

/** The field of the form at which a finding is mended. */
const fieldOf: Partial<Record<Finding['code'], string>> = {
  description: 'description_ar',
  english_name: 'name_en',
  english_description: 'description_en',
  eligibility: 'eligibility_ar',
  requirements: 'requirements_ar',
  registration_dates: 'registration_opens_at',
  dates: 'starts_at',
  outside_event: 'starts_at',
  over_already: 'ends_at',
  criteria: 'criteria',
};

/** What is missing, what to consider, and a link to where each is mended. */
export function Findings({ findings, places, eventId, competitionId }: Props) {
  const { t } = useTranslation('staffSeason');
  const missing = findings.filter(({ severity }) => severity === 'missing').length;
  const hrefOf = ({ code, where }: Finding) => {
    if (where === 'event') return places.event(eventId);
    if (where === 'people') return places.people;
    if (where === 'rounds') return places.rounds(competitionId);
    const field = fieldOf[code];
    return field === undefined ? undefined : `#${field}`;
  };
  return (
    <>
      <p className={styles.quiet}>
        {missing > 0 ? t('publish.lead', { count: missing }) : findings.length === 0 && <Ready />}
      </p>
      <ul className={styles.findings}>
        {findings.map((finding) => {
          const isMissing = finding.severity === 'missing';
          const href = hrefOf(finding);
          const place = t(`publish.where.${finding.where}`);
          return (
            <li key={finding.code} className={styles.finding}>
              <span className={isMissing ? styles.missing : styles.warning}>
                <Icon of={isMissing ? Missing : Warning} size="sm" />
              </span>
              <span>
                <span className={visuallyHidden}>{t(`publish.${finding.severity}`)}: </span>
                {t(`publish.finding.${finding.code}`)}
              </span>
              <span className={styles.place}>
                {href === undefined ? (
                  place
                ) : (
                  <a className={styles.link} href={href} onClick={focusField}>
                    {place}
                  </a>
                )}
              </span>
            </li>
          );
        })}
      </ul>
    </>
  );
}

function Ready() {
  const { t } = useTranslation('staffSeason');
  return (
    <span className={styles.ready}>
      <Icon of={Check} size="sm" />
      {t('publish.ready')}
    </span>
  );
}

/** A link to a field of this page leads into it, not only to its place. */
function focusField(event: MouseEvent<HTMLAnchorElement>): void {
  const { hash } = event.currentTarget;
  if (hash === '') return;
  event.preventDefault();
  document.getElementById(hash.slice(1))?.focus();
}
