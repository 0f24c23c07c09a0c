import type { FastifyInstance } from 'fastify';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/** Answers a request, or leaves it untouched and returns false. */
export type EarlyAnswer = (request: IncomingMessage, response: ServerResponse) => boolean;

type EarlyAnswers = { guards: EarlyAnswer[]; answers: EarlyAnswer[] };

const known = new WeakMap<Server, EarlyAnswers>();

/**
 * Runs `answer` before routing, hooks and validation, which would cost more than the reply. The latest
 * registered runs first.
 */
export function answerBeforeRouting(app: FastifyInstance, answer: EarlyAnswer): void {
  earlyAnswersOf(app.server).answers.unshift(answer);
}

/** Lets `guard` refuse a request before every early answer, regardless of the order of registration. */
export function guardRequests(app: FastifyInstance, guard: EarlyAnswer): void {
  earlyAnswersOf(app.server).guards.push(guard);
}

function earlyAnswersOf(server: Server): EarlyAnswers {
  const early = known.get(server) ?? installEarlyAnswers(server);
  known.set(server, early);
  return early;
}

function installEarlyAnswers(server: Server): EarlyAnswers {
  const early: EarlyAnswers = { guards: [], answers: [] };
  const [route] = server.listeners('request') as [(...call: Parameters<EarlyAnswer>) => void];
  server.removeListener('request', route);
  server.on('request', (request, response) => {
    const isAnswered = (answer: EarlyAnswer) => answer(request, response);
    if (!early.guards.some(isAnswered) && !early.answers.some(isAnswered))
      route.call(server, request, response);
  });
  return early;
}
