import { useState } from 'react';
import type { DeskOrganisation } from '../../../../domain/staff/deskOf.ts';
import { DecisionFilePage } from '../../../pages/staff/DecisionFile/DecisionFilePage.tsx';
import { createDecisionImport } from '../decisionFileFlow.ts';
import { stepUps } from '../desk.ts';
import { retriedCalls } from '../retriedCalls.ts';

type Props = { organisation: DeskOrganisation; backHref: string };

/** Decides entries of an organisation by a file. */
export default function DecisionFileScreen({ organisation, backHref }: Props) {
  const [decisions] = useState(() => createDecisionImport(organisation.id, retriedCalls(stepUps)));
  return <DecisionFilePage decisions={decisions} backHref={backHref} />;
}
