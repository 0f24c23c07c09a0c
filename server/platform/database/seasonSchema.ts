import type { Generated } from 'kysely';
import type { SeasonState } from '../../../domain/season/competitionPhase.ts';
import type { BulkSchema } from './bulkSchema.ts';

/** Tables of events, competitions and content pages; conventions as in `schema.ts`. */
export type SeasonSchema = BulkSchema & {
  events: EventsTable;
  competitions: CompetitionsTable;
  rounds: RoundsTable;
  voting_groups: VotingGroupsTable;
  voting_stops: VotingStopsTable;
  member_removals: MemberRemovalsTable;
  criteria: CriteriaTable;
  pictures: PicturesTable;
  picture_sources: PictureSourcesTable;
  content_pages: ContentPagesTable;
  page_versions: PageVersionsTable;
  former_slugs: FormerSlugsTable;
  former_competition_slugs: FormerCompetitionSlugsTable;
  placements: PlacementsTable;
  preview_links: PreviewLinksTable;
};

/** `version` counts the changes that staff made; `changed_by` and `changed_at` are of the last one, null before the first. */
type Edited = {
  version: Generated<number>;
  changed_by: Generated<string | null>;
  changed_at: Generated<number | null>;
};

/**
 * A draft is nowhere in public (decision D225). `published_at`: null also for what was never a draft. `ended_at`: when staff
 * closed or cancelled it (decision D229), else null.
 */
type Published = {
  state: Generated<SeasonState>;
  published_at: Generated<number | null>;
  ended_at: Generated<number | null>;
};

/**
 * The texts that stand for a picture, both null for decoration. It is saved apart from the other fields, so it has a version
 * and a last change of its own (decision D228).
 */
type Pictured = {
  picture: string | null;
  picture_alt_ar: Generated<string | null>;
  picture_alt_en: Generated<string | null>;
  picture_version: Generated<number>;
  picture_changed_by: Generated<string | null>;
  picture_changed_at: Generated<number | null>;
};

/** `organisation_id` is null until the installation has an organisation. */
type EventsTable = Edited &
  Published &
  Pictured & {
    id: string;
    organisation_id: string | null;
    slug: string;
    name_ar: string | null;
    name_en: string | null;
    zone: string;
    starts_at: number;
    ends_at: number;
  };

/** A null instant is not announced yet. */
type CompetitionsTable = Edited &
  Published &
  Pictured & {
    id: string;
    event_id: string;
    slug: string;
    name_ar: string | null;
    name_en: string | null;
    description_ar: string | null;
    description_en: string | null;
    entry_fee_baisa: Generated<number>;
    registration_opens_at: number | null;
    registration_closes_at: number | null;
    starts_at: number | null;
    ends_at: number | null;
    submissions_close_at: number | null;
    submission_type: Generated<'video' | 'audio' | 'any'>;
    eligibility_ar: string | null;
    eligibility_en: string | null;
    requirements_ar: string | null;
    requirements_en: string | null;
    min_age: Generated<number>;
    max_media_megabytes: Generated<number>;
    /** Why staff cancelled it after its vote began (decision D232). */
    cancelled_reason_ar: Generated<string | null>;
    cancelled_reason_en: Generated<string | null>;
    /** Who asked for that, until every paid order has its refund; then null. */
    refunds_by: Generated<string | null>;
  };

/** The criteria of a competition's jury. */
type CriteriaTable = {
  competition_id: string;
  ordinal: number;
  name_ar: string | null;
  name_en: string | null;
  percent: number;
};

/**
 * A picture made by the image step; the names of its files begin with `name`. One that staff chose names its source, what
 * was cut of it (JSON of `Crops`), and the event or the competition that it is of.
 */
type PicturesTable = {
  name: string;
  width: number;
  height: number;
  source_id: Generated<string | null>;
  crops: Generated<string | null>;
  event_id: Generated<string | null>;
  competition_id: Generated<string | null>;
};

/** A picture as staff sent it, drawn anew; no visitor sees it. Sizes in px. */
type PictureSourcesTable = {
  id: string;
  organisation_id: string;
  width: number;
  height: number;
  made_at: number;
  made_by: string;
};

type PageTexts = {
  title_ar: string | null;
  title_en: string | null;
  description_ar: string | null;
  description_en: string | null;
  body_ar: string | null;
  body_en: string | null;
};

/** `changed_at`: null for a page whose text is still the product's own; a migration step may change no other (D233). */
type ContentPagesTable = Edited & PageTexts & { id: Generated<string>; slug: string; updated_at: number };

/**
 * Each text that a content page had or has. `saved_by`: null for the product's own. `restores`: the earlier version that has
 * the same texts.
 */
type PageVersionsTable = PageTexts & {
  page_id: string;
  version: number;
  slug: string;
  saved_at: number;
  saved_by: string | null;
  restores: number | null;
};

/** A slug that an event or a content page had before, and the one that it has now. */
type FormerSlugsTable = { slug: string; slug_now: string };

/** A slug that a competition had before, within its event. */
type FormerCompetitionSlugsTable = { event_id: string; slug: string; competition_id: string };

type RoundsTable = Edited & {
  id: string;
  competition_id: string;
  ordinal: number;
  name_ar: string;
  name_en: string;
  judges_percent: number;
  voting_percent: number;
  starts_at: number | null;
  ends_at: number | null;
};

type VotingGroupsTable = Edited & {
  id: string;
  round_id: string;
  number: number;
  name_ar: string;
  name_en: string;
  opens_at: number;
  closes_at: number;
  /** Its close before two persons extended it (decision D232), with their reason; null if they did not. */
  extended_from: Generated<number | null>;
  extended_reason_ar: Generated<string | null>;
  extended_reason_en: Generated<string | null>;
};

/** An emergency stop (decision D238) with its public reason; it goes on until `resumed_at`. */
type VotingStopsTable = {
  id: string;
  group_id: string;
  stopped_at: number;
  stopped_by: string;
  reason_ar: string;
  reason_en: string;
  resumed_at: number | null;
  resumed_by: string | null;
};

/**
 * An entry that staff took out of a vote, or brought back (decision D241), with its public reason. `refunding` is 1 until every
 * paid order that it gives back has its refund.
 */
type MemberRemovalsTable = {
  id: string;
  entry_id: string;
  kind: 'withdrawn' | 'disqualified' | 'reinstated';
  removed_at: number;
  asked_by: string;
  reason_ar: string;
  reason_en: string;
  refunding: 0 | 1;
};

/** `seed`: hex, null unless it is a draw. `placed`: JSON of `Placed` (`server/voting/placementsRepo.ts`). */
type PlacementsTable = {
  id: string;
  round_id: string;
  way: 'draw' | 'spread';
  seed: string | null;
  placed: string;
  placed_at: number;
  placed_by: string | null;
};

/**
 * A link that shows a draft until then: of an event with its drafts, or of one competition and its event. `token_hash`: SHA-256
 * (hex). Links that were ended are deleted.
 */
type PreviewLinksTable = {
  id: string;
  token_hash: string;
  event_id: string;
  competition_id: string | null;
  created_at: number;
  expires_at: number;
};
