import { useTranslation } from 'react-i18next';
import type { LogEntry } from '../../../../domain/logEntry.ts';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { useFormat } from '../../../i18n/useFormat.ts';
import type { ChosenLevel } from '../../../machines/diagnostics/diagnosticsTypes.ts';
import { leftToRight } from '../../../theme/layout.css.ts';
import * as styles from './DiagnosticsPage.css.ts';

/** Number of latest lines shown. */
const LISTED = 50;

type Props = { entries: readonly LogEntry[]; level: ChosenLevel };

/** Log lines for support, the latest first. */
export function LogEntries({ entries, level }: Props) {
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
            <bdi className={gravity(entry)} translate="no">
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

const gravity = ({ level }: LogEntry) =>
  level === 'ERROR' || level === 'CRITICAL' ? styles.grave : styles.level;

/** `server_error · GET /voter/participants · status 503 · ms 120`. */
function lineOf({ at: _at, level: _level, code, method, route, ...rest }: LogEntry): string {
  const call = [method, route].filter((part) => part !== undefined).join(' ');
  const fields = Object.entries(rest).map(([name, value]) => `${name} ${value}`);
  return [code, call, ...fields].filter((part) => part !== '').join(' · ');
}
