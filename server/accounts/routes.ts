import type { FastifyInstance } from 'fastify';
import type { OperationHandlers } from '../platform/http/contract.ts';
import { openImages } from '../platform/imageFiles.ts';
import type { PlatformConfig } from '../platform/settings/platformSettings.ts';
import type { AccountDeps } from './accountDeps.ts';
import type { PeriodicWorker } from '../platform/every.ts';
import type { AccountWriter } from './writes.ts';
import { changeContactRoute } from './contacts/changeContactRoute.ts';
import { contactLinkHandlers } from './contacts/contactLinkRoutes.ts';
import { forgotRoute } from './links/forgotRoute.ts';
import { linkHandlers } from './links/linkRoutes.ts';
import { loginRoute } from './login/loginRoute.ts';
import { registerOutbox } from './messages/outboxPage.ts';
import { changePasswordRoute } from './passwords/changePasswordRoute.ts';
import { avatarMaker } from './profile/makeAvatar.ts';
import { profileRoute } from './profile/profileRoute.ts';
import { registerUpdateProfile } from './profile/updateProfileRoute.ts';
import { sessionHandlers } from './sessions/sessionRoutes.ts';

/** The handlers for logins, sessions, links, passwords, contacts and profiles. */
export function accountRoutes(deps: AccountDeps, links: Pick<PeriodicWorker, 'nudge'>): OperationHandlers {
  return {
    logIn: loginRoute(deps),
    ...sessionHandlers(deps),
    forgotPassword: forgotRoute(deps, links),
    ...linkHandlers(deps),
    readProfile: profileRoute(deps),
    changePassword: changePasswordRoute(deps),
    changeContact: changeContactRoute(deps),
    ...contactLinkHandlers(deps),
  };
}

type AdminDeps = AccountDeps & {
  config: Pick<PlatformConfig, 'publicOrigin' | 'dataDir' | 's3' | 'environment' | 'outboxDir'>;
  /** A writer that updates the board after each write, for writes that change names and pictures on it. */
  announcingWriter: AccountWriter;
};

/** Registers the routes that only the staff origin has. */
export async function registerAdmin(app: FastifyInstance, deps: AdminDeps): Promise<void> {
  const { config, announcingWriter } = deps;
  const images = openImages(config);
  await registerUpdateProfile(app, {
    ...deps,
    writer: announcingWriter,
    publicOrigin: config.publicOrigin,
    makeAvatar: avatarMaker(images),
    images,
  });
  if (config.environment !== 'production') registerOutbox(app, config.outboxDir);
}
