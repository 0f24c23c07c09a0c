import { deskAddress, type DeskOrganisation } from '../../../../domain/staff/deskOf.ts';
import { staffPaths } from '../../../../domain/staff/staffPaths.ts';
import { CandidatePage } from '../../../pages/staff/CandidatePage/CandidatePage.tsx';
import { createCandidateFlow } from '../candidateFlow.ts';
import { client } from '../desk.ts';
import type { DeskPageProps } from '../deskPageProps.ts';
import { Opened } from '../Opened.tsx';

type Props = Pick<DeskPageProps, 'desk'> & { organisation: DeskOrganisation; id: string };

/** What the organisation knows of a candidate. */
export default function CandidateScreen({ desk, organisation, id }: Props) {
  return (
    <Opened key={id} make={() => createCandidateFlow(client, organisation.id, id)}>
      {(candidate) => (
        <CandidatePage
          candidate={candidate}
          backHref={deskAddress(desk, staffPaths.entries)}
          entryHrefOf={(entry) => deskAddress(desk, staffPaths.entries, { entry })}
          messageHrefOf={(message) => deskAddress(desk, staffPaths.messages, { message })}
        />
      )}
    </Opened>
  );
}
