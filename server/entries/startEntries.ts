import type { FastifyInstance } from 'fastify';
import type { OperationHandlers } from '../platform/http/contract.ts';
import { InFlight } from '../platform/http/inFlight.ts';
import { createBudget } from '../platform/limits/budget.ts';
import type { PlatformConfig } from '../platform/settings/platformSettings.ts';
import type { MediaConfig } from '../media/mediaSettings.ts';
import type { FiledEntryDeps } from './entryDeps.ts';
import { networkPlaces } from '../platform/limits/networkPlaces.ts';
import { FORMS_AT_ONCE } from './forms/entryFormLimits.ts';
import type { ReplaceDeps } from './replace/replaceRoute.ts';
import type { SignUpDeps } from './signup/signUpRoute.ts';
import { entryRoutes, registerForms } from './routes.ts';
import type { RateLimiter } from '../platform/limits/rateLimiter.ts';
import { openStaging } from './uploads/openStaging.ts';
import { TusUploads } from './uploads/tusUploads.ts';

export type EntriesStart = Omit<FiledEntryDeps, 'uploads' | 'atOnce' | 'limits'> & {
  limiter: RateLimiter;
  config: Pick<PlatformConfig & MediaConfig, 'dataDir' | 's3' | 'limits' | 'uploadNetworkBytes'>;
};

export type Entries = {
  /** The handlers of the reading operations under `/api`. */
  handlers: OperationHandlers;
  /** Registers the routes that take files, on each listener; all share the rate limits. */
  register(app: FastifyInstance): Promise<void>;
};

/** Starts registrations and uploads. */
export function startEntries(start: EntriesStart): Entries {
  const { config, files } = start;
  const uploads = new TusUploads(openStaging(config, { ...start, objects: files.objects }));
  const { limits } = config;
  const limited = { limits, limiter: start.limiter };
  const deps: SignUpDeps & ReplaceDeps = {
    ...start,
    limits,
    uploads,
    atOnce: networkPlaces(FORMS_AT_ONCE),
    forms: createBudget(limited, { network: 'form.network' }),
    replacements: createBudget(limited, { own: 'replace.account' }),
    inFlight: new InFlight(),
  };
  const creations = createBudget(limited, { network: 'upload.network' });
  return {
    handlers: entryRoutes(deps),
    register: (app) =>
      registerForms(app, { ...deps, creations, networkBytes: start.config.uploadNetworkBytes }),
  };
}
