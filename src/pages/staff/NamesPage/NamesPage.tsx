import { useMachine } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button.tsx';
import { RetryPanel } from '../../../components/RetryPanel/RetryPanel.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { useLingering } from '../../../components/Skeleton/useLingering.ts';
import { StaffPage } from '../../../components/StaffFrame/StaffFrame.tsx';
import { useDocumentTitle } from '../../../i18n/useDocumentTitle.ts';
import { useErrorWords } from '../../../i18n/useErrorWords.ts';
import type { editFormMachine } from '../../../machines/editForm/editFormMachine.ts';
import type { EditRow } from '../../../machines/editForm/editFormTypes.ts';
import { readNamesForm } from '../../../machines/editForm/readNamesForm.ts';
import { NamesForm } from './NamesForm.tsx';

export type NamesPageProps = {
  names: typeof editFormMachine;
  /** Where the page was opened from, if not from the navigation. */
  backHref?: string;
  onSaved?: (row: EditRow) => void;
};

/** The settings of an organisation: its names. */
export function NamesPage({ names, backHref, onSaved }: NamesPageProps) {
  const { t } = useTranslation('staff');
  const words = useErrorWords();
  const [snapshot, send] = useMachine(names, { input: { read: readNamesForm } });
  const isLoading = snapshot.matches('loading');
  const isFailed = snapshot.matches('failed');
  const { start, formError } = snapshot.context;
  const lingering = useLingering(isLoading);
  useDocumentTitle(t('names.pageTitle'), isFailed ? 'failed' : 'page');
  return (
    <StaffPage
      title={t('names.title')}
      lead={t('names.lead')}
      action={
        backHref !== undefined && (
          <Button variant="quiet" href={backHref}>
            {t('names.back')}
          </Button>
        )
      }
    >
      {lingering && <Skeleton kind="row" count={2} label={t('names.loading')} />}
      {isFailed && (
        <RetryPanel message={t('names.failed')} onRetry={() => send({ type: 'retry.requested' })}>
          {formError && words.formError(formError)}
        </RetryPanel>
      )}
      {start && <NamesForm snapshot={snapshot} send={send} onSaved={onSaved} />}
    </StaffPage>
  );
}
