import { useEffect, useState } from 'react';
import { fetchLaterParts } from '../../pages/candidate/RegisterPage/laterParts.tsx';
import { RegisterPage } from '../../pages/candidate/RegisterPage/RegisterPage.tsx';
import { competitionToRegisterFor, registrationFlow } from '../flows/registration.ts';
import { whenIdle } from '../whenIdle.ts';

export default function RegisterScreen() {
  const [told] = useState(competitionToRegisterFor);
  useEffect(() => fetchLaterParts.forEach(whenIdle), []);
  return <RegisterPage registration={registrationFlow} told={told} />;
}
