import { useMemo, useState, useSyncExternalStore } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { deskAddress, type DeskOrganisation } from '../../../../domain/staff/deskOf.ts';
import { entryQuery, readEntryFilters } from '../../../../domain/staff/entryAddress.ts';
import { type Act, judgeAct } from '../../../../domain/staff/rights.ts';
import { laterAreas } from '../../../../domain/staff/staffAreas.ts';
import { staffPaths } from '../../../../domain/staff/staffPaths.ts';
import { EntriesPage } from '../../../pages/staff/EntriesPage/EntriesPage.tsx';
import { EntryPage } from '../../../pages/staff/EntryPage/EntryPage.tsx';
import { auditFlowOf } from '../auditFlow.ts';
import { client, stepUps } from '../desk.ts';
import type { DeskPageProps } from '../deskPageProps.ts';
import { createEntryFlows } from '../entryFlows.ts';
import { laterPage } from '../laterPage.tsx';
import { createIdentityFlow } from '../identityFlow.ts';
import { Opened } from '../Opened.tsx';
import { NEW } from '../seasonPlacesOf.ts';
import { createRemovalFlow } from '../removalFlow.ts';
import { retriedCalls } from '../retriedCalls.ts';
import { singleKeys } from '../singleKeys.ts';

const bulk = laterPage(() => import('./BulkScreen.tsx'), laterAreas.bulk);
const candidates = laterPage(() => import('./CandidateScreen.tsx'), laterAreas.candidate);
const decisions = laterPage(() => import('./DecisionFileScreen.tsx'));
const files = laterPage(() => import('./EntryFileScreen.tsx'));
const screening = laterPage(() => import('./ScreeningScreen.tsx'));

export default function EntriesScreen({ me, desk, search }: DeskPageProps) {
  const { organisation } = desk;
  return organisation && <Entries key={organisation.id} {...{ me, desk, search, organisation }} />;
}

type Props = Pick<DeskPageProps, 'me' | 'desk' | 'search'> & { organisation: DeskOrganisation };

/** The entries of an organisation, or the one that the address names. */
function Entries({ me, desk, search, organisation }: Props) {
  const [flows] = useState(() => createEntryFlows(client, organisation.id));
  const hasSingles = useSyncExternalStore(singleKeys.watch, singleKeys.current);
  const filters = useMemo(() => readEntryFilters(search), [search]);
  const address = new URLSearchParams(search);
  const named = address.get('entry');
  const at = (more: Record<string, string>) => deskAddress(desk, staffPaths.entries, more);
  const may = (act: Act, competition?: string) =>
    judgeAct(desk.held, act, organisation.id, competition) === 'allowed';
  if (address.get('file') === NEW)
    return <files.Page desk={desk} organisation={organisation} filters={filters} />;
  // Neither an act nor a message knows this filter.
  const mayActOnAll = filters.duplicates === '';
  const mayPlace = mayActOnAll && filters.competition !== '' && may('changeSeason', filters.competition);
  if (mayPlace && address.get('place') === NEW)
    return <bulk.Page organisation={organisation} filters={filters} backHref={at(entryQuery(filters))} />;
  const mayDecide = judgeAct(desk.held, 'importDecisions', organisation.id) === 'allowed';
  if (mayDecide && address.get('decide') === NEW)
    return <decisions.Page organisation={organisation} backHref={at({})} />;
  const mayScreen = may('screenEntries');
  if (mayScreen && address.has('screening'))
    return <screening.Page organisation={organisation} backHref={at({})} />;
  const person = address.get('candidate');
  if (person !== null) return <candidates.Page desk={desk} organisation={organisation} id={person} />;
  const mayReadAudit = desk.audit.organisation !== undefined;
  if (named !== null)
    return (
      <Opened
        key={named}
        make={() => ({
          entry: flows.entry(named),
          removal: may('readRemovals')
            ? createRemovalFlow(client, { organisation: organisation.id, id: named }, retriedCalls(stepUps))
            : undefined,
          history: mayReadAudit ? auditFlowOf(organisation.id) : undefined,
          look: createIdentityFlow(
            client,
            { organisation: organisation.id, id: named },
            retriedCalls(stepUps),
          ),
        })}
      >
        {({ entry, removal, history, look }) => (
          <EntryPage
            entry={entry}
            id={named}
            backHref={at({})}
            candidateHrefOf={(candidate) => at({ candidate })}
            removal={removal && { machine: removal, may }}
            identity={{ look, viewer: me.name, hasSingles }}
            history={
              history && {
                browse: history,
                hrefOf: (subject) => deskAddress(desk, staffPaths.audit, { subject }),
              }
            }
          />
        )}
      </Opened>
    );
  return (
    <EntriesPage
      browse={flows.browse}
      filters={filters}
      onFilters={(next) => navigate(at(entryQuery(next)))}
      hrefOf={(id) => at({ entry: id })}
      fileHref={at({ file: NEW, ...entryQuery(filters) })}
      placeHref={mayPlace ? at({ place: NEW, ...entryQuery(filters) }) : undefined}
      messageHref={
        mayActOnAll && may('sendMessages')
          ? deskAddress(desk, staffPaths.messages, { write: NEW, ...entryQuery(filters) })
          : undefined
      }
      decideHref={mayDecide ? at({ decide: NEW }) : undefined}
      screeningHref={mayScreen ? at({ screening: 'queue' }) : undefined}
    />
  );
}
