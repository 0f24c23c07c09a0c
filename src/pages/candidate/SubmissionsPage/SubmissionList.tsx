import type { EventFromLogic, SnapshotFrom } from 'xstate';
import { useTranslation } from 'react-i18next';
import { localized } from '../../../../domain/localized.ts';
import { pagePaths } from '../../../../domain/routes.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { SubmissionCard } from '../../../components/SubmissionCard/SubmissionCard.tsx';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import type { mySubmissionsMachine } from '../../../machines/mySubmissions/mySubmissionsMachine.ts';
import { Ask } from '../entry/Ask.tsx';
import { RemovedNote } from './RemovedNote.tsx';
import * as styles from './SubmissionsPage.css.ts';
import { useCardNews } from './useCardNews.ts';

type Props = {
  snapshot: SnapshotFrom<typeof mySubmissionsMachine>;
  send: (event: EventFromLogic<typeof mySubmissionsMachine>) => void;
};

/** The visible cards, and the removed ones. */
export function SubmissionList({ snapshot, send }: Props) {
  const { t } = useTranslation('entries');
  const language = useLanguage();
  const { submissions, now, removed, confirming } = snapshot.context;
  const chosen = submissions.find(({ id }) => id === confirming);
  const place = useCardNews(submissions, removed);
  return (
    <div ref={place}>
      {removed.length > 0 && (
        <RemovedNote removed={removed} onUndo={() => send({ type: 'undo.requested' })} />
      )}
      {submissions.length === 0 && <NoCards wereThere={removed.length > 0} />}
      {submissions.length > 0 && (
        <ul className={styles.cards} aria-label={t('submissions.list')}>
          {submissions.map((submission, index) => (
            <li key={submission.id} data-card={submission.id}>
              <SubmissionCard
                submission={submission}
                now={now}
                eager={index < 2}
                onDelete={() => send({ type: 'delete.requested', id: submission.id })}
              />
            </li>
          ))}
        </ul>
      )}
      {chosen && (
        <Ask
          title={t('submissions.confirm.title')}
          confirm={t('submissions.confirm.yes')}
          onConfirm={() => send({ type: 'delete.confirmed' })}
          cancel={t('submissions.confirm.no')}
          onCancel={() => send({ type: 'delete.cancelled' })}
        >
          {t('submissions.confirm.text', { name: localized(chosen.competition, 'name', language) })}
        </Ask>
      )}
    </div>
  );
}

function NoCards({ wereThere }: { wereThere: boolean }) {
  const { t } = useTranslation('entries');
  return (
    <EmptyState
      title={t(wereThere ? 'submissions.cleared' : 'submissions.empty')}
      {...(!wereThere && { action: <Button href={pagePaths.events}>{t('submissions.add')}</Button> })}
    >
      {t(wereThere ? 'submissions.clearedText' : 'submissions.emptyText')}
    </EmptyState>
  );
}
