import type { DeskSection } from './deskOf.ts';

/** The locale files that the staff application loads at its start, besides the common one. */
export const staffAreas = ['account', 'errors', 'staff', 'staffErrors'] as const;

/** The locale files that the page of a section needs besides. */
export const sectionAreas = {
  overview: ['staffOverview'],
  people: ['staffAudit'],
  season: ['staffSeason', 'staffRounds', 'staffFiles', 'staffLife', 'staffPicture', 'staffVoted', 'events'],
  entries: [
    'staffEntries',
    'staffIdentity',
    'staffScreening',
    'staffAudit',
    'staffRemoval',
    'staffVoted',
    'entries',
    'staffTables',
  ],
  messages: ['staffMessages', 'staffSeason', 'staffLife'],
  orders: ['staffOrders'],
  approvals: ['staffVoted'],
  audit: ['staffAudit'],
  settings: [],
  organisations: [],
  pages: ['staffPages', 'staffSeason', 'staffLife'],
  security: [],
} as const satisfies Record<DeskSection, readonly string[]>;

/** The locale files of pages that load later than their section. */
export const laterAreas = {
  bulk: ['staffBulk'],
  candidate: ['staffCandidate', 'staffCandidateActs', 'staffSent', 'staffMessages'],
  sentMessages: ['staffSent', 'staffEntries', 'entries'],
} as const;

/** A locale file that the build of the staff application has. */
export type StaffArea =
  | (typeof staffAreas)[number]
  | (typeof sectionAreas)[DeskSection][number]
  | (typeof laterAreas)[keyof typeof laterAreas][number];
