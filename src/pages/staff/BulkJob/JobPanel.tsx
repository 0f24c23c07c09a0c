import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { localized } from '../../../../domain/localized.ts';
import type { BulkJob } from '../../../../domain/staff/staffContract.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { FormErrorNote } from '../../../components/FormErrorNote/FormErrorNote.tsx';
import { Note } from '../../../components/Note/Note.tsx';
import { Panel } from '../../../components/Panel/Panel.tsx';
import { useFormat } from '../../../i18n/useFormat.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import type { BulkJobContext, BulkJobEvent } from '../../../machines/bulkJob/bulkJobTypes.ts';
import * as styles from './BulkJob.css.ts';
import { useEntryNames } from './useEntryNames.ts';

type Props = {
  context: BulkJobContext;
  job: BulkJob;
  isChanging: boolean;
  /** Whether what it was is known to be its end. */
  isOver: boolean;
  zone: string | undefined;
  send: (event: BulkJobEvent) => void;
};

/** How far a job is, what it did, and whom it passed over. */
export function JobPanel({ context, job, isChanging, isOver, zone, send }: Props) {
  const { t } = useTranslation('staffBulk');
  const language = useLanguage();
  const format = useFormat(zone);
  const landing = useRef<HTMLDivElement>(null);
  useEffect(() => landing.current?.focus(), []);
  const { position, total, done, state, started_at } = job;
  const act = state === 'running' ? 'stop' : 'resume';
  const passed = job.skipped.reduce((sum, { count }) => sum + count, 0);
  return (
    <div ref={landing} tabIndex={-1} className={styles.landing}>
      <Panel title={t(`job.${job.act}`, { round: localized(job.round, 'name', language) })}>
        <p className={styles.quiet}>
          {t('by', {
            name: job.by,
            date: format.date(started_at),
            time: format.timeOfDay(started_at),
          })}
        </p>
        <progress
          className={styles.progress}
          max={total}
          value={position}
          aria-label={t('progress')}
          aria-valuetext={t('looked', { position, total })}
        />
        <p className={styles.line}>{t('looked', { position, total })}</p>
        <p className={styles.line}>{t('done', { count: done })}</p>
        {passed > 0 && <Passed job={job} context={context} passed={passed} />}
        {state === 'running' && <p className={styles.quiet}>{t('goesOn')}</p>}
        {context.isStale && <Note alert kind="warning" title={t('stale')} />}
        {isOver && job.stopped_for && <Note alert kind="warning" title={t(`stopped.${job.stopped_for}`)} />}
        {isOver && state === 'done' && <Note alert kind="success" title={t('isDone')} />}
        <FormErrorNote formError={context.formError} />
        <div className={styles.acts}>
          {state !== 'done' && (
            <Button
              variant={act === 'stop' ? 'secondary' : 'primary'}
              busy={isChanging ? t('changing') : undefined}
              onClick={() => send({ type: 'change.requested', change: act })}
            >
              {t(act)}
            </Button>
          )}
          {!isChanging && (
            <Button variant="quiet" onClick={() => send({ type: 'back.requested' })}>
              {t('another')}
            </Button>
          )}
        </div>
      </Panel>
    </div>
  );
}

function Passed({ job, context, passed }: Pick<Props, 'job' | 'context'> & { passed: number }) {
  const { t } = useTranslation('staffBulk');
  const namesOf = useEntryNames();
  const firstOf = (why: string) =>
    context.skipped.flatMap((each) => (each.why === why && each.entry ? [each.entry] : []));
  return (
    <>
      <p className={styles.line}>{t('passed', { count: passed })}</p>
      <ul className={styles.list}>
        {job.skipped.map(({ why, count }) => (
          <li key={why}>
            {t('whyLine', { why: t(`why.${why}`), entries: count })}{' '}
            <span className={styles.quiet}>{namesOf(firstOf(why))}</span>
          </li>
        ))}
      </ul>
      {context.skipped.length > 0 && context.skipped.length < passed && (
        <p className={styles.quiet}>{t('skippedMore')}</p>
      )}
    </>
  );
}
