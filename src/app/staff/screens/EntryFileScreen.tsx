import { useState } from 'react';
import { deskAddress, type DeskOrganisation } from '../../../../domain/staff/deskOf.ts';
import { type EntryFilters, entryQuery } from '../../../../domain/staff/entryAddress.ts';
import { judgeAct } from '../../../../domain/staff/rights.ts';
import { staffPaths } from '../../../../domain/staff/staffPaths.ts';
import { EntryFilePage } from '../../../pages/staff/EntryFile/EntryFilePage.tsx';
import { client, stepUps } from '../desk.ts';
import type { DeskPageProps } from '../deskPageProps.ts';
import { createEntryFile } from '../entryFileFlow.ts';
import { retriedCalls } from '../retriedCalls.ts';

type Props = Pick<DeskPageProps, 'desk'> & { organisation: DeskOrganisation; filters: EntryFilters };

/** Saves the entries of an organisation as a file. */
export default function EntryFileScreen({ desk, organisation, filters }: Props) {
  const [file] = useState(() => createEntryFile(client, organisation.id, retriedCalls(stepUps)));
  return (
    <EntryFilePage
      file={file}
      filters={filters}
      backHref={deskAddress(desk, staffPaths.entries, entryQuery(filters))}
      mayContacts={judgeAct(desk.held, 'exportContacts', organisation.id) === 'allowed'}
    />
  );
}
