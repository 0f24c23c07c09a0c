import type account from '../../locales/en/account.json';
import type common from '../../locales/en/common.json';
import type diagnostics from '../../locales/en/diagnostics.json';
import type entries from '../../locales/en/entries.json';
import type errors from '../../locales/en/errors.json';
import type events from '../../locales/en/events.json';
import type pay from '../../locales/en/pay.json';
import type receipt from '../../locales/en/receipt.json';
import type staff from '../../locales/en/staff.json';
import type staffAudit from '../../locales/en/staffAudit.json';
import type staffBulk from '../../locales/en/staffBulk.json';
import type staffCandidate from '../../locales/en/staffCandidate.json';
import type staffCandidateActs from '../../locales/en/staffCandidateActs.json';
import type staffEntries from '../../locales/en/staffEntries.json';
import type staffErrors from '../../locales/en/staffErrors.json';
import type staffMessages from '../../locales/en/staffMessages.json';
import type staffIdentity from '../../locales/en/staffIdentity.json';
import type staffOverview from '../../locales/en/staffOverview.json';
import type staffFiles from '../../locales/en/staffFiles.json';
import type staffSeason from '../../locales/en/staffSeason.json';
import type staffLife from '../../locales/en/staffLife.json';
import type staffOrders from '../../locales/en/staffOrders.json';
import type staffPages from '../../locales/en/staffPages.json';
import type staffPicture from '../../locales/en/staffPicture.json';
import type staffRemoval from '../../locales/en/staffRemoval.json';
import type staffRounds from '../../locales/en/staffRounds.json';
import type staffTables from '../../locales/en/staffTables.json';
import type staffSent from '../../locales/en/staffSent.json';
import type staffScreening from '../../locales/en/staffScreening.json';
import type staffVoted from '../../locales/en/staffVoted.json';
import type vote from '../../locales/en/vote.json';

/** The words of the site and of the staff application by area, one file each; a page loads its areas. */
type Areas = {
  account: typeof account;
  common: typeof common;
  diagnostics: typeof diagnostics;
  entries: typeof entries;
  errors: typeof errors;
  events: typeof events;
  pay: typeof pay;
  receipt: typeof receipt;
  staff: typeof staff;
  staffAudit: typeof staffAudit;
  staffBulk: typeof staffBulk;
  staffCandidate: typeof staffCandidate;
  staffCandidateActs: typeof staffCandidateActs;
  staffEntries: typeof staffEntries;
  staffErrors: typeof staffErrors;
  staffMessages: typeof staffMessages;
  staffIdentity: typeof staffIdentity;
  staffOverview: typeof staffOverview;
  staffFiles: typeof staffFiles;
  staffSeason: typeof staffSeason;
  staffLife: typeof staffLife;
  staffOrders: typeof staffOrders;
  staffPages: typeof staffPages;
  staffPicture: typeof staffPicture;
  staffRemoval: typeof staffRemoval;
  staffRounds: typeof staffRounds;
  staffTables: typeof staffTables;
  staffScreening: typeof staffScreening;
  staffSent: typeof staffSent;
  staffVoted: typeof staffVoted;
  vote: typeof vote;
};
export type Area = keyof Areas;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Areas;
  }
}
