import { accountPaths } from '../../../domain/accountPaths.ts';
import { DashboardPage } from '../../pages/candidate/DashboardPage/DashboardPage.tsx';
import { SignedInOnly } from '../SignedInOnly.tsx';

export function DashboardRoute() {
  return <SignedInOnly>{(user) => <DashboardPage user={user} path={accountPaths.dashboard} />}</SignedInOnly>;
}
