import { useMachine } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { accountPaths } from '../../../../domain/accountPaths.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { EntryStage } from '../../../components/EntryStage/EntryStage.tsx';
import { FormErrorNote } from '../../../components/FormErrorNote/FormErrorNote.tsx';
import { Note } from '../../../components/Note/Note.tsx';
import { RetryPanel } from '../../../components/RetryPanel/RetryPanel.tsx';
import { useDocumentTitle } from '../../../i18n/useDocumentTitle.ts';
import { useErrorWords } from '../../../i18n/useErrorWords.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import type { contactLinkMachine } from '../../../machines/contactLink/contactLinkMachine.ts';
import * as styles from '../accountForm/accountForm.css.ts';

export type ContactLinkPageProps = { contactLink: typeof contactLinkMachine };

/** Verifies or undoes a contact change by the link in the address, after a click (decision D144). */
export function ContactLinkPage({ contactLink }: ContactLinkPageProps) {
  const { t } = useTranslation('account');
  const words = useErrorWords();
  const { deadline } = useFormat();
  const [snapshot, send] = useMachine(contactLink);
  const { link, dead, resetToken, formError } = snapshot.context;
  const isUsing = snapshot.matches('using');
  const title = link ? t(`contactLink.${link.action}.${link.field}.title`) : t('contactLink.pageTitle');
  useDocumentTitle(title, formError || dead ? 'failed' : 'page');
  const isOpen = link && (snapshot.matches('open') || isUsing);
  const lead =
    isOpen &&
    t(`contactLink.${link.action}.${link.field}.lead`, {
      value: link.value,
      until: deadline(link.expires_at),
    });
  return (
    <EntryStage title={title} lead={lead ?? undefined}>
      {snapshot.matches('readingLink') && <p className={styles.centred}>{t('contactLink.reading')}</p>}
      {snapshot.matches('unread') && (
        <RetryPanel message={t('contactLink.unread')} onRetry={() => send({ type: 'retry.requested' })}>
          {formError && words.formError(formError)}
        </RetryPanel>
      )}
      {dead && (
        <>
          <Note alert kind="error" title={t(`contactLink.dead.${dead}`)} />
          <ToProfile />
        </>
      )}
      {isOpen && (
        <>
          <FormErrorNote formError={formError} />
          <Button
            size="lg"
            full
            busy={isUsing ? t(`contactLink.${link.action}.using`) : undefined}
            onClick={() => send({ type: 'use.requested' })}
          >
            {t(`contactLink.${link.action}.use`)}
          </Button>
        </>
      )}
      {snapshot.matches('verified') && (
        <>
          <Note alert kind="success" title={t('contactLink.verified')} />
          <ToProfile />
        </>
      )}
      {resetToken !== null && (
        <>
          <Note alert kind="success" title={t('contactLink.undone')} />
          <Button size="lg" full href={`${accountPaths.newPassword}#${resetToken}`}>
            {t('contactLink.setPassword')}
          </Button>
        </>
      )}
    </EntryStage>
  );
}

function ToProfile() {
  const { t } = useTranslation('account');
  return (
    <Button size="lg" full href={accountPaths.profile}>
      {t('contact.toProfile')}
    </Button>
  );
}
