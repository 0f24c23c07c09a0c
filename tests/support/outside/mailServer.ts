import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export type TakenMail = { from: string; to: string[]; user: string; words: string };

export type MailServer = { url: string; taken: TakenMail[]; close: () => Promise<void> };

/**
 * Starts a real mail server on this machine, by default on a free port. Its only user is `sawt`, with the
 * password `open sesame`.
 */
export async function startMailServer(options: SMTPServerOptions = {}, ownPort = 0): Promise<MailServer> {
  const taken: TakenMail[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    logger: false,
    onAuth: ({ username = '', password }, _session, done) =>
      password === 'open sesame' ? done(null, { user: username }) : done(new Error('wrong password')),
    onData: (stream, session, done) => {
      const { mailFrom, rcptTo } = session.envelope;
      const from = mailFrom ? mailFrom.address : '';
      const to = rcptTo.map(({ address }) => address);
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        taken.push({ from, to, user: String(session.user), words: Buffer.concat(chunks).toString() });
        done();
      });
    },
    ...options,
  });
  await new Promise<void>((resolve) => server.listen(ownPort, '127.0.0.1', resolve));
  server.on('error', () => {});
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://sawt:open%20sesame@127.0.0.1:${port}`,
    taken,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
