import { ContactLinkPage } from '../../pages/candidate/ContactLinkPage/ContactLinkPage.tsx';
import { recoveryFlows } from '../flows/recovery.ts';

export function ContactLinkRoute() {
  return <ContactLinkPage contactLink={recoveryFlows.contactLink} />;
}
