import type { components } from '../openapi/schema.gen.ts';

type Schemas = components['schemas'];

export type Board = Schemas['Board'];
export type BoardData = Schemas['BoardData'];
export type BoardCompetition = Schemas['BoardCompetition'];
export type BoardRound = Schemas['BoardRound'];
export type BoardDelta = Schemas['BoardDelta'];
export type VoteChange = Schemas['VoteChange'];
export type StreamTime = Schemas['StreamTime'];
export type Group = Schemas['Group'];
export type Participant = Schemas['Participant'];
export type RankChange = Participant['rank_change'];
export type Config = Schemas['Config'];
export type SmsConfig = Schemas['SmsConfig'];
export type SmsProvider = Schemas['SmsProvider'];
export type InboundSms = Schemas['InboundSms'];
export type SmsReply = Schemas['SmsReply'];
export type SmsOutcome = SmsReply['outcome'];
export type Readiness = Schemas['Readiness'];
export type WireError = Schemas['Error'];
