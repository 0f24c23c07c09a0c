import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { toaster } from '../../../components/Toasts/toaster.ts';
import { useUndoToast } from '../../../components/UndoToast/useUndoToast.tsx';
import type {
  InvitationNews,
  RestorableInvitation,
} from '../../../machines/staffPeople/staffPeopleMachine.ts';

/** Says that an invitation was withdrawn, with the way back, or that it was restored. */
export function useInvitationNews(
  news: InvitationNews | null,
  restore: (invitation: RestorableInvitation) => void,
): void {
  const { t } = useTranslation('staff');
  const restored = news?.did === 'restored' ? t('people.wasRestored', { email: news.email }) : null;
  useEffect(() => {
    if (restored !== null) toaster.toast('success', restored);
  }, [restored]);
  useUndoToast(
    news?.did === 'withdrawn'
      ? {
          key: news.id,
          text: t('people.wasWithdrawn', { email: news.email }),
          undo: () => restore({ id: news.id, email: news.email }),
        }
      : null,
  );
}
