import type { Approval, Asked, ResetLink, ResetStarted } from '../../../domain/staff/staffContract.ts';
import { newId } from '../../../server/platform/ids.ts';
import { writeBeside } from '../database/databases.ts';
import { newStaffBrowser, read, staffPassword, type Person, type StaffWorld } from '../staff/staffWorld.ts';

/** What tests ask about resets of people of one organisation. */
export function resetCalls(world: StaffWorld, organisation: string) {
  const path = `/organisation/${organisation}`;
  const start = ({ id }: Pick<Person, 'id'>, { browser }: Pick<Person, 'browser'>, at = world) =>
    at.ask(`${path}/person/${id}/reset`, { method: 'POST', browser });
  const check = async (link: string) => {
    const token = link.split('#')[1]!;
    return read<ResetLink>(await world.ask('/reset/check', { body: { token } }));
  };
  return {
    path,
    start,
    started: async (of: Pick<Person, 'id'>, by: Pick<Person, 'browser'>) =>
      read<ResetStarted>(await start(of, by)),
    asked: async (of: Pick<Person, 'id'>, by: Pick<Person, 'browser'>): Promise<Approval> =>
      (await read<Asked>(await start(of, by))).approval,
    withdraw: ({ id }: Pick<Person, 'id'>, { browser }: Pick<Person, 'browser'>) =>
      world.ask(`${path}/person/${id}/reset`, { method: 'DELETE', browser }),
    stopOwn: ({ browser }: Pick<Person, 'browser'>) => world.ask('/own-reset', { method: 'DELETE', browser }),
    check,
    /** What completes a reset: the password, and the code of the app that the link offers. */
    bodyOf: async (link: string) => {
      const { authenticator } = await check(link);
      const secret = authenticator!.secret;
      return { token: link.split('#')[1]!, password: staffPassword, code: world.codeOf(secret) };
    },
    complete: (body: object, browser = newStaffBrowser(), at = world) => at.ask('/reset', { body, browser }),
  };
}

/** Makes a person an owner of an organisation, without an invitation. */
export const layOwner = (world: StaffWorld, { id }: Pick<Person, 'id'>, organisation_id: string) =>
  writeBeside(world.server.config, (db) =>
    db
      .insertInto('memberships')
      .values({ id: newId(), staff_id: id, organisation_id, role: 'owner', created_at: world.clock.now() })
      .execute(),
  );
