import type { FastifyInstance } from 'fastify';
import type { Config } from '../settings.ts';
import type { EntryDeps } from './entryDeps.ts';
import { TusUploads } from './uploads/tusUploads.ts';
import { creationLimit, registerUploads } from './uploads/uploadRoutes.ts';

export type EntriesStart = EntryDeps & { config: Pick<Config, 'dataDir'> };

export type Entries = {
  /** Registers what is no JSON; every listener shares its limits. */
  register(app: FastifyInstance): Promise<void>;
};

/** Starts what takes registrations and uploads. */
export function startEntries(start: EntriesStart): Entries {
  const uploads = new TusUploads(start.config.dataDir);
  const deps = { ...start, uploads, creations: creationLimit(start.clock) };
  return {
    register: async (app) => {
      await registerUploads(app, deps);
    },
  };
}
