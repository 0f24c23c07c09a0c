import RotateCw from '@lucide/icons/icons/rotate-cw';
import { useMachine } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button.tsx';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { RetryPanel } from '../../../components/RetryPanel/RetryPanel.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { useLingering } from '../../../components/Skeleton/useLingering.ts';
import { StaffPage } from '../../../components/StaffFrame/StaffFrame.tsx';
import { useDocumentTitle } from '../../../i18n/useDocumentTitle.ts';
import { useErrorWords } from '../../../i18n/useErrorWords.ts';
import type { templatesReading } from '../../../machines/staffReading/staffReadingMachine.ts';
import * as styles from '../BrowsePage/BrowsePage.css.ts';
import { TemplatesTable } from './TemplatesTable.tsx';

export type TemplatesPageProps = {
  templates: typeof templatesReading;
  isReadOnly: boolean;
  /** The address of the form of a template. */
  hrefOf: (id: string) => string;
  /** The address of the messages that staff sent. */
  sentHref: string;
  /** The address of the reasons for rejections; undefined for people who may not read them. */
  reasonsHref?: string | undefined;
  /** The address of the form of a new message; undefined for people who may not send one. */
  writeHref?: string | undefined;
};

/** The words of the messages that candidates get by themselves. */
export function TemplatesPage(props: TemplatesPageProps) {
  const { templates, isReadOnly, hrefOf, sentHref, reasonsHref, writeHref } = props;
  const { t } = useTranslation('staffMessages');
  const words = useErrorWords();
  const [snapshot, send] = useMachine(templates);
  const { data, formError } = snapshot.context;
  const isLoading = snapshot.matches('loading');
  const isFailed = snapshot.matches('failed');
  const lingering = useLingering(isLoading && !data);
  useDocumentTitle(t('pageTitle'), isFailed ? 'failed' : 'page');
  return (
    <StaffPage
      title={t('title')}
      lead={t('lead')}
      action={
        <span className={styles.acts}>
          <Button variant="secondary" href={sentHref}>
            {t('sent')}
          </Button>
          {reasonsHref !== undefined && (
            <Button variant="secondary" wraps href={reasonsHref}>
              {t('reasons.title')}
            </Button>
          )}
          {writeHref !== undefined && <Button href={writeHref}>{t('write')}</Button>}
          <IconButton
            icon={RotateCw}
            label={t('refresh')}
            onClick={() => send({ type: 'refresh.requested' })}
          />
        </span>
      }
    >
      {lingering && <Skeleton kind="row" count={6} label={t('loading')} />}
      {isFailed && (
        <RetryPanel message={t('failed')} onRetry={() => send({ type: 'retry.requested' })}>
          {formError && words.formError(formError)}
        </RetryPanel>
      )}
      {data && (
        <TemplatesTable
          templates={data}
          busy={isLoading}
          act={isReadOnly ? 'read' : 'edit'}
          hrefOf={hrefOf}
        />
      )}
    </StaffPage>
  );
}
