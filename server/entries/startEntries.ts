import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import type { OperationHandlers } from '../platform/http/contract.ts';
import { InFlight } from '../payments/orders/inFlight.ts';
import { createLimit } from '../platform/http/requestLimits.ts';
import type { Config } from '../settings.ts';
import type { FiledEntryDeps } from './entryDeps.ts';
import { entryFormLimits } from './forms/entryFormLimits.ts';
import { identityRoute } from './identity/identityRoute.ts';
import { registerReplace, type ReplaceDeps } from './replace/replaceRoute.ts';
import { submissionHandlers } from './submissions/submissionRoutes.ts';
import { registerSignUp, type SignUpDeps } from './signup/signUpRoute.ts';
import { TusUploads } from './uploads/tusUploads.ts';
import { creationLimit, registerUploads } from './uploads/uploadRoutes.ts';

export type EntriesStart = Omit<FiledEntryDeps, 'uploads'> & { config: Pick<Config, 'dataDir'> };

export type Entries = {
  /** What answers the operations under `/api` that read. */
  handlers: OperationHandlers;
  /** Registers what takes files; every listener shares its limits. */
  register(app: FastifyInstance): Promise<void>;
};

/** Forms from one address; carriers share addresses. */
const FORM_RATE = { burst: 60, perMinute: 60 };
/** Media of one candidate: ten at once, then one in six minutes. */
const REPLACE_RATE = { burst: 10, perMinute: 10 / 60 };

/** Starts what takes registrations and uploads. */
export function startEntries(start: EntriesStart): Entries {
  const uploads = new TusUploads(start.config.dataDir);
  const deps: SignUpDeps & ReplaceDeps = {
    ...start,
    uploads,
    forms: createLimit(FORM_RATE, start.clock),
    replacements: createLimit(REPLACE_RATE, start.clock),
    inFlight: new InFlight(),
  };
  const creations = creationLimit(start.clock);
  return {
    handlers: { ...submissionHandlers(deps), readIdentity: identityRoute(deps) },
    register: async (app) => {
      await registerUploads(app, { ...deps, creations });
      await app.register(async (scope) => {
        await scope.register(multipart, { limits: entryFormLimits, throwFileSizeLimit: false });
        registerSignUp(scope, deps);
        registerReplace(scope, deps);
      });
    },
  };
}
