import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';
import { openImages } from '../platform/imageFiles.ts';
import { registerContract, type ContractDocument } from '../platform/http/contract.ts';
import type { RefusalBudget } from '../platform/http/refusalBudget.ts';
import { runWorkers, type RunningWorkers } from '../platform/runWorkers.ts';
import type { MediaConfig } from '../media/mediaSettings.ts';
import type { PlatformConfig } from '../platform/settings/platformSettings.ts';
import { bulkWorker } from './bulk/bulkWorker.ts';
import { erasureWorker } from './candidateActs/erasureWorker.ts';
import { entrySearchWorker } from './entries/entrySearchWorker.ts';
import { decisionFileType } from './entries/imports/importRoutes.ts';
import { staffMailWorkers, type StaffMailsStart } from './mails/staffMailWorkers.ts';
import { staffRoutes } from './routes.ts';
import { pictureTypes } from './season/pictures/pictureRoutes.ts';
import { type MessagesStart, messageWorkers } from './sentMessages/messageWorkers.ts';
import type { StaffDeps } from './staffDeps.ts';
import { registerStaffPages } from './staffPages.ts';

const TICK_MS = 50;

export type StaffStart = Omit<
  StaffDeps,
  'adminOrigin' | 'publicOrigin' | 'isSecure' | 'sendsMail' | 'images' | 'supportEmail' | 'smsPartBaisa'
> &
  Omit<StaffMailsStart, 'config'> & {
    config: StaffMailsStart['config'] &
      MessagesStart['config'] &
      Pick<PlatformConfig, 'smsPartBaisa' | 'mail' | 's3' | 'dataDir' | 'roles'> &
      Pick<MediaConfig, 'mediaOrigin'>;
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
  const { adminOrigin, publicOrigin, supportEmail, smsPartBaisa, mail } = config;
  const isSecure = adminOrigin.startsWith('https:');
  const images = openImages(config);
  const handlers = staffRoutes({
    ...start,
    database: staffDatabase,
    images,
    adminOrigin,
    publicOrigin,
    supportEmail,
    smsPartBaisa,
    isSecure,
    sendsMail: mail !== null,
  });
  const workers = config.roles.work
    ? [
        ...staffMailWorkers(start),
        ...messageWorkers(start),
        entrySearchWorker(start),
        bulkWorker(start),
        erasureWorker({ ...start, images }),
      ]
    : [];
  return {
    ...runWorkers(workers, TICK_MS),
    register: async (admin, contract, refusals) => {
      admin.addContentTypeParser([...pictureTypes, decisionFileType], (_request, payload, done) =>
        done(null, payload),
      );
      await registerContract(admin, contract, handlers, refusals);
      await registerStaffPages(admin, config, staffDir);
    },
  };
}
