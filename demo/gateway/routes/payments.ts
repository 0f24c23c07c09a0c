import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { digitsOf } from '../card/cardNumber.ts';
import { cardErrors } from '../card/cardErrors.ts';
import { commonHeaders } from '../pageHeaders.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Session } from '../session.ts';

const typed = z.string().check(z.maxLength(100));
const cardBody = z.object({ number: typed, expiry: typed, code: typed, name: typed });
const challengeBody = z.object({ challenge: z.string().check(z.maxLength(100)), approved: z.boolean() });

type ById = { Params: { id: string } };

/** The routes that the card fields call. Card digits are in memory only during a call of the till. */
export function payments(sandbox: Sandbox) {
  const { store, till, clock } = sandbox;
  return async (app: FastifyInstance): Promise<void> => {
    app.addHook('onRequest', async (request, reply) => {
      reply.headers(commonHeaders);
      const site = request.headers['sec-fetch-site'];
      return site === undefined || site === 'same-origin' ? undefined : reply.status(403).send();
    });
    const withSession = (id: string, reply: FastifyReply, act: (session: Session) => FastifyReply) => {
      const session = store.sessions.get(id);
      return session ? act(session) : reply.status(404).send();
    };

    app.post<ById>('/fields/:id/pay', ({ params, body }, reply) =>
      withSession(params.id, reply, (session) => {
        const card = cardBody.safeParse(body);
        if (!card.success) return reply.status(400).send();
        const errors = cardErrors(card.data, clock.now());
        if (Object.keys(errors).length > 0)
          return reply.status(422).send({ outcome: 'refused', problems: errors });
        const outcome = till.pay(session, digitsOf(card.data.number), clock.now());
        sandbox.wake();
        return reply.send(outcome);
      }),
    );

    app.post<ById>('/fields/:id/challenge', ({ params, body }, reply) =>
      withSession(params.id, reply, (session) => {
        const answer = challengeBody.safeParse(body);
        if (!answer.success) return reply.status(400).send();
        const { challenge, approved } = answer.data;
        const outcome = till.answerChallenge(session, challenge, approved, clock.now());
        sandbox.wake();
        return reply.send(outcome);
      }),
    );

    app.post<ById>('/fields/:id/cancel', ({ params }, reply) =>
      withSession(params.id, reply, (session) => {
        till.cancel(session, clock.now());
        return reply.send({ outcome: 'closed', phase: 'cancelled' });
      }),
    );
  };
}
