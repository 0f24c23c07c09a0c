import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Profile } from '../../../../domain/contract.ts';
import { PROFILE_TOAST_MS } from '../../../../domain/delays.ts';
import { Note } from '../../../components/Note/Note.tsx';
import { toaster } from '../../../components/Toasts/toaster.ts';
import { useDocumentTitle } from '../../../i18n/useDocumentTitle.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import type { profileEditMachine } from '../../../machines/profileEdit/profileEditMachine.ts';
import { isUnsaved } from '../../../machines/profileEdit/profileForm.ts';
import { LazyNoticeDialog } from '../../../components/NoticeDialog/LazyNoticeDialog.tsx';
import { CandidateShell, type ShellProps } from '../CandidateShell/CandidateShell.tsx';
import { useLeaveGuard } from '../leaving/useLeaveGuard.ts';
import { ProfileForm } from './ProfileForm.tsx';
import { ProfileView } from './ProfileView.tsx';
import { WaitingChanges } from './WaitingChanges.tsx';
import { WaitingProfile } from './WaitingProfile.tsx';

export type ProfilePageProps = ShellProps & { profileEdit: typeof profileEditMachine };

/** Shows and edits the candidate's profile (specification section 2 "Profile"). */
export function ProfilePage({ profileEdit, ...shell }: ProfilePageProps) {
  const { t } = useTranslation('account');
  const [snapshot, send] = useMachine(profileEdit);
  const { profile, formError, isResumed } = snapshot.context;
  const isSaved = snapshot.matches({ viewing: 'saved' });
  const isEditing = snapshot.matches('editing') || snapshot.matches('saving');
  useDocumentTitle(t('profile.pageTitle'), formError ? 'failed' : 'page');
  const hasUnsaved = isEditing && isUnsaved(snapshot.context);
  const guard = useLeaveGuard(hasUnsaved);
  const saved = useSavedWords()(profile);
  useEffect(() => {
    if (isSaved) toaster.toast('success', saved, PROFILE_TOAST_MS);
  }, [isSaved, saved]);
  return (
    <CandidateShell {...shell} title={t('profile.title')}>
      {snapshot.matches({ viewing: 'noted' }) && <Note kind="success" title={saved} />}
      {isEditing && isResumed && (
        <Note alert title={t('profile.resumed')}>
          {t('profile.resumedText')}
        </Note>
      )}
      {guard.isAsking && (
        <LeaveNotice
          onLeave={() => {
            guard.leave();
            send({ type: 'edit.cancelled' });
          }}
          onStay={guard.stay}
        />
      )}
      {profile === null || snapshot.matches('signedOut') ? (
        <WaitingProfile
          isStalled={snapshot.matches({ loading: 'stalled' })}
          onRetry={() => send({ type: 'retry.requested' })}
        />
      ) : isEditing ? (
        <ProfileForm snapshot={snapshot} profile={profile} send={send} />
      ) : (
        <>
          <WaitingChanges profile={profile} />
          <ProfileView profile={profile} onEdit={() => send({ type: 'edit.requested' })} />
        </>
      )}
    </CandidateShell>
  );
}

type LeaveNoticeProps = { onLeave: () => void; onStay: () => void };

/** Asks before an edit is discarded. */
function LeaveNotice({ onLeave, onStay }: LeaveNoticeProps) {
  const { t } = useTranslation('account');
  return (
    <LazyNoticeDialog
      kind="warning"
      title={t('profile.leave.title')}
      confirm={t('profile.leave.confirm')}
      onConfirm={onLeave}
      cancel={t('profile.leave.cancel')}
      onCancel={onStay}
    >
      {t('profile.leave.text')}
    </LazyNoticeDialog>
  );
}

/** The message after saving; it names the fields that are under review. */
function useSavedWords(): (profile: Profile | null) => string {
  const { t } = useTranslation('account');
  const { list } = useFormat();
  return (profile) => {
    const { full_name, country_id, image_url } = profile?.waiting ?? {};
    const waiting = [
      ...(image_url ? [t('profile.avatar.label')] : []),
      ...(full_name ? [t('profile.fullName')] : []),
      ...(country_id ? [t('profile.country')] : []),
    ];
    return waiting.length === 0 ? t('profile.saved') : t('profile.savedWaits', { fields: list(waiting) });
  };
}
