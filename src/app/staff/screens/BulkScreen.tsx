import { useState } from 'react';
import type { DeskOrganisation } from '../../../../domain/staff/deskOf.ts';
import type { EntryFilters } from '../../../../domain/staff/entryAddress.ts';
import { BulkJobPage } from '../../../pages/staff/BulkJob/BulkJobPage.tsx';
import { createBulkJob } from '../bulkJobFlow.ts';
import { client, stepUps } from '../desk.ts';
import { retriedCalls } from '../retriedCalls.ts';

type Props = { organisation: DeskOrganisation; filters: EntryFilters; backHref: string };

/** Acts on all entries of a competition that the filters let through. */
export default function BulkScreen({ organisation, filters, backHref }: Props) {
  const place = { organisation: organisation.id, competition: filters.competition };
  const [bulk] = useState(() => createBulkJob(client, place, retriedCalls(stepUps)));
  return <BulkJobPage bulk={bulk} filters={filters} backHref={backHref} />;
}
