import Download from '@lucide/icons/icons/download';
import { useTranslation } from 'react-i18next';
import { logLevels, type LogEntry } from '../../../../domain/logEntry.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { Field } from '../../../components/Field/Field.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { Note } from '../../../components/Note/Note.tsx';
import { Panel } from '../../../components/Panel/Panel.tsx';
import { SelectInput } from '../../../components/SelectInput/SelectInput.tsx';
import { useFormat } from '../../../i18n/useFormat.ts';
import {
  type ChosenLevel,
  type DiagnosticsContext,
  type DiagnosticsEvent,
  entriesOf,
} from '../../../machines/diagnostics/diagnosticsMachine.ts';
import { leftToRight } from '../../../theme/layout.css.ts';
import * as styles from './DiagnosticsPage.css.ts';

type Props = Pick<DiagnosticsContext, 'log' | 'level'> & { send: (event: DiagnosticsEvent) => void };

/** The log of this browser: filtered by level, downloaded and cleared. */
export function LogPanel({ log, level, send }: Props) {
  const { t } = useTranslation('diagnostics');
  const levels = logLevels.map((each) => ({ value: each, label: each }));
  return (
    <Panel title={t('log.title')}>
      {!log.isKept && <Note kind="warning" title={t('log.notKept')} />}
      <div className={styles.controls}>
        <Field label={t('log.level')}>
          {(control) => (
            <SelectInput
              {...control}
              choices={levels}
              empty={t('log.all')}
              value={level ?? ''}
              onChange={(value) =>
                send({ type: 'level.chosen', level: logLevels.find((each) => each === value) ?? null })
              }
            />
          )}
        </Field>
        <div className={styles.actions}>
          {level !== null && (
            <Button
              iconStart={<Icon of={Download} size="sm" />}
              onClick={() => send({ type: 'download.requested', level })}
            >
              {t('log.downloadLevel', { level })}
            </Button>
          )}
          <Button
            variant={level === null ? 'primary' : 'secondary'}
            iconStart={<Icon of={Download} size="sm" />}
            onClick={() => send({ type: 'download.requested', level: null })}
          >
            {t('log.downloadAll')}
          </Button>
          <Button variant="quiet" onClick={() => send({ type: 'clearing.requested' })}>
            {t('log.clear')}
          </Button>
        </div>
      </div>
      <LogEntries entries={entriesOf(log.entries, level)} level={level} />
    </Panel>
  );
}

/** Number of latest lines shown. */
const LISTED = 50;

type LogEntriesProps = { entries: readonly LogEntry[]; level: ChosenLevel };

/** Log lines for support, the latest first. */
function LogEntries({ entries, level }: LogEntriesProps) {
  const { t } = useTranslation('diagnostics');
  const format = useFormat();
  if (entries.length === 0)
    return (
      <EmptyState level={3} title={level === null ? t('log.empty') : t('log.emptyLevel', { level })}>
        {t('log.emptyText')}
      </EmptyState>
    );
  const listed = entries.slice(-LISTED).toReversed();
  return (
    <>
      {entries.length > LISTED && (
        <p className={styles.nothing}>{t('log.shown', { shown: LISTED, total: entries.length })}</p>
      )}
      <ul className={styles.entries} aria-label={t('log.list')}>
        {listed.map((entry, index) => (
          <li key={`${entry.at} ${entries.length - index}`} className={styles.entry}>
            <span className={styles.when}>
              {format.date(entry.at)} {format.time(entry.at)}
            </span>
            <bdi className={severityClass(entry)} translate="no">
              {entry.level}
            </bdi>
            <code className={`${styles.what} ${leftToRight}`} translate="no">
              {lineOf(entry)}
            </code>
          </li>
        ))}
      </ul>
    </>
  );
}

const severityClass = ({ level }: LogEntry) =>
  level === 'ERROR' || level === 'CRITICAL' ? styles.grave : styles.level;

/** `server_error · GET /voter/participants · status 503 · ms 120`. */
function lineOf({ at: _at, level: _level, code, method, route, ...rest }: LogEntry): string {
  const call = [method, route].filter((part) => part !== undefined).join(' ');
  const fields = Object.entries(rest).map(([name, value]) => `${name} ${value}`);
  return [code, call, ...fields].filter((part) => part !== '').join(' · ');
}
