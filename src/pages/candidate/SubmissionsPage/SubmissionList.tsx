import Undo from '@lucide/icons/icons/undo-2';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { EventFromLogic, SnapshotFrom } from 'xstate';
import type { Submission } from '../../../../domain/contract.ts';
import { localized } from '../../../../domain/localized.ts';
import { pagePaths } from '../../../../domain/routes.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { announce } from '../../../components/LiveRegions/announcer.ts';
import { Note } from '../../../components/Note/Note.tsx';
import { SubmissionCard } from '../../../components/SubmissionCard/SubmissionCard.tsx';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import type {
  mySubmissionsMachine,
  RemovedCard,
} from '../../../machines/mySubmissions/mySubmissionsMachine.ts';
import { LazyConfirmDialog } from '../entry/LazyConfirmDialog.tsx';
import * as styles from './SubmissionsPage.css.ts';

type Props = {
  snapshot: SnapshotFrom<typeof mySubmissionsMachine>;
  send: (event: EventFromLogic<typeof mySubmissionsMachine>) => void;
};

/** The visible cards, and a note that can restore the last removed one. */
export function SubmissionList({ snapshot, send }: Props) {
  const { t } = useTranslation('entries');
  const language = useLanguage();
  const { submissions, now, removed, confirming } = snapshot.context;
  const chosen = submissions.find(({ id }) => id === confirming);
  const place = useCardAnnouncements(submissions, removed);
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
        <LazyConfirmDialog
          title={t('submissions.confirm.title')}
          confirm={t('submissions.confirm.yes')}
          onConfirm={() => send({ type: 'delete.confirmed' })}
          cancel={t('submissions.confirm.no')}
          onCancel={() => send({ type: 'delete.cancelled' })}
        >
          {t('submissions.confirm.text', { name: localized(chosen.competition, 'name', language) })}
        </LazyConfirmDialog>
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

type RemovedNoteProps = { removed: readonly RemovedCard[]; onUndo: () => void };

/** Names the last removed card, and restores it; the note has no time limit. */
function RemovedNote({ removed, onUndo }: RemovedNoteProps) {
  const { t } = useTranslation('entries');
  const language = useLanguage();
  const last = removed.at(-1);
  if (!last) return null;
  const name = localized(last.submission.competition, 'name', language);
  const undo = (
    <Button variant="secondary" data-undo onClick={onUndo} iconStart={<Icon of={Undo} size="sm" mirror />}>
      {t('submissions.undo')}
    </Button>
  );
  return (
    <div className={styles.removed}>
      <Note title={t('submissions.removed', { name })} action={undo} />
    </div>
  );
}

/**
 * When a card is removed, focuses the next card or the undo button; when it is restored, focuses it. Announces
 * both.
 */
function useCardAnnouncements(submissions: readonly Submission[], removed: readonly RemovedCard[]) {
  const { t } = useTranslation('entries');
  const language = useLanguage();
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(removed);
  useEffect(() => {
    const removedBefore = before.current;
    before.current = removed;
    const isRestored = removed.length < removedBefore.length;
    const moved = (isRestored ? removedBefore : removed).at(-1);
    if (!moved || removedBefore.length === removed.length) return;
    const name = localized(moved.submission.competition, 'name', language);
    announce(t(isRestored ? 'submissions.restored' : 'submissions.removed', { name }));
    const card = submissions[Math.min(moved.index, submissions.length - 1)];
    const target = card ? `[data-card="${card.id}"] h2 a` : '[data-undo]';
    place.current?.querySelector<HTMLElement>(target)?.focus();
  }, [submissions, removed, language, t]);
  return place;
}
