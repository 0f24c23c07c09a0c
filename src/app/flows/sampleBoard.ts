/** SAMPLE DATA, not results: shown, and labelled as such, where no list was ever loaded (decision D28). */
import type { Board, Group, Participant } from '../../../domain/contract.ts';
import { GROUP_COUNT } from '../../../domain/limits.ts';

const ordinals = ['الأولى', 'الثانية', 'الثالثة', 'الرابعة', 'الخامسة'];
const ROWS = 4;

function sampleParticipant(group: number, place: number): Participant {
  const number = (group - 1) * ROWS + place;
  const names = { full_name_ar: `متسابق تجريبي ${number}`, full_name_en: `Sample contestant ${number}` };
  return {
    voter_id: `sample-${String(number).padStart(15, '0')}`,
    user: { full_name: names.full_name_ar, ...names, image_url: null, country_id: 1 },
    sms_code: '000',
    evaluation_score: 0,
    voting_score: 0,
    total_votes: 0,
    rank: place,
    rank_change: 0,
    hour_rank: 0,
    reached_at: 0,
  };
}

function sampleGroup(number: number): Group {
  const names = { group_name_ar: `المجموعة ${ordinals[number - 1]}`, group_name_en: `Group ${number}` };
  const participants = Array.from({ length: ROWS }, (_, index) => sampleParticipant(number, index + 1));
  return { number, group_name: names.group_name_ar, ...names, opens_at: 0, closes_at: 0, participants };
}

export const sampleBoard: Board = {
  version: 'sample',
  server_time: 0,
  data: {
    participants: [],
    groups: Array.from({ length: GROUP_COUNT }, (_, index) => sampleGroup(index + 1)),
    competition: null,
  },
};
