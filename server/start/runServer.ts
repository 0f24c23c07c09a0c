import { readConfig } from './readConfig.ts';
import type { Demo } from './demo.ts';
import { startServer } from './startServer.ts';
import type { OfferedSetup } from '../staff/offerSetup.ts';

/** The longest time (ms) that a shutdown may take after the drain. */
const STOPPING_MS = 20_000;

/** Ends the process with a reason in one line. */
function stop(reason: string): never {
  const lines = reason.split('\n').map((line) => line.trim());
  console.error(`Sawt: ${lines.filter(Boolean).join(' ')}`);
  process.exit(1);
}

const wordsOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Where an unexpected error arose, without its message, which may repeat what a person typed. */
function placeOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const { code = '' } = error as NodeJS.ErrnoException;
  const frames = (error.stack ?? '').split('\n').filter((line) => line.startsWith('    at '));
  return [error.name, code, ...frames].join(' ');
}

/** Says how the first person of the staff enters; null where there is staff. */
function setupSentence(setup: OfferedSetup): string | null {
  if (setup === null) return null;
  return setup === 'open'
    ? 'Sawt has no staff yet. Open the setup link of an earlier start, or make a new one with: sawt setup-link'
    : `Sawt has no staff yet. The first person enters, once and within 24 hours, at ${setup.link}`;
}

/** Runs the server with the settings of the environment until a signal or a fatal error ends it. */
export async function runServer(demo?: Demo): Promise<void> {
  for (const broken of ['uncaughtException', 'unhandledRejection'] as const)
    process.on(broken, (error: unknown) => stop(`something broke that nobody expected. ${placeOf(error)}`));

  const settings = readConfig(process.env, demo);
  if (!settings.ok) stop(settings.errors.join('; '));

  const { config } = settings;
  const onFatal = (error: Error) => stop(`the database must not be used again. ${error.message}`);
  const server = await startServer(config, onFatal, { demo }).catch((error: unknown) => stop(wordsOf(error)));
  let stopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (stopping) process.exit(1);
      stopping = true;
      setTimeout(() => stop('the shutdown took too long.'), config.drainMs + STOPPING_MS).unref();
      server.close().then(
        () => process.exit(0),
        (error: unknown) => stop(wordsOf(error)),
      );
    });
  }
  const setup = setupSentence(server.setup);
  if (setup) console.log(setup);
  // Last, because a reader of this line may stop the server at once.
  console.log(`Sawt is at ${config.publicOrigin}/vote (staff: ${config.adminOrigin})`);
}
