import { readConfig } from './config.ts';
import { startServer } from './startServer.ts';

/** Ends the process for a reason that a person can read in one line. */
function stop(reason: string): never {
  console.error(`Sawt: ${reason.replaceAll(/\s*\n\s*/g, ' ')}`);
  process.exit(1);
}

const wordsOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

process.on('uncaughtException', (error) =>
  stop(`something broke that nobody expected. ${error.stack ?? error.message}`),
);
process.on('unhandledRejection', (error) => stop(`something broke that nobody expected. ${wordsOf(error)}`));

const settings = readConfig(process.env);
if (!settings.ok) stop(settings.problems.join('; '));

const { config } = settings;
const server = await startServer(config, (error) =>
  stop(`the database must not be used again. ${error.message}`),
).catch((error: unknown) => stop(wordsOf(error)));
console.log(`Sawt is at ${config.publicOrigin}/vote (staff: ${config.adminOrigin})`);

let stopping = false;
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    if (stopping) process.exit(1);
    stopping = true;
    server.close().then(
      () => process.exit(0),
      (error: unknown) => stop(wordsOf(error)),
    );
  });
}
