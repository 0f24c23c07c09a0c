/** For the number of entries of each competition, which every node counts every few seconds. */
export const approvedEntries: string[] = [
  `CREATE INDEX entries_approved ON entries (competition_id) WHERE status = 'approved'`,
];
