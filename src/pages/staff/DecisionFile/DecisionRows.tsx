import { useTranslation } from 'react-i18next';
import type { SkippedDecision } from '../../../../domain/staff/staffContract.ts';
import { Note } from '../../../components/Note/Note.tsx';
import type { FileFault } from '../../../machines/decisionImport/decisionImportMachine.ts';
import * as styles from '../SeasonFile/SeasonFile.css.ts';

/** Why a file decided nothing: each of its faults with its row. */
export function DecisionFaults({ faults }: { faults: readonly FileFault[] }) {
  const { t } = useTranslation('staffTables');
  return (
    <>
      <Note alert kind="error" title={t('decide.nothing')}>
        {t('decide.mend')}
      </Note>
      <ol className={styles.faults}>
        {faults.map(({ row, code }) => (
          <li key={`${row} ${code}`} className={styles.fault}>
            <span className={styles.place}>
              {row === null ? t('decide.whole') : t('decide.row', { row })}
            </span>
            <span>{t(`fault.${code}`)}</span>
          </li>
        ))}
      </ol>
    </>
  );
}

/** Rows that decide nothing, with the reason; a reply lists the first of them. */
export function SkippedRows({ rows, count }: { rows: readonly SkippedDecision[]; count: number }) {
  const { t } = useTranslation('staffTables');
  if (count === 0) return null;
  return (
    <>
      <p className={styles.line}>{t('decide.skipped', { count })}</p>
      <ol className={styles.faults}>
        {rows.map(({ row, id, name, why }) => (
          <li key={row} className={styles.fault}>
            <span className={styles.place}>
              {t('decide.row', { row })} <bdi>{name ?? id}</bdi>
            </span>
            <span>{t(`skipped.${why}`)}</span>
          </li>
        ))}
      </ol>
      {rows.length < count && <p className={styles.quiet}>{t('decide.more')}</p>}
    </>
  );
}
