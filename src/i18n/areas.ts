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
import type staffErrors from '../../locales/en/staffErrors.json';
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
  staffErrors: typeof staffErrors;
  vote: typeof vote;
};
export type Area = keyof Areas;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Areas;
  }
}
