import { chmodSync, rmSync } from 'node:fs';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { hash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The commands that a running server takes from its own machine. */
export type CommandHandlers = Readonly<Record<string, (input: unknown) => Promise<unknown>>>;

type Answer = { ok: true; result: unknown } | { ok: false; message: string };

/** The longest socket path, in characters, that every system accepts. */
const LONGEST_PATH = 100;

/** The path of the socket on which the server of a data folder takes commands. */
function commandSocketPath(dataDir: string): string {
  const name = `sawt-${hash('sha256', dataDir).slice(0, 16)}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`;
  const inside = join(dataDir, 'sawt.sock');
  return inside.length <= LONGEST_PATH ? inside : join(tmpdir(), `${name}.sock`);
}

/** Listens for commands; only the process that holds the lock of the data folder may call this. */
export async function serveCommands(
  dataDir: string,
  handlers: CommandHandlers,
): Promise<{ close(): Promise<void> }> {
  const path = commandSocketPath(dataDir);
  if (process.platform !== 'win32') rmSync(path, { force: true });
  const server = createServer({ allowHalfOpen: true }, (socket) => void answer(socket, handlers));
  await listen(server, path);
  if (process.platform !== 'win32') chmodSync(path, 0o600);
  return { close: () => new Promise((resolve) => server.close(() => resolve())) };
}

/**
 * Runs a command in the running server of a data folder.
 * @throws Error in words when no server answers, or the command failed there
 */
export async function askServer(dataDir: string, command: string, input: unknown): Promise<unknown> {
  const socket = connect(commandSocketPath(dataDir));
  socket.end(JSON.stringify({ command, input }));
  let text;
  try {
    text = await readAll(socket);
  } catch (cause) {
    throw new Error('Another process holds the data folder and takes no commands.', { cause });
  }
  const reply = JSON.parse(text) as Answer;
  if (!reply.ok) throw new Error(reply.message);
  return reply.result;
}

async function answer(socket: Socket, handlers: CommandHandlers): Promise<void> {
  socket.on('error', () => socket.destroy());
  const text = await readAll(socket).catch(() => '');
  socket.end(JSON.stringify(await run(text, handlers)));
}

async function run(text: string, handlers: CommandHandlers): Promise<Answer> {
  try {
    const { command, input } = JSON.parse(text) as { command: string; input: unknown };
    const handler = Object.hasOwn(handlers, command) ? handlers[command] : undefined;
    if (!handler) return { ok: false, message: `The running server has no command ${command}.` };
    return { ok: true, result: (await handler(input)) ?? null };
  } catch (error) {
    return { ok: false, message: error instanceof Error ? error.message : 'The command failed.' };
  }
}

function listen(server: Server, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, resolve);
  });
}

/** Reads text until the other side ends its half of the connection; this side may still answer. */
function readAll(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    socket.once('end', () => resolve(Buffer.concat(chunks).toString()));
    socket.once('error', reject);
  });
}
