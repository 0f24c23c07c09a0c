import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import type { OperationHandlers } from '../platform/http/contract.ts';
import { InFlight } from '../platform/http/inFlight.ts';
import { createLimit } from '../platform/http/requestLimits.ts';
import { createBudget } from '../platform/limits/budget.ts';
import { lingerAfterEarlyAnswers } from '../platform/http/lingering.ts';
import type { PlatformConfig } from '../platform/settings/platformSettings.ts';
import type { MediaConfig } from '../media/mediaSettings.ts';
import type { FiledEntryDeps } from './entryDeps.ts';
import { networkPlaces } from '../platform/limits/networkPlaces.ts';
import { entryFormLimits, FORMS_AT_ONCE } from './forms/entryFormLimits.ts';
import { identityRoute } from './identity/identityRoute.ts';
import { registerReplace, type ReplaceDeps } from './replace/replaceRoute.ts';
import { submissionHandlers } from './submissions/submissionRoutes.ts';
import { registerSignUp, type SignUpDeps } from './signup/signUpRoute.ts';
import { TusUploads } from './uploads/tusUploads.ts';
import { registerUploads } from './uploads/uploadRoutes.ts';

export type EntriesStart = Omit<FiledEntryDeps, 'uploads' | 'atOnce' | 'limits'> & {
  config: Pick<PlatformConfig & MediaConfig, 'dataDir' | 'limits' | 'uploadNetworkBytes'>;
};

export type Entries = {
  /** What answers the operations under `/api` that read. */
  handlers: OperationHandlers;
  /** Registers what takes files; every listener shares its limits. */
  register(app: FastifyInstance): Promise<void>;
};

/** Starts what takes registrations and uploads. */
export function startEntries(start: EntriesStart): Entries {
  const uploads = new TusUploads(start.config.dataDir);
  const { limits } = start.config;
  const deps: SignUpDeps & ReplaceDeps = {
    ...start,
    limits,
    uploads,
    atOnce: networkPlaces(FORMS_AT_ONCE),
    forms: createBudget({ network: limits['form.network'] }, start.clock),
    replacements: createLimit(limits['replace.account'], start.clock),
    inFlight: new InFlight(),
  };
  const creations = createBudget({ network: limits['upload.network'] }, start.clock);
  return {
    handlers: { ...submissionHandlers(deps), readIdentity: identityRoute(deps) },
    register: async (app) => {
      const networkBytes = start.config.uploadNetworkBytes;
      await registerUploads(app, { ...deps, creations, networkBytes });
      await app.register(async (scope) => {
        lingerAfterEarlyAnswers(scope);
        await scope.register(multipart, { limits: entryFormLimits, throwFileSizeLimit: false });
        registerSignUp(scope, deps);
        registerReplace(scope, deps);
      });
    },
  };
}
