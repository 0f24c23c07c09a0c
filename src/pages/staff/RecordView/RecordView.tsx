import RotateCw from '@lucide/icons/icons/rotate-cw';
import type { ReactNode } from 'react';
import type { FormError } from '../../../../domain/accountRefusals.ts';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { RetryPanel } from '../../../components/RetryPanel/RetryPanel.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { useLingering } from '../../../components/Skeleton/useLingering.ts';
import { StaffPage } from '../../../components/StaffFrame/StaffFrame.tsx';
import { useDocumentTitle } from '../../../i18n/useDocumentTitle.ts';
import { useErrorWords } from '../../../i18n/useErrorWords.ts';
import { BackLink } from '../RecordForm/BackLink.tsx';
import * as styles from './RecordView.css.ts';

type Words = Record<'page' | 'all' | 'refresh' | 'loading' | 'failed' | 'absent' | 'absentText', string>;

type Props = {
  words: Words;
  /** What the record is called, once it is there. */
  title: ReactNode;
  /** The list of all such records. */
  backHref: string;
  snapshot: {
    matches: (state: 'loading' | 'failed') => boolean;
    context: { data: object | null; formError: FormError | null };
  };
  send: (event: { type: 'retry.requested' | 'refresh.requested' }) => void;
  /** The parts of the page, once the record is there; missing if there is no such record. */
  children: ReactNode;
};

/** The page of one record that staff read. */
export function RecordView({ words, title, backHref, snapshot, send, children }: Props) {
  const errorWords = useErrorWords();
  const { data, formError } = snapshot.context;
  const isFailed = snapshot.matches('failed');
  const lingering = useLingering(snapshot.matches('loading') && !data);
  useDocumentTitle(words.page, isFailed ? 'failed' : 'page');
  return (
    <StaffPage
      title={title ?? words.page}
      action={
        <span className={styles.tools}>
          <BackLink href={backHref} label={words.all} />
          <IconButton
            icon={RotateCw}
            label={words.refresh}
            onClick={() => send({ type: 'refresh.requested' })}
          />
        </span>
      }
    >
      {lingering && <Skeleton kind="row" count={6} label={words.loading} />}
      {isFailed && (
        <RetryPanel message={words.failed} onRetry={() => send({ type: 'retry.requested' })}>
          {formError && errorWords.formError(formError)}
        </RetryPanel>
      )}
      {data && !children && <EmptyState title={words.absent}>{words.absentText}</EmptyState>}
      {children && <div className={styles.parts}>{children}</div>}
    </StaffPage>
  );
}
