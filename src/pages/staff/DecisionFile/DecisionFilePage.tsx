import { useMachine } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button.tsx';
import { FormErrorNote } from '../../../components/FormErrorNote/FormErrorNote.tsx';
import { Note } from '../../../components/Note/Note.tsx';
import { Panel } from '../../../components/Panel/Panel.tsx';
import { RetryPanel } from '../../../components/RetryPanel/RetryPanel.tsx';
import { StaffPage } from '../../../components/StaffFrame/StaffFrame.tsx';
import { useDocumentTitle } from '../../../i18n/useDocumentTitle.ts';
import { useErrorWords } from '../../../i18n/useErrorWords.ts';
import type { decisionImportMachine } from '../../../machines/decisionImport/decisionImportMachine.ts';
import { FileDrop } from '../FileDrop/FileDrop.tsx';
import { BackLink } from '../RecordForm/BackLink.tsx';
import * as styles from '../SeasonFile/SeasonFile.css.ts';
import { DecisionFaults, SkippedRows } from './DecisionRows.tsx';

export type DecisionFilePageProps = {
  decisions: typeof decisionImportMachine;
  /** The list of the entries. */
  backHref: string;
};

/** Decides entries by a file: it is chosen, checked, and carried out as a second step. */
export function DecisionFilePage({ decisions, backHref }: DecisionFilePageProps) {
  const { t } = useTranslation('staffTables');
  const errorWords = useErrorWords();
  const [snapshot, send] = useMachine(decisions);
  const { file, check, faults, done, formError } = snapshot.context;
  const isChecked = snapshot.matches('checked');
  const isImporting = snapshot.matches('importing');
  const isUnsure = snapshot.matches('unsure');
  const isRefused = snapshot.matches('refused');
  useDocumentTitle(t('decide.pageTitle'), 'page');
  const words = {
    file: t('decide.file'),
    hint: t('decide.hint'),
    drop: t('decide.drop'),
    dropNow: t('decide.dropNow'),
    choose: t('decide.choose'),
    reading: t('decide.checking'),
  };
  const retry = () => send({ type: 'retry.requested' });
  const decides = check !== null && check.approve + check.reject > 0;
  return (
    <StaffPage
      title={t('decide.title')}
      lead={t('decide.lead')}
      action={<BackLink href={backHref} label={t('back')} />}
    >
      <div className={styles.page}>
        {!isImporting && !isUnsure && !snapshot.matches('failed') && (
          <FileDrop
            id="decision-file"
            accept=".csv,text/csv"
            words={words}
            file={file}
            isReading={snapshot.matches('checking')}
            isRefused={isRefused}
            onChoose={(chosen) => send({ type: 'file.chosen', file: chosen })}
          />
        )}
        {snapshot.matches('choosing') && <p className={styles.quiet}>{t('decide.columns')}</p>}
        {snapshot.matches('failed') && (
          <RetryPanel userStarted message={t('decide.failed')} onRetry={retry}>
            {formError && errorWords.formError(formError)}
          </RetryPanel>
        )}
        {isRefused && <DecisionFaults faults={faults} />}
        {check && (isChecked || isImporting || isUnsure) && (
          <Panel title={t('decide.found')} hint={isChecked ? t('decide.notYet') : undefined}>
            <ul className={styles.names}>
              <li>{t('decide.approve', { count: check.approve })}</li>
              <li>{t('decide.reject', { count: check.reject })}</li>
            </ul>
            <SkippedRows rows={check.skipped} count={check.skipped_count} />
            {isChecked && <FormErrorNote formError={formError} />}
            {isChecked && !decides && <Note title={t('decide.idle')} />}
            {isUnsure ? (
              <RetryPanel userStarted kind="warning" message={t('decide.unsure')} onRetry={retry}>
                {t('decide.unsureMore')}
              </RetryPanel>
            ) : (
              decides && (
                <div className={styles.acts}>
                  <Button
                    busy={isImporting ? t('decide.deciding') : undefined}
                    onClick={() => send({ type: 'import.requested' })}
                  >
                    {t('decide.act')}
                  </Button>
                </div>
              )
            )}
          </Panel>
        )}
        {done && snapshot.matches('done') && (
          <Panel title={t('decide.done')}>
            <Note alert kind="success" title={t('decide.doneMore')} />
            <ul className={styles.names}>
              <li>{t('decide.approved', { count: done.approved })}</li>
              <li>{t('decide.rejected', { count: done.rejected })}</li>
            </ul>
            <SkippedRows rows={done.skipped} count={done.skipped_count} />
          </Panel>
        )}
      </div>
    </StaffPage>
  );
}
