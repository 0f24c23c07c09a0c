import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { noAuditFilters } from '../../../../domain/staff/auditAddress.ts';
import type { AuditLine } from '../../../../domain/staff/staffContract.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { RetryPanel } from '../../../components/RetryPanel/RetryPanel.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { useLingering } from '../../../components/Skeleton/useLingering.ts';
import { Timeline, type TimelineEntry } from '../../../components/Timeline/Timeline.tsx';
import { useErrorWords } from '../../../i18n/useErrorWords.ts';
import type { auditBrowse } from '../../../machines/staffBrowse/staffBrowseMachine.ts';
import { type AuditWords, useAuditWords } from '../AuditPage/useAuditWords.tsx';
import * as styles from './ObjectHistory.css.ts';

export type History = {
  browse: typeof auditBrowse;
  /** The page of the audit with the lines about one object. */
  hrefOf: (subject: string) => string;
};

type Props = History & {
  subject: string;
  /** What the object is called. */
  name: string;
};

/** What happened to one object, from the lines of the audit about it. */
export function ObjectHistory({ browse, hrefOf, subject, name }: Props) {
  const { t } = useTranslation('staffAudit');
  const errorWords = useErrorWords();
  const words = useAuditWords();
  const [filters] = useState({ ...noAuditFilters, subject });
  const [snapshot, send] = useMachine(browse, { input: filters });
  const { rows: lines, next, formError } = snapshot.context;
  const isLoading = snapshot.matches({ browsing: 'loading' });
  const isFailed = snapshot.matches({ browsing: 'failed' }) || snapshot.matches({ browsing: 'moreFailed' });
  const lingering = useLingering(isLoading);
  return (
    <div className={styles.history}>
      {lingering && <Skeleton kind="row" count={2} label={t('loading')} />}
      {lines?.length === 0 && <p className={styles.quiet}>{t('history.none')}</p>}
      {lines && lines.length > 0 && (
        <Timeline label={t('history.of', { name })} entries={lines.map((line) => entryOf(line, words))} />
      )}
      {isFailed && (
        <RetryPanel message={t('history.failed')} onRetry={() => send({ type: 'retry.requested' })}>
          {formError && errorWords.formError(formError)}
        </RetryPanel>
      )}
      <div className={styles.acts}>
        {next !== null && (
          <Button
            variant="quiet"
            busy={snapshot.matches({ browsing: 'loadingMore' }) ? t('loadingMore') : undefined}
            onClick={() => send({ type: 'more.requested' })}
          >
            {t('more')}
          </Button>
        )}
        <Button variant="quiet" href={hrefOf(subject)}>
          {t('history.inAudit')}
        </Button>
      </div>
    </div>
  );
}

function entryOf({ id, at, action, actor, before, after }: AuditLine, words: AuditWords): TimelineEntry {
  const changed = after ?? before ?? {};
  return {
    id,
    at,
    moment: words.moment(at),
    act: words.action(action),
    by: words.actor(actor),
    changes: Object.entries(changed).map(([name, value]) => ({
      name: words.fieldName(name),
      value: words.fieldValue(name, value),
    })),
  };
}
