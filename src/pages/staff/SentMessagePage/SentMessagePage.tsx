import RotateCw from '@lucide/icons/icons/rotate-cw';
import { useMachine } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { SentMessage } from '../../../../domain/staff/staffContract.ts';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { FormErrorNote } from '../../../components/FormErrorNote/FormErrorNote.tsx';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { Panel } from '../../../components/Panel/Panel.tsx';
import { RetryPanel } from '../../../components/RetryPanel/RetryPanel.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { useLingering } from '../../../components/Skeleton/useLingering.ts';
import { StaffPage } from '../../../components/StaffFrame/StaffFrame.tsx';
import { dirOf } from '../../../i18n/language.ts';
import { useDocumentTitle } from '../../../i18n/useDocumentTitle.ts';
import { useErrorWords } from '../../../i18n/useErrorWords.ts';
import type { messageDeliveryMachine } from '../../../machines/messageDelivery/messageDeliveryMachine.ts';
import * as browse from '../BrowsePage/BrowsePage.css.ts';
import * as send from '../MessageSendPage/MessageSendPage.css.ts';
import { BackLink } from '../RecordForm/BackLink.tsx';
import * as words from '../TemplatePage/TemplatePage.css.ts';
import { DeliveryPanel } from './DeliveryPanel.tsx';
import { Recipients } from './Recipients.tsx';
import { useSentWords } from './useSentWords.ts';

export type SentMessagePageProps = {
  delivery: typeof messageDeliveryMachine;
  /** The list of sent messages. */
  backHref: string;
  /** The address of the page of an entry. */
  entryHrefOf: (entry: string) => string;
  /** Whether the person may undo the message, and try it again. */
  mayAct: boolean;
};

/** A message that was sent: it waits and can be undone, then what became of it at each recipient. */
export function SentMessagePage({ delivery, backHref, entryHrefOf, mayAct }: SentMessagePageProps) {
  const { t } = useTranslation('staffSent');
  const errors = useErrorWords();
  const [snapshot, act] = useMachine(delivery);
  const { message, at, formError } = snapshot.context;
  const said = useSentWords(at);
  const isFailed = snapshot.matches('failed');
  const lingering = useLingering(snapshot.matches('loading') && !message);
  useDocumentTitle(t('message.title'), isFailed ? 'failed' : 'page');
  return (
    <StaffPage
      title={message ? <bdi>{message.name}</bdi> : t('message.title')}
      lead={
        message &&
        `${t(`kind.${message.kind}`)} · ${said.moment(message.sent.at)} · ${said.by(message.sent.by)}`
      }
      action={
        <span className={browse.acts}>
          <BackLink href={backHref} label={t('back')} />
          <IconButton
            icon={RotateCw}
            label={t('message.refresh')}
            onClick={() => act({ type: 'refresh.requested' })}
          />
        </span>
      }
    >
      {lingering && <Skeleton kind="row" count={5} label={t('message.loading')} />}
      {isFailed && (
        <RetryPanel message={t('message.failed')} onRetry={() => act({ type: 'retry.requested' })}>
          {formError && errors.formError(formError)}
        </RetryPanel>
      )}
      {snapshot.matches('unknown') && (
        <EmptyState title={t('message.unknown')}>{t('message.unknownText')}</EmptyState>
      )}
      {message && (
        <div className={send.page}>
          {!isFailed && <FormErrorNote formError={formError} />}
          <DeliveryPanel snapshot={snapshot} message={message} act={act} mayAct={mayAct} />
          <Recipients snapshot={snapshot} act={act} entryHrefOf={entryHrefOf} />
          <SentWords message={message} />
        </div>
      )}
    </StaffPage>
  );
}

function SentWords({ message }: { message: SentMessage }) {
  const { t } = useTranslation('staffSent');
  return (
    <Panel title={t('message.words')}>
      <div className={words.sides}>
        {(['ar', 'en'] as const).map((language) => (
          <section key={language} className={words.side} lang={language} dir={dirOf(language)}>
            <article className={words.message}>
              <p className={words.subject}>{message[`subject_${language}`]}</p>
              <p className={words.words}>{message[`mail_${language}`]}</p>
            </article>
            <article className={words.message}>
              <p className={words.words}>{message[`sms_${language}`]}</p>
            </article>
          </section>
        ))}
      </div>
    </Panel>
  );
}
