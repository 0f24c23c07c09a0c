import { useTranslation } from 'react-i18next';
import { localized } from '../../../../domain/localized.ts';
import type { BulkDesk } from '../../../../domain/staff/staffContract.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { Panel } from '../../../components/Panel/Panel.tsx';
import { useFormat } from '../../../i18n/useFormat.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import type { BulkJobEvent } from '../../../machines/bulkJob/bulkJobTypes.ts';
import * as styles from './BulkJob.css.ts';

type Props = { desk: BulkDesk; mayOpen: boolean; send: (event: BulkJobEvent) => void };

/** The last acts on many entries of the competition, each to be looked at. */
export function LastJobs({ desk, mayOpen, send }: Props) {
  const { t } = useTranslation('staffBulk');
  const language = useLanguage();
  const format = useFormat(desk.zone);
  if (desk.jobs.length === 0) return null;
  return (
    <Panel title={t('last')}>
      <ul className={styles.jobs}>
        {desk.jobs.map((job) => {
          const title = t(`job.${job.act}`, { round: localized(job.round, 'name', language) });
          const date = `${format.date(job.started_at)} ${format.timeOfDay(job.started_at)}`;
          return (
            <li key={job.id} className={styles.job}>
              <span>
                {title}
                <br />
                <span className={styles.quiet}>
                  {t('shown', { count: job.done, date, state: t(`state.${job.state}`) })}
                </span>
              </span>
              {mayOpen && (
                <Button
                  variant="quiet"
                  aria-label={`${t('open')}: ${title}`}
                  onClick={() => send({ type: 'job.opened', job })}
                >
                  {t('open')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
