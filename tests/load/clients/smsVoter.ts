import { demoProviders } from '../../../demo/demoProviders.ts';
import { openGroup, readBoard } from '../../e2e/voting.ts';
import type { ServerProcess } from '../../support/servers/serverProcess.ts';
import { smsRequest } from './smsRequest.ts';

/**
 * Returns a function that makes the bytes of a vote, in turn for the contestants of the open group, each
 * from another sender.
 */
export async function smsVoter(server: ServerProcess): Promise<(run: string, index: number) => Buffer> {
  const [provider] = demoProviders;
  if (!provider) throw new Error('there is no operator');
  const codes = openGroup(await readBoard(server)).participants.map(({ sms_code }) => sms_code);
  const { port } = server;
  const target = { port, provider: provider.id, secret: provider.secret, shortCode: provider.short_code };
  return (run, index) => smsRequest(target, run, index, codes[index % codes.length] ?? '');
}
