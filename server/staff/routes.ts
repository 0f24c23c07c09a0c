import type { FastifyInstance } from 'fastify';
import {
  registerContract,
  type ContractDocument,
  type OperationHandlers,
} from '../platform/http/contract.ts';
import type { RefusalBudget } from '../platform/http/refusalBudget.ts';
import type { PlatformConfig } from '../platform/settings/platformSettings.ts';
import { invitationHandlers } from './entering/invitationRoutes.ts';
import { setupHandlers } from './entering/setupRoutes.ts';
import { signInRoute } from './entering/signInRoute.ts';
import { peopleHandlers } from './people/peopleRoutes.ts';
import { ownHandlers } from './sessions/ownRoutes.ts';
import { stepUpRoute } from './sessions/stepUpRoute.ts';
import type { StaffDeps } from './staffDeps.ts';
import { registerStaffPages } from './staffPages.ts';

export type StaffStart = Omit<StaffDeps, 'adminOrigin' | 'isSecure'> & {
  config: Pick<PlatformConfig, 'publicOrigin' | 'adminOrigin'>;
  contract: ContractDocument;
  refusals: RefusalBudget;
};

/**
 * Registers the staff side on the admin host, which alone serves it: its contract, its page and its files.
 * @param folder the build of the staff application; the project's `dist/staff` by default
 */
export async function registerStaff(
  admin: FastifyInstance,
  { config, contract, refusals, ...start }: StaffStart,
  folder?: string,
): Promise<void> {
  const { adminOrigin } = config;
  const handlers = staffRoutes({ ...start, adminOrigin, isSecure: adminOrigin.startsWith('https:') });
  await registerContract(admin, contract, handlers, refusals);
  await registerStaffPages(admin, config, folder);
}

const staffRoutes = (deps: StaffDeps): OperationHandlers => ({
  ...setupHandlers(deps),
  ...invitationHandlers(deps),
  signIn: signInRoute(deps),
  stepUp: stepUpRoute(deps),
  ...ownHandlers(deps),
  ...peopleHandlers(deps),
});
