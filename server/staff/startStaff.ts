import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';
import { registerContract, type ContractDocument } from '../platform/http/contract.ts';
import type { RefusalBudget } from '../platform/http/refusalBudget.ts';
import type { RunningWorkers } from '../platform/runWorkers.ts';
import type { PlatformConfig } from '../platform/settings/platformSettings.ts';
import { startStaffMails, type StaffMailsStart } from './mails/startStaffMails.ts';
import { staffRoutes } from './routes.ts';
import type { StaffDeps } from './staffDeps.ts';
import { registerStaffPages } from './staffPages.ts';

export type StaffStart = Omit<StaffDeps, 'adminOrigin' | 'isSecure' | 'sendsMail'> &
  Omit<StaffMailsStart, 'config'> & {
    config: StaffMailsStart['config'] & Pick<PlatformConfig, 'publicOrigin' | 'mail'>;
    /** For what staff read; the workers read `database`. */
    staffDatabase: Kysely<Schema>;
    /** The folder of the staff application's build; `dist/staff` of the project when not given. */
    staffDir?: string | undefined;
  };

/** The routes and workers of the staff side. */
export type Staff = RunningWorkers & {
  /** Registers the contract, the page and its files on the admin host, which alone serves them. */
  register(admin: FastifyInstance, contract: ContractDocument, refusals: RefusalBudget): Promise<void>;
};

export function startStaff(start: StaffStart): Staff {
  const { config, staffDatabase, staffDir } = start;
  const { adminOrigin, mail } = config;
  const isSecure = adminOrigin.startsWith('https:');
  const handlers = staffRoutes({
    ...start,
    database: staffDatabase,
    adminOrigin,
    isSecure,
    sendsMail: mail !== null,
  });
  return {
    ...startStaffMails(start),
    register: async (admin, contract, refusals) => {
      await registerContract(admin, contract, handlers, refusals);
      await registerStaffPages(admin, config, staffDir);
    },
  };
}
