import { useEffect, useState } from 'react';
import { prefetchLazyParts } from '../../pages/candidate/RegisterPage/lazyParts.tsx';
import { RegisterPage } from '../../pages/candidate/RegisterPage/RegisterPage.tsx';
import { competitionAtHand, registrationFlow } from '../flows/registration.ts';
import { whenIdle } from '../whenIdle.ts';

export default function RegisterScreen() {
  const [preview] = useState(competitionAtHand);
  useEffect(() => prefetchLazyParts.forEach(whenIdle), []);
  return <RegisterPage registration={registrationFlow} preview={preview} />;
}
