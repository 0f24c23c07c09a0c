import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { toaster } from '../../../components/Toasts/toaster.ts';
import { UndoToast } from '../../../components/UndoToast/UndoToast.tsx';
import type {
  InvitationNews,
  RestorableInvitation,
} from '../../../machines/staffPeople/staffPeopleMachine.ts';

type Props = { news: InvitationNews | null; onRestore: (invitation: RestorableInvitation) => void };

/** Says that an invitation was withdrawn, with the way back, or that it was restored. */
export function InvitationToast({ news, onRestore }: Props) {
  const { t } = useTranslation('staff');
  const restored = news?.did === 'restored' ? t('people.wasRestored', { email: news.email }) : null;
  useEffect(() => {
    if (restored !== null) toaster.toast('success', restored);
  }, [restored]);
  if (news?.did !== 'withdrawn') return null;
  const { id, email } = news;
  return (
    <UndoToast key={id} text={t('people.wasWithdrawn', { email })} onUndo={() => onRestore({ id, email })} />
  );
}
