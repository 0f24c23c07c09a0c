import { list, shown } from './settingReaders.ts';

/** `web`: serves the site, its API, the admin host, files and text messages. `work`: runs jobs. */
export type Roles = { web: boolean; work: boolean };

const NAMES: readonly string[] = ['web', 'work'];

/** Reads ROLE. */
export const roles = list
  .refine((names) => !names.includes('write'), {
    ...shown('must not hold write: no node writes votes for others yet, and each web node counts its own'),
    abort: true,
  })
  .refine(
    (names) => names.length > 0 && names.every((name) => NAMES.includes(name)),
    shown('must be a list of web and work'),
  )
  .transform((names): Roles => ({ web: names.includes('web'), work: names.includes('work') }));

export const allRoles: Roles = { web: true, work: true };
