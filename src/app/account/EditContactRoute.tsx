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
          // Part of the profile in the menu.
          path={accountPaths.profile}
          contact={contact}
          contactChange={candidateFlows.contactChange}
        />
      )}
    </SignedInOnly>
  );
}
