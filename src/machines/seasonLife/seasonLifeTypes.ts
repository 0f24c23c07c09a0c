import type { FormError } from '../../../domain/accountRefusals.ts';
import type { LifeAct, LifeStop } from '../../../domain/season/seasonLife.ts';
import type { SeasonLife } from '../../../domain/staff/staffContract.ts';

/** `begun`: a round, or that of a group, has begun. `needed`: every page of the site links to a content page. */
export type Stop = LifeStop | 'begun' | 'needed';

/** What may become of something; `state` is null for a round, a group or a content page, which have none. */
export type Life = Pick<SeasonLife, 'version' | 'holds'> & {
  state: SeasonLife['state'] | null;
  acts: readonly { act: LifeAct; stops: readonly Stop[] }[];
};

/** `present`: nothing was done, as it is not any more what the person saw, or something stands in the way. */
export type Acted = 'deleted' | { done: Life } | { present: Life };

export type SeasonLifeContext = {
  life: Life | null;
  /** The act that the person chose last. */
  asked: LifeAct | null;
  /** The act was refused: `life` is newer than what the person chose by. */
  isRefused: boolean;
  formError: FormError | null;
};

export type SeasonLifeEvent =
  | { type: 'retry.requested' }
  | { type: 'refresh.requested' }
  | { type: 'act.requested'; act: LifeAct }
  | { type: 'act.confirmed' }
  | { type: 'act.cancelled' };
