import { setTimeout as sleep } from 'node:timers/promises';
import type { LoginReply } from '../../../domain/contract.ts';
import { readOutbox } from '../../../server/platform/messages/fileOutbox.ts';
import type { ServerProcess } from '../../support/servers/serverProcess.ts';

export const DEMO_PASSWORD = 'Blue-kettle-9';
const DEMO_ACCOUNTS = 3;

/** Sets the password of each demo account by its link. Returns the civil ids of the accounts. */
export async function setDemoPasswords(server: ServerProcess): Promise<string[]> {
  let mails = await firstMails(server);
  while (mails.length < DEMO_ACCOUNTS) {
    await sleep(100);
    mails = await firstMails(server);
  }
  for (const [, token] of mails) {
    const body = { token, new_password: DEMO_PASSWORD, confirm_password: DEMO_PASSWORD };
    const headers = { 'content-type': 'application/json' };
    const url = `${server.origin}/api/reset-password`;
    const { status } = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
    if (status !== 200) throw new Error(`the password was not set: ${status}`);
  }
  return mails.map(([civilId]) => civilId);
}

async function firstMails({ folder }: ServerProcess): Promise<[civilId: string, token: string][]> {
  const messages = await readOutbox(`${folder}/outbox`, 100);
  return messages.flatMap(({ channel, text }) => {
    const [civilId, token] = [/\b\d{8}\b/.exec(text)?.[0], /#(\S+)/.exec(text)?.[1]];
    return channel === 'mail' && civilId && token ? [[civilId, token] as [string, string]] : [];
  });
}

/**
 * Logs a demo account in.
 * @returns the token of its session
 */
export async function demoToken({ origin }: ServerProcess, civil_id: string): Promise<string> {
  const body = JSON.stringify({ civil_id, password: DEMO_PASSWORD });
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${origin}/api/login`, { method: 'POST', headers, body });
  return ((await response.json()) as LoginReply).data.token;
}
