import { accountPaths } from '../../../domain/accountPaths.ts';
import { ProfilePage } from '../../pages/candidate/ProfilePage/ProfilePage.tsx';
import { candidateFlows } from '../flows/candidate.ts';
import { SignedInOnly } from '../SignedInOnly.tsx';

export function ProfileRoute() {
  return (
    <SignedInOnly>
      {(user) => (
        <ProfilePage user={user} path={accountPaths.profile} profileEdit={candidateFlows.profileEdit} />
      )}
    </SignedInOnly>
  );
}
