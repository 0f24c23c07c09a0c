/** The smallest board that is enough for tests; `boardFixtures.ts` has a realistic one. */
import { openParticipants, rankParticipants } from '../../../domain/board.ts';
import type { Board, BoardDelta, Config, Group, Participant, VoteChange } from '../../../domain/contract.ts';

export const HOUR = 3_600_000;
/** The percent of the votes in the combined score, on every small board. */
export const PERCENT = 50;

export function participant(voter_id: string, total_votes = 0, evaluation_score = 0): Participant {
  const user = {
    full_name: voter_id,
    full_name_ar: null,
    full_name_en: voter_id,
    image_url: null,
    country_id: 1,
  };
  return {
    voter_id,
    user,
    sms_code: '10',
    evaluation_score,
    voting_score: 0,
    total_votes,
    rank: 1,
    rank_change: 0,
    hour_rank: 0,
    reached_at: 0,
  };
}

/** A group of a small board. By default group n is open from hour n to hour n + 1 after UTC 0. */
export function group(number: number, participants: Participant[], window = [number, number + 1]): Group {
  return {
    number,
    group_name: `Group ${number}`,
    group_name_ar: `المجموعة ${number}`,
    group_name_en: `Group ${number}`,
    opens_at: window[0]! * HOUR,
    closes_at: window[1]! * HOUR,
    participants: rankParticipants(participants, PERCENT),
  };
}

export function smallBoard(groups: Group[], server_time = HOUR, version = 'v1'): Board {
  const names = { name: 'Voice', name_ar: null, name_en: 'Voice' };
  const round = { ordinal: 1, name_ar: 'الجولة الأولى', name_en: 'Round 1' };
  return {
    version,
    server_time,
    data: {
      groups,
      participants: openParticipants(groups, server_time),
      competition: {
        id: 'competition',
        ...names,
        event: { id: 'event', ...names, zone: 'Asia/Muscat' },
        round: { ...round, judges_percent: 100 - PERCENT, voting_percent: PERCENT },
        total_participants: groups.flatMap((each) => each.participants).length,
      },
    },
  };
}

export function vote(voter_id: string, total_votes: number, rest: Partial<VoteChange> = {}): VoteChange {
  return { voter_id, total_votes, reached_at: HOUR, hour_rank: 0, ...rest };
}

export function delta(votes: VoteChange[], version = 'v2', server_time = HOUR): BoardDelta {
  return { version, server_time, votes };
}

export function smallConfig(server_time = HOUR): Config {
  return {
    version: '1.0.0',
    build: '1',
    environment: 'test',
    support_email: 'support@sawt.example',
    public_origin: 'http://localhost:8080',
    admin_origin: 'http://localhost:8081',
    sms: { price_baisa: 525, providers: [] },
    uploads: { resumable: true, chunk_bytes: 8_388_608, media_origin: 'http://localhost:8083' },
    updates: 'stream',
    server_time,
  };
}
