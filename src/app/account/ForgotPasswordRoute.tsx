import { ForgotPasswordPage } from '../../pages/candidate/ForgotPasswordPage/ForgotPasswordPage.tsx';
import { recoveryFlows } from '../flows/recovery.ts';

export function ForgotPasswordRoute() {
  return <ForgotPasswordPage forgotPassword={recoveryFlows.forgotPassword} />;
}
