import type { OperationHandlers } from '../platform/http/contract.ts';
import { approvalHandlers } from './approvals/approvalRoutes.ts';
import { bulkHandlers } from './bulk/bulkRoutes.ts';
import { candidateActHandlers } from './candidateActs/candidateActRoutes.ts';
import { candidateHandlers } from './candidates/candidateRoutes.ts';
import { competitionHandlers } from './competitions/competitionRoutes.ts';
import { pageHandlers } from './contentPages/pageRoutes.ts';
import { entryHandlers } from './entries/entryRoutes.ts';
import { exportHandlers } from './entries/exports/exportRoutes.ts';
import { importHandlers } from './entries/imports/importRoutes.ts';
import { invitationHandlers } from './entering/invitationRoutes.ts';
import { passkeySignInHandlers } from './entering/passkeySignInRoutes.ts';
import { setupHandlers } from './entering/setupRoutes.ts';
import { signInRoute } from './entering/signInRoute.ts';
import { auditHandlers } from './audit/auditRoutes.ts';
import { identityHandlers } from './identity/identityRoutes.ts';
import { organisationHandlers } from './organisations/organisationRoutes.ts';
import { factorHandlers } from './factors/factorRoutes.ts';
import { orderHandlers } from './orders/orderRoutes.ts';
import { overviewHandlers } from './overview/overviewRoute.ts';
import { passkeyHandlers } from './passkeys/passkeyRoutes.ts';
import { peopleHandlers } from './people/peopleRoutes.ts';
import { reasonHandlers } from './reasons/reasonRoutes.ts';
import { removalHandlers } from './removals/removalRoutes.ts';
import { resetLinkHandlers } from './resets/resetLinkRoutes.ts';
import { resetHandlers } from './resets/resetRoutes.ts';
import { eventHandlers } from './season/eventRoutes.ts';
import { fileHandlers } from './season/files/fileRoutes.ts';
import { cancellationHandlers } from './season/life/cancellationRoutes.ts';
import { lifeHandlers } from './season/life/lifeRoutes.ts';
import { previewHandlers } from './season/previews/previewRoutes.ts';
import { pictureHandlers } from './season/pictures/pictureRoutes.ts';
import { screeningHandlers } from './screening/screeningRoutes.ts';
import { settingsHandlers } from './season/settingsRoutes.ts';
import { memberHandlers } from './season/members/memberRoutes.ts';
import { extensionHandlers } from './season/rounds/extensionRoutes.ts';
import { groupHandlers } from './season/rounds/groupRoutes.ts';
import { roundHandlers } from './season/rounds/roundRoutes.ts';
import { messageHandlers } from './sentMessages/messageRoutes.ts';
import { ownHandlers } from './sessions/ownRoutes.ts';
import { passkeyStepUpHandlers } from './sessions/passkeyStepUpRoutes.ts';
import { stepUpRoute } from './sessions/stepUpRoute.ts';
import { templateHandlers } from './templates/templateRoutes.ts';
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
  ...overviewHandlers(deps),
  ...competitionHandlers(deps),
  ...eventHandlers(deps),
  ...settingsHandlers(deps),
  ...lifeHandlers(deps),
  ...previewHandlers(deps),
  ...cancellationHandlers(deps),
  ...fileHandlers(deps),
  ...pictureHandlers(deps),
  ...roundHandlers(deps),
  ...groupHandlers(deps),
  ...extensionHandlers(deps),
  ...memberHandlers(deps),
  ...entryHandlers(deps),
  ...candidateHandlers(deps),
  ...reasonHandlers(deps),
  ...candidateActHandlers(deps),
  ...bulkHandlers(deps),
  ...screeningHandlers(deps),
  ...removalHandlers(deps),
  ...identityHandlers(deps),
  ...orderHandlers(deps),
  ...templateHandlers(deps),
  ...messageHandlers(deps),
  ...auditHandlers(deps),
  ...organisationHandlers(deps),
  ...pageHandlers(deps),
  ...exportHandlers(deps),
  ...importHandlers(deps),
  ...approvalHandlers(deps),
  ...resetHandlers(deps),
  ...resetLinkHandlers(deps),
});
