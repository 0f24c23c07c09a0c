import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { candidateActs, readCandidateAct } from '../../../domain/staff/candidateActs.ts';
import type { CandidateActRequest, CandidateActs } from '../../../domain/staff/staffContract.ts';
import { readContact } from '../../accounts/contacts/readContact.ts';
import { collectPerson } from '../../people/collectPerson.ts';
import { findPerson } from '../../people/findPerson.ts';
import { readable } from '../../platform/database/readable.ts';
import { attachment } from '../../platform/http/attachment.ts';
import type { OperationHandlers } from '../../platform/http/contract.ts';
import { replyError } from '../../platform/http/errors.ts';
import { networkOf } from '../../platform/http/networks.ts';
import { readLastAsked } from '../approvals/approvalsRepo.ts';
import { namesOfSecondPersons } from '../approvals/secondPersons.ts';
import { replyAskedAct } from '../season/replyAskedAct.ts';
import { refuseRead } from '../season/replyWritten.ts';
import { staffOnly } from '../sessions/guard.ts';
import type { StaffDeps } from '../staffDeps.ts';
import { readCandidateFacts, readHandOut, readRecovery } from './candidateActsRepo.ts';
import { handOutArchive } from './handOutArchive.ts';

const acts = Object.values(candidateActs);

/** Handlers of what two persons do with a candidate's account (decision D248). */
export function candidateActHandlers(deps: StaffDeps): OperationHandlers {
  const { database, writer, clock, keys, objects, documents } = deps;
  const placeOf = (request: FastifyRequest) => {
    const { organisation, candidate } = request.params as { organisation: string; candidate: string };
    return { organisationId: organisation, id: candidate };
  };
  return {
    readCandidateActs: staffOnly(deps, 'readCandidateActs', async (request, reply, caller) => {
      const { organisationId, id } = placeOf(request);
      const now = clock.now();
      const found = await readable(readCandidateFacts(database, { organisationId, id, now }));
      if (!found) return replyError(reply, 404, 'not_found');
      const isThere = found.stop === null;
      const { staffId } = caller;
      const place = { act: acts[0]!, organisationId, competitionId: null, subject: id, askedBy: staffId };
      const answer: CandidateActs = {
        ...found,
        recovery: isThere ? await readable(readRecovery(database, id, now)) : null,
        second_persons: await readable(namesOfSecondPersons(database, place)),
        approval: await readLastAsked(database, { organisationId, acts, subject: id }, caller, now),
        hand_out: isThere
          ? await readable(readHandOut(database, { organisationId, id, staffId, now }))
          : null,
      };
      return reply.header('cache-control', 'no-store').send(answer);
    }),
    askCandidateAct: staffOnly(deps, 'actOnCandidates', async (request, reply, caller) => {
      const { kind, reason, contact, other } = request.body as CandidateActRequest;
      const { field, value } = contact ?? { field: 'email', value: '' };
      const read = readCandidateAct(kind, { reason, field, contact: value, other: other ?? '' });
      if ('errors' in read) return refuseRead(reply, read.errors);
      const stored = read.values.contact ? readContact(field, read.values.contact.value) : null;
      if (stored && 'error' in stored) return refuseRead(reply, { contact: stored.error });
      const act = { by: caller.staffId, at: clock.now(), network: networkOf(request.ip) };
      const wanted = {
        ...act,
        ...placeOf(request),
        kind,
        reason: read.values.reason,
        contact: stored && { field, value: stored.value },
        other: read.values.other ?? null,
      };
      return replyAskedAct(deps, reply, await writer.submit('askCandidateAct', wanted), caller);
    }),
    handOutCandidate: staffOnly(deps, 'handOutCandidates', async (request, reply, { staffId }) => {
      const { organisationId, id } = placeOf(request);
      const at = clock.now();
      const found = await readable(readCandidateFacts(database, { organisationId, id, now: at }));
      if (!found) return replyError(reply, 404, 'not_found');
      const until = await readable(readHandOut(database, { organisationId, id, staffId, now: at }));
      const person = await readable(findPerson(database, keys.pepper, id));
      // Entries that came since may belong to another organisation.
      if (until === null || !person || found.stop !== null) return replyError(reply, 410, 'hand_out_over');
      const data = await readable(collectPerson(database, person));
      const line = { at, actor: staffId, role: 'staff', action: 'person.exported', subject: id } as const;
      // Before the first byte: an archive that breaks off has handed out data as well.
      await writer.submit('noteAudit', { ...line, organisationId, network: networkOf(request.ip) });
      const archive = handOutArchive(data, { objects, documents }, at);
      return reply
        .type('application/zip')
        .header('cache-control', 'no-store')
        .header('content-disposition', attachment(`sawt-candidate-${id}.zip`))
        .send(Readable.from(archive, { objectMode: false }));
    }),
  };
}
