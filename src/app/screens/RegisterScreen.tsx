import { useState } from 'react';
import { RegisterPage } from '../../pages/candidate/RegisterPage/RegisterPage.tsx';
import { competitionToRegisterFor, registrationFlow } from '../flows/registration.ts';

export default function RegisterScreen() {
  const [told] = useState(competitionToRegisterFor);
  return <RegisterPage registration={registrationFlow} told={told} />;
}
