import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { PROFILE_TOAST_MS } from '../../../../domain/delays.ts';
import { Note } from '../../../components/Note/Note.tsx';
import { toaster } from '../../../components/Toasts/toaster.ts';
import { useDocumentTitle } from '../../../i18n/useDocumentTitle.ts';
import { isUnsaved } from '../../../machines/profileEdit/profileForm.ts';
import type { profileEditMachine } from '../../../machines/profileEdit/profileEditMachine.ts';
import { CandidateShell, type ShellProps } from '../CandidateShell/CandidateShell.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { ProfileView } from './ProfileView.tsx';
import { LeaveNotice } from './LeaveNotice.tsx';
import { useLeaveGuard } from '../leaving/useLeaveGuard.ts';
import { useSavedWords } from './useSavedWords.ts';
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
