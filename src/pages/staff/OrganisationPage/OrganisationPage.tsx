import { useMachine } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button.tsx';
import { Note } from '../../../components/Note/Note.tsx';
import { RetryPanel } from '../../../components/RetryPanel/RetryPanel.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { useLingering } from '../../../components/Skeleton/useLingering.ts';
import { StaffPage } from '../../../components/StaffFrame/StaffFrame.tsx';
import { useDocumentTitle } from '../../../i18n/useDocumentTitle.ts';
import { useErrorWords } from '../../../i18n/useErrorWords.ts';
import type { editFormMachine } from '../../../machines/editForm/editFormMachine.ts';
import type { EditRow } from '../../../machines/editForm/editFormTypes.ts';
import { readOrganisationForm } from '../../../machines/editForm/readOrganisationForm.ts';
import { OrganisationForm } from './OrganisationForm.tsx';

export type OrganisationPageProps = {
  settings: typeof editFormMachine;
  /** Whether the reader may change them. */
  mayChange: boolean;
  /** Where the page was opened from, if not from the navigation. */
  backHref?: string;
  onSaved?: (row: EditRow) => void;
};

/** The settings of an organisation. */
export function OrganisationPage({ settings, mayChange, backHref, onSaved }: OrganisationPageProps) {
  const { t } = useTranslation('staff');
  const words = useErrorWords();
  const [snapshot, send] = useMachine(settings, { input: { read: readOrganisationForm } });
  const isLoading = snapshot.matches('loading');
  const isFailed = snapshot.matches('failed');
  const { start, formError } = snapshot.context;
  const lingering = useLingering(isLoading);
  useDocumentTitle(t('organisation.pageTitle'), isFailed ? 'failed' : 'page');
  return (
    <StaffPage
      title={t('organisation.title')}
      lead={t('organisation.lead')}
      action={
        backHref !== undefined && (
          <Button variant="quiet" href={backHref}>
            {t('organisation.back')}
          </Button>
        )
      }
    >
      {lingering && <Skeleton kind="row" count={4} label={t('organisation.loading')} />}
      {isFailed && (
        <RetryPanel message={t('organisation.failed')} onRetry={() => send({ type: 'retry.requested' })}>
          {formError && words.formError(formError)}
        </RetryPanel>
      )}
      {start && !mayChange && <Note title={t('organisation.readOnly')} />}
      {start && <OrganisationForm {...{ snapshot, send, onSaved }} isReadOnly={!mayChange} />}
    </StaffPage>
  );
}
