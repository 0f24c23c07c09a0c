import type { OperationHandlers } from '../platform/http/contract.ts';
import { approvalHandlers } from './approvals/approvalRoutes.ts';
import { competitionHandlers } from './competitions/competitionRoutes.ts';
import { invitationHandlers } from './entering/invitationRoutes.ts';
import { passkeySignInHandlers } from './entering/passkeySignInRoutes.ts';
import { setupHandlers } from './entering/setupRoutes.ts';
import { signInRoute } from './entering/signInRoute.ts';
import { auditHandlers } from './audit/auditRoutes.ts';
import { organisationHandlers } from './organisations/organisationRoutes.ts';
import { factorHandlers } from './factors/factorRoutes.ts';
import { passkeyHandlers } from './passkeys/passkeyRoutes.ts';
import { peopleHandlers } from './people/peopleRoutes.ts';
import { resetLinkHandlers } from './resets/resetLinkRoutes.ts';
import { resetHandlers } from './resets/resetRoutes.ts';
import { ownHandlers } from './sessions/ownRoutes.ts';
import { passkeyStepUpHandlers } from './sessions/passkeyStepUpRoutes.ts';
import { stepUpRoute } from './sessions/stepUpRoute.ts';
import type { StaffDeps } from './staffDeps.ts';

/** The handlers of the staff contract. */
export const staffRoutes = (deps: StaffDeps): OperationHandlers => ({
  ...setupHandlers(deps),
  ...invitationHandlers(deps),
  signIn: signInRoute(deps),
  stepUp: stepUpRoute(deps),
  ...passkeySignInHandlers(deps),
  ...passkeyStepUpHandlers(deps),
  ...passkeyHandlers(deps),
  ...ownHandlers(deps),
  ...factorHandlers(deps),
  ...peopleHandlers(deps),
  ...competitionHandlers(deps),
  ...auditHandlers(deps),
  ...organisationHandlers(deps),
  ...approvalHandlers(deps),
  ...resetHandlers(deps),
  ...resetLinkHandlers(deps),
});
