import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DEFAULT_ZONE } from '../../../../domain/defaultZone.ts';
import { type Act, scopeOf } from '../../../../domain/staff/rights.ts';
import { dayKey } from '../../../../domain/zonedTime.ts';
import { readable } from '../../../platform/database/readable.ts';
import { attachment } from '../../../platform/http/attachment.ts';
import type { OperationHandlers } from '../../../platform/http/contract.ts';
import type { Language } from '../../../platform/http/language.ts';
import { csvTable } from '../../../platform/tables/csvTable.ts';
import type { Table } from '../../../platform/tables/table.ts';
import { xlsxTable } from '../../../platform/tables/xlsxTable.ts';
import { staffOnly } from '../../sessions/guard.ts';
import type { StaffCaller } from '../../sessions/staffSessions.ts';
import type { StaffDeps } from '../../staffDeps.ts';
import type { EntryFilter } from '../listEntries.ts';
import { entryColumns } from './entryColumns.ts';
import { countEntries, type EntriesWanted, type ExportedEntry, exportedPages } from './exportRows.ts';

type Wanted = Omit<EntryFilter, 'after'> & { format: 'csv' | 'xlsx'; language: Language };

/** A page of a file is followed by a pause of so many times as long as it took to read. */
const PAUSES = 3;

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** Handlers that hand entries out as a file, which is made while it is sent and is kept nowhere (decision D243). */
export function exportHandlers(deps: StaffDeps): OperationHandlers {
  const { database } = deps;
  const exporting = (act: Act & ('readEntries' | 'exportContacts')) =>
    staffOnly(deps, act, (request, reply, caller) => sendFile(deps, act, request, reply, caller));
  return {
    countEntries: staffOnly(deps, 'readEntries', async (request, reply, { held }) => {
      const wanted = wantedOf(request, held, 'readEntries');
      const counted = await readable(countEntries(database, wanted));
      return reply.header('cache-control', 'no-store').send(counted);
    }),
    exportEntries: exporting('readEntries'),
    exportContacts: exporting('exportContacts'),
  };
}

async function sendFile(
  { database, writer, clock }: StaffDeps,
  act: 'readEntries' | 'exportContacts',
  request: FastifyRequest,
  reply: FastifyReply,
  { held, staffId }: StaffCaller,
): Promise<FastifyReply> {
  const withContacts = act === 'exportContacts';
  const wanted = wantedOf(request, held, act);
  const { format, language } = request.query as Wanted;
  const { competition, status, search, duplicates } = wanted.filter;
  const { count } = await readable(countEntries(database, wanted));
  const at = clock.now();
  // Before the first byte: an export that breaks off has handed out data as well. The text of a search may be a name.
  await writer.submit('noteAudit', {
    at,
    actor: staffId,
    role: 'staff',
    action: 'entries.exported',
    organisationId: wanted.organisationId,
    competitionId: competition ?? null,
    after: {
      rows: count,
      format,
      contacts: withContacts,
      ...(status !== undefined && { status }),
      ...(search !== undefined && { searched: true }),
      ...(duplicates !== undefined && { duplicates: true }),
    },
  });
  const { title, columns, cellsOf } = entryColumns(language, withContacts);
  const pages = tablePages(exportedPages(database, wanted), cellsOf, clock);
  const table: Table = { title, language, columns, pages };
  const name = `sawt-entries-${dayKey(at, DEFAULT_ZONE)}.${format}`;
  return reply
    .type(types[format])
    .header('cache-control', 'no-store')
    .header('content-disposition', attachment(name))
    .send(Readable.from(format === 'csv' ? csvTable(table) : xlsxTable(table, at), { objectMode: false }));
}

/** The rows of a file, page after page, each after a pause: votes come first. */
async function* tablePages(
  pages: AsyncIterable<ExportedEntry[]>,
  cellsOf: ReturnType<typeof entryColumns>['cellsOf'],
  clock: StaffDeps['clock'],
) {
  let began = clock.monotonic();
  for await (const entries of pages) {
    const cells = entries.map(cellsOf);
    const took = clock.monotonic() - began;
    yield cells;
    await sleep(PAUSES * took);
    began = clock.monotonic();
  }
}

/** What a request asks for, where its caller may. */
function wantedOf(request: FastifyRequest, held: StaffCaller['held'], act: Act): EntriesWanted {
  const { organisation: organisationId } = request.params as { organisation: string };
  const { competition, status, search, duplicates } = request.query as Wanted;
  const filter = {
    ...(competition !== undefined && { competition }),
    ...(status !== undefined && { status }),
    ...(search !== undefined && { search }),
    ...(duplicates !== undefined && { duplicates }),
  };
  return { organisationId, scope: scopeOf(held, act, organisationId), filter };
}
