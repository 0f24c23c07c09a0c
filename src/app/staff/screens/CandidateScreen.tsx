import { deskAddress, type DeskOrganisation } from '../../../../domain/staff/deskOf.ts';
import { judgeAct } from '../../../../domain/staff/rights.ts';
import { staffPaths } from '../../../../domain/staff/staffPaths.ts';
import { candidatePictureAddress } from '../../../api/staff/calls/candidates.ts';
import { CandidatePage } from '../../../pages/staff/CandidatePage/CandidatePage.tsx';
import { createCandidateActsFlow } from '../candidateActsFlow.ts';
import { createCandidateFlow, createChangeDecision } from '../candidateFlow.ts';
import { client, stepUps } from '../desk.ts';
import type { DeskPageProps } from '../deskPageProps.ts';
import { Opened } from '../Opened.tsx';
import { retriedCalls } from '../retriedCalls.ts';

type Props = Pick<DeskPageProps, 'desk'> & { organisation: DeskOrganisation; id: string };

/** What the organisation knows of a candidate, and what two of its owners do with the account. */
export default function CandidateScreen({ desk, organisation, id }: Props) {
  const may = (act: 'readCandidateActs' | 'actOnCandidates' | 'decideChanges') =>
    judgeAct(desk.held, act, organisation.id) === 'allowed';
  const path = { organisation: organisation.id, candidate: id };
  return (
    <Opened
      key={id}
      make={() => ({
        candidate: createCandidateFlow(client, organisation.id, id),
        decision: may('decideChanges')
          ? createChangeDecision(client, path, retriedCalls(stepUps))
          : undefined,
        acts: may('readCandidateActs')
          ? createCandidateActsFlow(client, path, retriedCalls(stepUps))
          : undefined,
      })}
    >
      {({ candidate, decision, acts }) => (
        <CandidatePage
          candidate={candidate}
          backHref={deskAddress(desk, staffPaths.entries)}
          candidateHrefOf={(other) => deskAddress(desk, staffPaths.entries, { candidate: other })}
          entryHrefOf={(entry) => deskAddress(desk, staffPaths.entries, { entry })}
          messageHrefOf={(message) => deskAddress(desk, staffPaths.messages, { message })}
          pictureHrefOf={(picture) => candidatePictureAddress(organisation.id, id, picture)}
          decision={decision}
          acts={acts && { acts, mayAct: may('actOnCandidates') }}
        />
      )}
    </Opened>
  );
}
