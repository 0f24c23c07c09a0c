import { DEFAULT_ZONE } from '../../../../domain/defaultZone.ts';

/** What an organisation sets for its events and its candidates (decision D237). */
export const organisationSettings = [
  `ALTER TABLE organisations ADD COLUMN zone TEXT NOT NULL DEFAULT '${DEFAULT_ZONE}'`,
  'ALTER TABLE organisations ADD COLUMN support_email TEXT',
];
