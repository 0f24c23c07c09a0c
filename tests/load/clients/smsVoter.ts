import { demoProviders } from '../../../demo/demoProviders.ts';
import { openGroup, readBoard } from '../../e2e/voting.ts';
import type { ServerProcess } from '../../support/servers/serverProcess.ts';
import { smsRequest } from './smsRequest.ts';

/** Makes the bytes of votes for contestants whose group is open, each from its own sender. */
export async function smsVoter(server: ServerProcess): Promise<(run: string, index: number) => Buffer> {
  const [provider] = demoProviders;
  if (!provider) throw new Error('there is no operator');
  const codes = openGroup(await readBoard(server)).participants.map(({ sms_code }) => sms_code);
  const { port } = server;
  const target = { port, provider: provider.id, secret: provider.secret, shortCode: provider.short_code };
  return (run, index) => smsRequest(target, run, index, codes[index % codes.length] ?? '');
}
