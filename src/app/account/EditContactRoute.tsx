import { accountPaths } from '../../../domain/accountPaths.ts';
import type { AccountContact } from '../../../domain/forms/contactChange.ts';
import { EditContactPage } from '../../pages/candidate/EditContactPage/EditContactPage.tsx';
import { candidateFlows } from '../flows/candidate.ts';
import { SignedInOnly } from '../SignedInOnly.tsx';

export function EditContactRoute({ contact }: { contact: AccountContact }) {
  return (
    <SignedInOnly>
      {(user) => (
        <EditContactPage
          user={user}
          // The page is a part of the profile.
          path={accountPaths.profile}
          contact={contact}
          contactChange={candidateFlows.contactChange}
        />
      )}
    </SignedInOnly>
  );
}
