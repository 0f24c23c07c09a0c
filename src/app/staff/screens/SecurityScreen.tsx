import { useState } from 'react';
import { SecurityPage } from '../../../pages/staff/SecurityPage/SecurityPage.tsx';
import { client, stepUps } from '../desk.ts';
import type { DeskPageProps } from '../deskPageProps.ts';
import { createOwnFlows } from '../ownFlows.ts';
import { canUsePasskeys } from '../passkeys.ts';

export default function SecurityScreen({ me, tell }: DeskPageProps) {
  const [flows] = useState(() => createOwnFlows(client, stepUps));
  return (
    <SecurityPage {...flows} me={me} canUsePasskeys={canUsePasskeys()} onResetStopped={tell.resetStopped} />
  );
}
