import { useState } from 'react';
import { localized } from '../../../../domain/localized.ts';
import type { DeskOrganisation } from '../../../../domain/staff/deskOf.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { ApprovalsPage } from '../../../pages/staff/ApprovalsPage/ApprovalsPage.tsx';
import { createApprovalFlow } from '../approvalFlow.ts';
import { client, stepUps, waitingIn } from '../desk.ts';
import type { DeskPageProps } from '../deskPageProps.ts';

export default function ApprovalsScreen({ desk: { organisation } }: DeskPageProps) {
  return organisation && <Approvals key={organisation.id} organisation={organisation} />;
}

function Approvals({ organisation }: { organisation: DeskOrganisation }) {
  const language = useLanguage();
  const { id } = organisation;
  const [approvals] = useState(() => createApprovalFlow(client, id, stepUps, waitingIn(id).note));
  return <ApprovalsPage approvals={approvals} organisation={localized(organisation, 'name', language)} />;
}
