import Download from '@lucide/icons/icons/download';
import { useMachine } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { EntryFilters } from '../../../../domain/staff/entryAddress.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { Checkbox } from '../../../components/Checkbox/Checkbox.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { Field } from '../../../components/Field/Field.tsx';
import { FormErrorNote } from '../../../components/FormErrorNote/FormErrorNote.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { Note } from '../../../components/Note/Note.tsx';
import { Panel } from '../../../components/Panel/Panel.tsx';
import { RetryPanel } from '../../../components/RetryPanel/RetryPanel.tsx';
import { SelectInput } from '../../../components/SelectInput/SelectInput.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { useLingering } from '../../../components/Skeleton/useLingering.ts';
import { StaffPage } from '../../../components/StaffFrame/StaffFrame.tsx';
import { useDocumentTitle } from '../../../i18n/useDocumentTitle.ts';
import { useErrorWords } from '../../../i18n/useErrorWords.ts';
import type { entryFileMachine } from '../../../machines/entryFile/entryFileMachine.ts';
import { BackLink } from '../RecordForm/BackLink.tsx';
import * as styles from './EntryFile.css.ts';
import { FileFilters } from './FileFilters.tsx';

export type EntryFilePageProps = {
  file: typeof entryFileMachine;
  filters: EntryFilters;
  /** The list with these filters. */
  backHref: string;
  /** Whether the person may save contacts. */
  mayContacts: boolean;
};

/** Saves the entries that the filters of the list let through as a file. */
export function EntryFilePage({ file, filters, backHref, mayContacts }: EntryFilePageProps) {
  const { t } = useTranslation('staffTables');
  const words = useErrorWords();
  const [snapshot, send] = useMachine(file, { input: filters });
  const { counted, choice, savedAs, formError } = snapshot.context;
  const lingering = useLingering(snapshot.matches('counting'));
  const isFailed = snapshot.matches('failed');
  const isSaving = snapshot.matches('saving');
  useDocumentTitle(t('file.pageTitle'), isFailed ? 'failed' : 'page');
  const change = (more: Partial<typeof choice>) =>
    send({ type: 'choice.changed', choice: { ...choice, ...more } });
  return (
    <StaffPage
      title={t('file.title')}
      lead={t('file.lead')}
      action={<BackLink href={backHref} label={t('back')} />}
    >
      <div className={styles.page}>
        {lingering && <Skeleton kind="row" count={3} label={t('file.counting')} />}
        {isFailed && (
          <RetryPanel message={t('file.failed')} onRetry={() => send({ type: 'retry.requested' })}>
            {formError && words.formError(formError)}
          </RetryPanel>
        )}
        {counted?.count === 0 && <EmptyState title={t('file.none')}>{t('file.noneText')}</EmptyState>}
        {counted !== null && counted.count > 0 && (
          <Panel title={t('file.count', { count: counted.count })}>
            <FileFilters filters={filters} competition={counted.competition} />
            <Field label={t('file.format')} hint={t(`file.hint.${choice.format}`)}>
              {(control) => (
                <SelectInput
                  {...control}
                  disabled={isSaving}
                  choices={[
                    { value: 'xlsx', label: t('file.xlsx') },
                    { value: 'csv', label: t('file.csv') },
                  ]}
                  value={choice.format}
                  onChange={(format) => change({ format: format === 'csv' ? 'csv' : 'xlsx' })}
                />
              )}
            </Field>
            {mayContacts && (
              <Checkbox
                id="entry-file-contacts"
                label={t('file.contacts')}
                hint={t('file.contactsHint')}
                checked={choice.contacts}
                onChange={(contacts) => change({ contacts })}
              />
            )}
            <p className={styles.quiet}>{t('file.without')}</p>
            <FormErrorNote formError={formError} />
            {formError && <p className={styles.line}>{t('file.nothing')}</p>}
            <div className={styles.acts}>
              <Button
                busy={isSaving ? t('file.saving') : undefined}
                iconStart={<Icon of={Download} size="sm" />}
                onClick={() => send({ type: 'save.requested' })}
              >
                {t('file.act')}
              </Button>
              {isSaving && (
                <Button variant="quiet" onClick={() => send({ type: 'save.cancelled' })}>
                  {t('file.cancel')}
                </Button>
              )}
            </div>
            {snapshot.matches('saved') && savedAs !== null && (
              <Note alert kind="success" title={t('file.saved', { name: savedAs })}>
                {t('file.savedMore')}
              </Note>
            )}
          </Panel>
        )}
      </div>
    </StaffPage>
  );
}
