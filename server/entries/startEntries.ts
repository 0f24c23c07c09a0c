import type { FastifyInstance } from 'fastify';
import type { OperationHandlers } from '../platform/http/contract.ts';
import { InFlight } from '../platform/http/inFlight.ts';
import { createBudget } from '../platform/limits/budget.ts';
import { runWorkers, type RunningWorkers } from '../platform/runWorkers.ts';
import type { PlatformConfig } from '../platform/settings/platformSettings.ts';
import type { MediaConfig } from '../media/mediaSettings.ts';
import { settlingWorker } from './decisions/settlingWorker.ts';
import { draftSweeper } from './drafts/draftSweeper.ts';
import type { FiledEntryDeps } from './entryDeps.ts';
import { networkPlaces } from '../platform/limits/networkPlaces.ts';
import { FORMS_AT_ONCE } from './forms/entryFormLimits.ts';
import { entryMessenger, type EntryMessengerDeps } from './messages/entryMessenger.ts';
import type { ReplaceDeps } from './replace/replaceRoute.ts';
import type { SignUpDeps } from './signup/signUpRoute.ts';
import { entryRoutes, registerForms } from './routes.ts';
import type { RateLimiter } from '../platform/limits/rateLimiter.ts';
import { openStaging } from './uploads/openStaging.ts';
import { TusUploads } from './uploads/tusUploads.ts';

export type EntriesStart = Omit<FiledEntryDeps, 'uploads' | 'atOnce' | 'limits' | 'convertsMedia'> &
  Omit<EntryMessengerDeps, 'config'> & {
    limiter: RateLimiter;
    config: Pick<
      PlatformConfig & MediaConfig,
      'dataDir' | 's3' | 'limits' | 'uploadNetworkBytes' | 'convertsMedia' | 'roles'
    > &
      EntryMessengerDeps['config'];
  };

/** The routes and workers of entries. `rest` resolves when all due messages were tried. */
export type Entries = RunningWorkers & {
  /** The handlers with which candidates read their entries. */
  handlers: OperationHandlers;
  /** Registers the routes that take files, on each listener; all share the rate limits. */
  register(app: FastifyInstance): Promise<void>;
};

/** How often (ms) the workers look for messages. */
const TICK_MS = 100;

/** Starts registrations, uploads and the messages about them. */
export function startEntries(start: EntriesStart): Entries {
  const { config, files } = start;
  const uploads = new TusUploads(openStaging(config, { ...start, objects: files.objects }));
  const { limits } = config;
  const limited = { limits, limiter: start.limiter };
  const deps: SignUpDeps & ReplaceDeps = {
    ...start,
    limits,
    convertsMedia: config.convertsMedia,
    uploads,
    atOnce: networkPlaces(FORMS_AT_ONCE),
    forms: createBudget(limited, { network: 'form.network' }),
    replacements: createBudget(limited, { own: 'replace.account' }),
    inFlight: new InFlight(),
  };
  const creations = createBudget(limited, { network: 'upload.network' });
  const { sending, sweeping } = entryMessenger(start);
  const running = runWorkers(
    config.roles.work ? [sending, sweeping, draftSweeper(start), settlingWorker(start)] : [],
    TICK_MS,
  );
  return {
    ...running,
    rest: async () => {
      await running.rest();
      sending.nudge();
      sending.tick();
      await sending.rest();
    },
    handlers: entryRoutes({
      ...deps,
      begins: createBudget(limited, { network: 'begin.network' }),
      withdrawals: createBudget(limited, { own: 'withdraw.account' }),
      drafts: createBudget(limited, { own: 'draft.account' }),
    }),
    register: (app) =>
      registerForms(app, { ...deps, creations, networkBytes: start.config.uploadNetworkBytes }),
  };
}
