import { NewPasswordPage } from '../../pages/candidate/NewPasswordPage/NewPasswordPage.tsx';
import { recoveryFlows } from '../flows/recovery.ts';

export function NewPasswordRoute() {
  return <NewPasswordPage newPassword={recoveryFlows.newPassword} />;
}
