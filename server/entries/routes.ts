import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import type { OperationHandlers } from '../platform/http/contract.ts';
import { lingerAfterEarlyAnswers } from '../platform/http/lingering.ts';
import { registerDocument } from './corrections/documentRoute.ts';
import { draftHandlers, type DraftDeps } from './drafts/draftRoutes.ts';
import type { FiledEntryDeps } from './entryDeps.ts';
import { entryFormLimits } from './forms/entryFormLimits.ts';
import { beginRoute, type BeginDeps } from './signup/beginRoute.ts';
import { checkRoute } from './signup/checkRoute.ts';
import { contactRoute } from './signup/contactRoute.ts';
import { identityRoute } from './identity/identityRoute.ts';
import { registerReplace, type ReplaceDeps } from './replace/replaceRoute.ts';
import { registerSignUp, type SignUpDeps } from './signup/signUpRoute.ts';
import { submissionHandlers } from './submissions/submissionRoutes.ts';
import { withdrawalHandlers, type WithdrawalDeps } from './withdrawals/withdrawalRoutes.ts';
import { registerUploads, type UploadDeps } from './uploads/uploadRoutes.ts';

/**
 * The handlers with which candidates begin, keep, check and correct a registration, read their entries and identity
 * documents, and withdraw.
 */
export const entryRoutes = (
  deps: FiledEntryDeps & BeginDeps & DraftDeps & WithdrawalDeps,
): OperationHandlers => ({
  ...submissionHandlers(deps),
  ...draftHandlers(deps),
  ...withdrawalHandlers(deps),
  beginRegistration: beginRoute(deps),
  checkSignup: checkRoute(deps),
  correctSignupContact: contactRoute(deps),
  readIdentity: identityRoute(deps),
});

/**
 * Registers the routes for uploads, signup and replacement. Their bodies are not JSON, so the contract
 * cannot register them.
 */
export async function registerForms(
  app: FastifyInstance,
  deps: UploadDeps & SignUpDeps & ReplaceDeps,
): Promise<void> {
  await registerUploads(app, deps);
  await app.register(async (scope) => {
    lingerAfterEarlyAnswers(scope);
    await scope.register(multipart, { limits: entryFormLimits, throwFileSizeLimit: false });
    registerSignUp(scope, deps);
    registerReplace(scope, deps);
    registerDocument(scope, deps);
  });
}
