import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { readable } from '../../platform/database/readable.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { replyError } from '../../platform/http/errors.ts';
import { noteOrigin, verifierKey } from './checkpointNote.ts';
import { readCheckpoints, readKeyDeclarations, readLatestCheckpoint } from './checkpointsRepo.ts';
import { keyFingerprint } from './trustedKeys.ts';

export type CheckpointNotesDeps = { database: Kysely<Schema>; publicOrigin: string; publicKey: string };

const FOREVER = 'public, max-age=31536000, immutable';
const SHORTLY = 'public, max-age=5';

/**
 * Registers `/checkpoint` and `/checkpoint/{number}`, the signed notes that witnesses co-sign, and
 * `/.well-known/sawt-checkpoint-key`, the key that signs them.
 */
export function registerCheckpointNotes(app: FastifyInstance, deps: CheckpointNotesDeps): void {
  const { database, publicOrigin, publicKey } = deps;
  app.get('/checkpoint', async (_request, reply) => {
    const note = (await readable(readLatestCheckpoint(database)))?.note;
    if (!note) return replyError(reply, 404, 'not_found');
    return reply.type('text/plain; charset=utf-8').header('cache-control', SHORTLY).send(note);
  });
  app.get('/checkpoint/:number', async (request, reply) => {
    const { number } = request.params as { number: string };
    const wanted = /^[1-9][0-9]{0,14}$/.test(number) ? Number(number) : 0;
    const [found] = wanted ? await readable(readCheckpoints(database, wanted, 1)) : [];
    if (found?.number !== wanted || !found.note) return replyError(reply, 404, 'not_found');
    return reply.type('text/plain; charset=utf-8').header('cache-control', FOREVER).send(found.note);
  });
  app.get('/.well-known/sawt-checkpoint-key', async (_request, reply) =>
    reply.header('cache-control', SHORTLY).send({
      public_key: publicKey,
      fingerprint: keyFingerprint(publicKey),
      verifier_key: verifierKey(noteOrigin(publicOrigin), publicKey),
      declarations: await readable(readKeyDeclarations(database)),
    }),
  );
}
