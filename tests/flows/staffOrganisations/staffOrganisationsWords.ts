/** The organisations of the installation, in testers' words. */
import type { StaffOrganisationsContext } from '../../../src/machines/staffOrganisations/staffOrganisationsMachine.ts';
import { failing } from '../accountWords.ts';
import type { FlowWords, Sentence } from '../flow.ts';
import { press, retry, shows, showsWithButton } from '../phrases.ts';

const inviting = ({ inviting: id, list }: StaffOrganisationsContext): Sentence[] =>
  id !== null && list ? [shows('staff:organisations.ownerLeave')] : [];

export const staffOrganisationsWords: FlowWords = {
  title: ['الجهات المنظِّمة', 'The organisations'],
  begin: [
    'ادخل بحساب مشغّل المنصة، ثم افتح `/organisations`.',
    'Sign in as the operator, then open `/organisations`.',
  ],
  gestures: {
    'xstate.done.actor.loadOrganisations': ['دع القائمة تُحمَّل.', 'Let the list load.'],
    'xstate.error.actor.loadOrganisations': failing(['تحميل القائمة', 'loading the list']),
    'retry.requested': retry,
    'refresh.requested': press('staff:organisations.refresh'),
    'organisation.made': [
      'املأ اسم جهة جديدة، واضغط «{staff:organisations.make}»، ودع الحفظ يتم.',
      'Fill in the name of a new organisation, press “{staff:organisations.make}”, and let the save end.',
    ],
    'owner.requested': [
      'اضغط «{staff:organisations.invite}» عند جهة بلا مالك.',
      'Press “{staff:organisations.invite}” at an organisation without an owner.',
    ],
    'owner.cancelled': press('staff:organisations.ownerLeave'),
  },
  sights: {
    loading: ({ context }) => [
      shows(
        (context as StaffOrganisationsContext).list
          ? 'staff:organisations.title'
          : 'staff:organisations.loading',
      ),
      ...inviting(context as StaffOrganisationsContext),
    ],
    failed: showsWithButton('staff:organisations.failed', 'common:retry.again'),
    listed: ({ context }) => [
      shows('staff:organisations.title'),
      ...inviting(context as StaffOrganisationsContext),
    ],
    signedOut: shows('staff:organisations.title'),
  },
};
