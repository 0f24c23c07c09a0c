import { useMachine } from '@xstate/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Note } from '../../../components/Note/Note.tsx';
import { RetryPanel } from '../../../components/RetryPanel/RetryPanel.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { useLingering } from '../../../components/Skeleton/useLingering.ts';
import { StaffPage } from '../../../components/StaffFrame/StaffFrame.tsx';
import { useDocumentTitle } from '../../../i18n/useDocumentTitle.ts';
import { useErrorWords } from '../../../i18n/useErrorWords.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import type { editFormMachine, EditFormSnapshot } from '../../../machines/editForm/editFormMachine.ts';
import type { EditFormEvent, ReadTexts } from '../../../machines/editForm/editFormTypes.ts';
import { BackLink } from './BackLink.tsx';
import { nameIn } from './nameIn.ts';

type Props = {
  record: typeof editFormMachine;
  read: ReadTexts;
  /** What stands there until the record has a name. */
  title: string;
  /** The title does not become the name of the record. */
  isNew?: boolean;
  lead?: ReactNode;
  backHref: string;
  /** Where that leads, if not to the list of events. */
  back?: string;
  isReadOnly: boolean;
  /** The form, once the record is there. */
  children: (snapshot: EditFormSnapshot, send: (event: EditFormEvent) => void) => ReactNode;
};

/** The page of one record: it loads, and its form takes its place. */
export function RecordPage(props: Props) {
  const { record, read, title, isNew = false, lead, backHref, back, isReadOnly, children } = props;
  const { t } = useTranslation('staffSeason');
  const words = useErrorWords();
  const language = useLanguage();
  const [snapshot, send] = useMachine(record, { input: { read } });
  const isFailed = snapshot.matches('failed');
  const { start, formError } = snapshot.context;
  const lingering = useLingering(snapshot.matches('loading'));
  useDocumentTitle(title, isFailed ? 'failed' : 'page');
  return (
    <StaffPage
      title={isNew ? title : <bdi>{nameIn(start, language) ?? title}</bdi>}
      lead={lead}
      action={<BackLink href={backHref} label={back} />}
    >
      {lingering && <Skeleton kind="row" count={4} label={t('opening')} />}
      {isFailed && (
        <RetryPanel message={t('unread')} onRetry={() => send({ type: 'retry.requested' })}>
          {formError && words.formError(formError)}
        </RetryPanel>
      )}
      {start && isReadOnly && <Note title={t('readOnly')} />}
      {start && children(snapshot, send)}
    </StaffPage>
  );
}
