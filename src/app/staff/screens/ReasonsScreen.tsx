import { navigate } from 'wouter/use-browser-location';
import { deskAddress, type DeskOrganisation } from '../../../../domain/staff/deskOf.ts';
import { scopeOf } from '../../../../domain/staff/rights.ts';
import { staffPaths } from '../../../../domain/staff/staffPaths.ts';
import { ReasonsPage } from '../../../pages/staff/ReasonsPage/ReasonsPage.tsx';
import { client, stepUps } from '../desk.ts';
import type { DeskPageProps } from '../deskPageProps.ts';
import { Opened } from '../Opened.tsx';
import { createReasonFlows } from '../reasonFlows.ts';
import { retriedCalls } from '../retriedCalls.ts';

type Props = Pick<DeskPageProps, 'me' | 'desk'> & { organisation: DeskOrganisation };

/** The reasons from which screeners of an organisation choose. */
export default function ReasonsScreen({ me, desk, organisation }: Props) {
  const of = { organisation: organisation.id, staffId: me.id };
  const backHref = deskAddress(desk, staffPaths.messages);
  return (
    <Opened make={() => createReasonFlows(client, of, retriedCalls(stepUps))}>
      {(machines) => (
        <ReasonsPage
          {...machines}
          backHref={backHref}
          // They are for every competition.
          isReadOnly={scopeOf(desk.held, 'changeReasons', organisation.id) !== null}
          onGone={() => navigate(backHref, { replace: true })}
        />
      )}
    </Opened>
  );
}
