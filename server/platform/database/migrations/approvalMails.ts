/** The act of two persons that an e-mail to staff is about (decision D232). */
export const approvalMails = [
  'ALTER TABLE staff_mails ADD COLUMN approval_id TEXT REFERENCES approvals (id)',
];
