/** Judges what staff change of a round or a voting group by the table of changes (decisions D223, D225). */
import { type ChangeRefusal, judgeChange } from './judgeChange.ts';
import { type Changeable, mayChange } from './mayChange.ts';
import type { GroupFields, RoundFields } from './readRound.ts';
import { type Situation, situationOfGroup } from './situation.ts';

const roundParts: Readonly<Record<keyof RoundFields, Changeable>> = {
  name_ar: 'texts',
  name_en: 'texts',
  judges_percent: 'scoring',
  starts_at: 'start',
  ends_at: 'end',
};

const groupParts: Readonly<Record<keyof GroupFields, Changeable>> = {
  name_ar: 'texts',
  name_en: 'texts',
  opens_at: 'opening',
  closes_at: 'close',
};

/** The fields of a round that may not change so. @param situation of the round; @param now UTC ms */
export const judgeRound = (
  stored: RoundFields,
  wanted: RoundFields,
  situation: Situation,
  now: number,
): Partial<Record<keyof RoundFields, ChangeRefusal>> =>
  judgeChange(roundParts, stored, wanted, { situation, now, hasOpenWindow: false });

/**
 * The fields of a group that may not change so. A window never opens in the past: nobody could have voted then.
 * @param stored null for a group that is made
 * @param competition situation of the competition; `hasOpened`: whether the stored window has opened
 * @param now UTC ms
 */
export function judgeGroup(
  stored: GroupFields | null,
  wanted: GroupFields,
  { competition, hasOpened }: { competition: Situation; hasOpened: boolean },
  now: number,
): Partial<Record<keyof GroupFields, ChangeRefusal>> {
  const situation = situationOfGroup(competition, hasOpened);
  const refused = judgeChange(groupParts, stored ?? wanted, wanted, {
    situation,
    now,
    hasOpenWindow: hasOpened,
  });
  const isMoved = wanted.opens_at !== stored?.opens_at;
  return isMoved && wanted.opens_at < now ? { opens_at: 'onlyAhead', ...refused } : refused;
}

/** Whether a round or a group may be deleted. @param situation of the round */
export const mayDelete = (situation: Situation): boolean => mayChange('deletion', situation) === 'yes';
