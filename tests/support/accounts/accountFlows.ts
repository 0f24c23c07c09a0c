/** Runs account machines against a small HTTP server. Each world has its own server and session. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { type AnyActor, type AnyActorLogic, createActor, waitFor } from 'xstate';
import { createSession, type SessionActor } from '../../../src/app/flows/session.ts';
import { answerJson, startTinyServer, type TinyServer } from '../servers/tinyServer.ts';

export type Asked = { call: string; authorization: string | undefined; body: Buffer };

export type AccountWorld = {
  base: string;
  session: SessionActor;
  asked: () => Promise<Asked[]>;
  close: () => Promise<void>;
};

type Answers = Record<string, (response: ServerResponse, count: number) => void>;

/**
 * Starts the server and a session on it.
 * @param answers by method and path below `/api`; a call that has none gets 404
 */
export async function startAccountWorld(answers: Answers): Promise<AccountWorld> {
  const bodies: Promise<Buffer>[] = [];
  const counts = new Map<string, number>();
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    bodies.push(buffer(request));
    const call = nameOf(request);
    const count = (counts.get(call) ?? 0) + 1;
    counts.set(call, count);
    const known = answers[call];
    if (known) known(response, count);
    else answerJson(response, 404, { message: `No ${call}`, code: 'not_found', request_id: 'r' });
  };
  const server: TinyServer = await startTinyServer(answer);
  const session = createSession(server.base).start();
  await waitFor(session, (snapshot) => !snapshot.matches('restoring'));
  return {
    base: server.base,
    session,
    asked: async () => {
      const read = await Promise.all(bodies);
      return server.requests.map((request, index) => ({
        call: nameOf(request),
        authorization: request.headers.authorization,
        body: read[index]!,
      }));
    },
    close: () => {
      session.stop();
      return server.close();
    },
  };
}

const nameOf = ({ method, url = '' }: IncomingMessage) => `${method} ${url.replace(/^\/api/, '')}`;

export const says =
  (status: number, body: unknown) =>
  (response: ServerResponse): void =>
    answerJson(response, status, body);

/**
 * Runs a machine until the test ends.
 * @returns the actor, and a function that waits until it is in a state
 */
export const run = <Logic extends AnyActorLogic>(logic: Logic) => follow(createActor(logic));

/** Starts an actor until the test ends. `until` waits for a state of its machine. */
export function follow<Followed extends AnyActor>(actor: Followed) {
  actor.start();
  // Stop the machine with the test: it would react to address changes of later tests.
  onTestFinished(() => void actor.stop());
  const until = (state: string | object) =>
    waitFor(actor, (snapshot) => (snapshot as { matches: (value: unknown) => boolean }).matches(state), {
      timeout: 90_000,
    });
  return { actor, until };
}
