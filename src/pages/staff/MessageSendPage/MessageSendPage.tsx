import { useMachine } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { entryStatuses, noEntryFilters } from '../../../../domain/staff/entryAddress.ts';
import { Panel } from '../../../components/Panel/Panel.tsx';
import { Note } from '../../../components/Note/Note.tsx';
import { RetryPanel } from '../../../components/RetryPanel/RetryPanel.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { useLingering } from '../../../components/Skeleton/useLingering.ts';
import { StaffPage } from '../../../components/StaffFrame/StaffFrame.tsx';
import { useDocumentTitle } from '../../../i18n/useDocumentTitle.ts';
import { useErrorWords } from '../../../i18n/useErrorWords.ts';
import type { messageSendMachine } from '../../../machines/messageSend/messageSendMachine.ts';
import type { MessageSendInput } from '../../../machines/messageSend/messageSendTypes.ts';
import { RecordFilters } from '../BrowsePage/RecordFilters.tsx';
import { BackLink } from '../RecordForm/BackLink.tsx';
import { useUnloadGuard } from '../RecordForm/useUnloadGuard.ts';
import { PlaceholderHelp } from '../TemplatePage/PlaceholderHelp.tsx';
import { TemplateFindings } from '../TemplatePage/TemplateFindings.tsx';
import { MessageForm } from './MessageForm.tsx';
import * as styles from './MessageSendPage.css.ts';
import { PreviewPanel } from './PreviewPanel.tsx';

export type MessageSendPageProps = {
  message: typeof messageSendMachine;
  start: MessageSendInput;
  /** The list of sent messages. */
  backHref: string;
};

/** Writes a message to candidates: to whom, the words, then who gets it and what it costs, and sending as a second step. */
export function MessageSendPage({ message, start, backHref }: MessageSendPageProps) {
  const { t } = useTranslation(['staffSent', 'entries']);
  const words = useErrorWords();
  const [snapshot, send] = useMachine(message, { input: start });
  const { filters, competitions, texts, formError } = snapshot.context;
  const isLoading = snapshot.matches('loading');
  const isFailed = snapshot.matches('failed');
  const isSent = snapshot.matches('sent');
  const lingering = useLingering(isLoading);
  useDocumentTitle(t('compose.pageTitle'), isFailed ? 'failed' : 'page');
  useUnloadGuard(texts !== start.texts && !isSent);
  const choices = entryStatuses.map((value) => ({ value, label: t(`entries:status.${value}`) }));
  const isOpen = !isLoading && !isFailed && !isSent && !snapshot.matches('signedOut');
  return (
    <StaffPage
      title={t('compose.title')}
      lead={t('compose.lead')}
      action={<BackLink href={backHref} label={t('back')} />}
    >
      {lingering && <Skeleton kind="row" count={6} label={t('compose.loading')} />}
      {isFailed && (
        <RetryPanel message={t('compose.failed')} onRetry={() => send({ type: 'retry.requested' })}>
          {formError && words.formError(formError)}
        </RetryPanel>
      )}
      {isSent && <Note alert kind="success" title={t('send.sent')} />}
      {isOpen && (
        <div className={styles.page}>
          <Panel title={t('compose.who')} hint={t('compose.whoHint')}>
            <RecordFilters
              area="staffEntries"
              filters={filters}
              onFilters={(next) => send({ type: 'filters.changed', filters: next })}
              none={noEntryFilters}
              state={{ name: 'status', choices }}
              competitions={competitions}
            />
          </Panel>
          <MessageForm snapshot={snapshot} send={send} />
          <TemplateFindings texts={texts} kind={null} />
          <PlaceholderHelp kind={null} />
          <PreviewPanel snapshot={snapshot} send={send} />
        </div>
      )}
    </StaffPage>
  );
}
