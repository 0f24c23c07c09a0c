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
import type { contentPagesReading } from '../../../machines/staffReading/staffReadingMachine.ts';
import * as styles from './ContentPagesPage.css.ts';
import { ContentPagesTable } from './ContentPagesTable.tsx';

export type ContentPagesPageProps = {
  pages: typeof contentPagesReading;
  newHref: string;
  /** The address of the form of a page. */
  hrefOf: (id: string) => string;
};

/** The content pages of the site, what each lacks, and who changed it last. */
export function ContentPagesPage({ pages, newHref, hrefOf }: ContentPagesPageProps) {
  const { t } = useTranslation('staffPages');
  const words = useErrorWords();
  const [snapshot, send] = useMachine(pages);
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
        <span className={styles.tools}>
          <Button variant="secondary" href={newHref}>
            {t('new')}
          </Button>
          <IconButton
            icon={RotateCw}
            label={t('refresh')}
            onClick={() => send({ type: 'refresh.requested' })}
          />
        </span>
      }
    >
      {lingering && <Skeleton kind="row" count={3} label={t('loading')} />}
      {isFailed && (
        <RetryPanel message={t('failed')} onRetry={() => send({ type: 'retry.requested' })}>
          {formError && words.formError(formError)}
        </RetryPanel>
      )}
      {data && <ContentPagesTable pages={data} busy={isLoading} hrefOf={hrefOf} />}
    </StaffPage>
  );
}
