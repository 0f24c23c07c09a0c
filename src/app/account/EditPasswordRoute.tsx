import { accountPaths } from '../../../domain/accountPaths.ts';
import { EditPasswordPage } from '../../pages/candidate/EditPasswordPage/EditPasswordPage.tsx';
import { candidateFlows } from '../flows/candidate.ts';
import { SignedInOnly } from '../SignedInOnly.tsx';

export function EditPasswordRoute() {
  return (
    <SignedInOnly>
      {(user) => (
        <EditPasswordPage
          user={user}
          path={accountPaths.editPassword}
          passwordChange={candidateFlows.passwordChange}
          deviceList={candidateFlows.deviceList}
        />
      )}
    </SignedInOnly>
  );
}
