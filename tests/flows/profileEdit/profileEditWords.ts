/** A profile in testers' words. */
import type { AnyMachineSnapshot } from 'xstate';
import type { Profile } from '../../../domain/contract.ts';
import type { LoadedProfile } from '../../../src/machines/profileEdit/profileEditTypes.ts';
import { accountErrors, failing, types } from '../accountWords.ts';
import type { FlowWords, Sentence } from '../flow.ts';
import { press, retry, shows, showsWithButton } from '../phrases.ts';

const form = (snapshot: AnyMachineSnapshot): Sentence[] => [
  [
    'حقول الملف الشخصي، وزرَّا «{account:profile.update}» و«{account:profile.cancel}».',
    'The fields of the profile, with “{account:profile.update}” and “{account:profile.cancel}”.',
  ],
  ...accountErrors(snapshot),
];
const waits = ({ waiting }: Profile) => Object.keys(waiting).length > 0;
/** What a tester sees if changes wait for approval; nothing otherwise. */
const waiting = ({ context }: AnyMachineSnapshot): Sentence[] => {
  const { profile } = context as { profile: Profile | null };
  return profile && waits(profile) ? [shows('account:profile.waiting.title')] : [];
};
const saved = (snapshot: AnyMachineSnapshot): Sentence[] => {
  const news = waiting(snapshot);
  return [viewed, ...(news.length > 0 ? news : [shows('account:profile.saved')])];
};
const viewed = showsWithButton('account:profile.personal', 'account:profile.edit');
const isPicture = (event: { [name: string]: unknown }, key: string) =>
  (event[key] as File).type.startsWith('image/');

export const profileEditWords: FlowWords = {
  title: ['الملف الشخصي', 'The profile'],
  begin: ['سجّل الدخول، ثم افتح صفحة `/profile`.', 'Log in, then open the page `/profile`.'],
  gestures: {
    'xstate.done.actor.loadProfile': ({ output }) =>
      waits((output as LoadedProfile).profile)
        ? [
            'دع ملف متسابق ينتظر تغيير اسمه الموافقة يُحمَّل.',
            'Let the profile of a contestant load whose changes wait for approval.',
          ]
        : (output as LoadedProfile).draft
          ? [
              'غيّر العنوان، ودع الجلسة تنتهي قبل الحفظ، ثم سجّل الدخول من جديد ودع الملف يُحمَّل.',
              'Change the address, let the session end before it is saved, log in again and let the profile load.',
            ]
          : ['دع الملف يُحمَّل.', 'Let the profile load.'],
    'xstate.error.actor.loadProfile': failing(['تحميل الملف', 'loading the profile']),
    'retry.requested': retry,
    'edit.requested': press('account:profile.edit'),
    'field.changed': types('account:profile.fullName'),
    'avatar.chosen': (event) =>
      isPicture(event, 'file')
        ? [
            'اختر صورة من «{account:profile.avatar.choose}».',
            'Choose a picture with “{account:profile.avatar.choose}”.',
          ]
        : [
            'اختر ملف PDF من «{account:profile.avatar.choose}».',
            'Choose a PDF with “{account:profile.avatar.choose}”.',
          ],
    'xstate.done.actor.shrinkAvatar': ['دع تجهيز الصورة ينتهي.', 'Let the picture be made ready.'],
    'xstate.error.actor.shrinkAvatar': [
      'اختر ملفًا سُمّي صورة وليس بصورة.',
      'Choose a file that is named as a picture and is none.',
    ],
    'avatar.removed': press('account:profile.avatar.remove'),
    'edit.cancelled': press('account:profile.cancel'),
    'form.submitted': press('account:profile.update'),
    'xstate.done.actor.saveProfile': ({ output }) =>
      waits(output as Profile)
        ? [
            'دع الحفظ ينتهي لمتسابق غيّر اسمه أو صورته أو دولته.',
            'Let saving end for a contestant who changed name, picture or country.',
          ]
        : ['دع الحفظ ينتهي.', 'Let saving end.'],
    'xstate.error.actor.saveProfile': failing(['الحفظ', 'saving']),
  },
  sights: {
    'loading.asking': shows('account:profile.loading'),
    'loading.stalled': showsWithButton('account:profile.stalled', 'common:retry.again'),
    'viewing.resting': (snapshot) => [viewed, ...waiting(snapshot)],
    'viewing.saved': saved,
    'viewing.noted': saved,
    'editing.calm': form,
    'editing.bannered': form,
    'editing.failed': form,
    'editing.shrinking': form,
    saving: shows('account:profile.updating'),
    signedOut: ['صفحة تسجيل الدخول.', 'The page to log in.'],
  },
};
