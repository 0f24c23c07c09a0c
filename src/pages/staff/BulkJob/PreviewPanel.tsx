import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { localized } from '../../../../domain/localized.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { FormErrorNote } from '../../../components/FormErrorNote/FormErrorNote.tsx';
import { Note } from '../../../components/Note/Note.tsx';
import { Panel } from '../../../components/Panel/Panel.tsx';
import { RetryPanel } from '../../../components/RetryPanel/RetryPanel.tsx';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { mayStart } from '../../../machines/bulkJob/bulkJobMachine.ts';
import type { BulkJobContext, BulkJobEvent, Previewed } from '../../../machines/bulkJob/bulkJobTypes.ts';
import * as styles from './BulkJob.css.ts';
import { useEntryNames } from './useEntryNames.ts';

type Props = {
  context: BulkJobContext;
  previewed: Previewed;
  isStarting: boolean;
  isUnsure: boolean;
  send: (event: BulkJobEvent) => void;
};

/** What an act would do: how many entries change, who, where to, and who stays as they are and why. */
export function PreviewPanel({ context, previewed: { preview }, isStarting, isUnsure, send }: Props) {
  const { t } = useTranslation('staffBulk');
  const language = useLanguage();
  const namesOf = useEntryNames();
  const acts = useRef<HTMLDivElement>(null);
  useEffect(() => acts.current?.querySelector('button')?.focus(), []);
  const { acting, first, groups, skipped, blocked } = preview;
  const passed = skipped.reduce((sum, { count }) => sum + count, 0);
  return (
    <Panel title={t('found')} hint={isStarting || isUnsure ? undefined : t('notYet')}>
      {context.isChanged && <Note alert kind="warning" title={t('changed')} />}
      <p className={styles.line}>{t('acting', { count: acting })}</p>
      {groups.length > 0 && acting > 0 && (
        <ul className={styles.list}>
          {groups.map((group) => (
            <li key={group.id}>
              {t('gets', { count: group.gets, group: localized(group, 'name', language) })}
            </li>
          ))}
        </ul>
      )}
      {first.length > 0 && (
        <p className={styles.quiet}>
          {t('first', { count: acting })} {namesOf(first)}
        </p>
      )}
      {passed > 0 && <p className={styles.line}>{t('passed', { count: passed })}</p>}
      {passed > 0 && <Skipped skipped={skipped} />}
      {blocked !== null && <Note kind="warning" title={t(`blocked.${blocked}`)} />}
      {!isUnsure && <FormErrorNote formError={context.formError} />}
      {isUnsure ? (
        <RetryPanel
          userStarted
          kind="warning"
          message={t('unsure')}
          onRetry={() => send({ type: 'retry.requested' })}
        >
          {t('unsureMore')}
        </RetryPanel>
      ) : (
        mayStart(context) && (
          <div ref={acts} className={styles.acts}>
            <Button
              busy={isStarting ? t('starting') : undefined}
              onClick={() => send({ type: 'start.requested' })}
            >
              {t('start')}
            </Button>
          </div>
        )
      )}
    </Panel>
  );
}

function Skipped({ skipped }: Pick<Previewed['preview'], 'skipped'>) {
  const { t } = useTranslation('staffBulk');
  const namesOf = useEntryNames();
  return (
    <ul className={styles.list}>
      {skipped.map(({ why, count, first }) => (
        <li key={why}>
          {t('whyLine', { why: t(`why.${why}`), entries: count })}
          <span className={styles.quiet}>
            {' '}
            ({namesOf(first)}
            {first.length < count && '…'})
          </span>
        </li>
      ))}
    </ul>
  );
}
