import { type ComponentProps, useEffect, useState } from 'react';
import { prefetchLazyParts } from '../../pages/candidate/RegisterPage/lazyParts.tsx';
import { RegisterPage } from '../../pages/candidate/RegisterPage/RegisterPage.tsx';
import { lazyPart } from '../../parts/lazyPart.ts';
import type SentLinkPart from '../account/SentLinkPart.tsx';
import { competitionAtHand, registrationFlow } from '../flows/registration.ts';
import { whenIdle } from '../whenIdle.ts';

const SentLink = lazyPart<ComponentProps<typeof SentLinkPart>>(() => import('../account/SentLinkPart.tsx'));

export default function RegisterScreen() {
  const [preview] = useState(competitionAtHand);
  useEffect(() => prefetchLazyParts.forEach(whenIdle), []);
  return <RegisterPage registration={registrationFlow} preview={preview} SentLink={SentLink} />;
}
