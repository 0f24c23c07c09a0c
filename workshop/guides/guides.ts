/** How to use each component, by group and name. A group is the first part of the title of its stories. */
import type { Guides } from './guide.ts';
import { feedback } from './feedback.ts';
import { forms } from './forms.ts';
import { media } from './media.ts';
import { money } from './money.ts';
import { navigation } from './navigation.ts';
import { staff } from './staff.ts';
import { stage } from './stage.ts';
import { voting } from './voting.ts';

export const guides: Readonly<Record<string, Guides>> = {
  Voting: voting,
  Money: money,
  Forms: forms,
  Feedback: feedback,
  Media: media,
  Navigation: navigation,
  Stage: stage,
  Staff: staff,
};
