/** Calls that hand entries out as a table: what they send, and the status of a caller who may make them. */
import type { AskedOfStaff } from '../support/staff/staffWorld.ts';

const place = `/organisation/${'A'.repeat(22)}`;
export const asFile = '?format=csv&language=ar';

/** A file that names no entry of the caller. */
export const decisionFile = {
  raw: `id,decision\n${'A'.repeat(22)},approve\n`,
  headers: { 'content-type': 'text/csv' },
};

export const tableCalls: Record<string, [path: string, asked: AskedOfStaff]> = {
  countEntries: [`${place}/entry-count`, {}],
  exportEntries: [`${place}/entry-file${asFile}`, {}],
  exportContacts: [`${place}/entry-contact-file${asFile}`, {}],
  checkDecisions: [`${place}/decision-file/check`, decisionFile],
  importDecisions: [`${place}/decision-file`, decisionFile],
};

export const tableAnswers: Record<string, number> = {
  countEntries: 200,
  exportEntries: 200,
  exportContacts: 200,
  checkDecisions: 415,
  importDecisions: 415,
};

/** What follows the path of calls that need it. */
export const tableQueries: Record<string, string> = { exportEntries: asFile, exportContacts: asFile };

/** Operations that read the database before anything else. */
export const tableReads = [
  'countEntries',
  'exportEntries',
  'exportContacts',
  'checkDecisions',
  'importDecisions',
];
