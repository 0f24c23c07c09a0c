import { SentLink, type SentLinkProps } from '../../pages/candidate/RegisterPage/SentLink.tsx';
import { signupContactFlow } from '../flows/signupContact.ts';

/** Where the link of a registration went, with the real effects of its correction. */
export default function SentLinkPart(props: Omit<SentLinkProps, 'machine'>) {
  return <SentLink {...props} machine={signupContactFlow} />;
}
