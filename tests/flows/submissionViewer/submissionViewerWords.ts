/** One entry in testers' words: its recording alone, and its details. */
import type { AnyMachineSnapshot } from 'xstate';
import type { FlowWords, Gestures, Sentence, Sights } from '../flow.ts';
import { errorOf, failedLoad, press, retry, sessionEnded, shows } from '../phrases.ts';
import { fails } from '../worldWords.ts';
import { wishes } from './viewedMedia.ts';

type Media = { file_url: string | null; state: string } | null;
const mediaIn = (data: unknown) => (data as { submission_details: Media }).submission_details;

function loaded(media: Media): Sentence {
  if (!media) return ['دع مشاركة دون ملف تُحمَّل.', 'Let an entry without a file load.'];
  if (media.state === 'checking')
    return ['دع مشاركة ما زال ملفها قيد الفحص تُحمَّل.', 'Let an entry load whose file is being checked.'];
  const kind = kindOf(media);
  return media.state === 'playable'
    ? [`دع مشاركة ملفها ${kind[0]} تُحمَّل.`, `Let an entry load whose file is ${kind[1]}.`]
    : [
        `دع مشاركة ملفها ${kind[0]} قيد التجهيز تُحمَّل.`,
        `Let an entry load whose file is ${kind[1]} that is being converted.`,
      ];
}

function kindOf({ file_url: url }: NonNullable<Media>): Sentence {
  if (url?.includes('.pdf')) return ['مستند', 'a document'];
  return url?.includes('.mp4') ? ['فيديو', 'a video'] : ['صوت', 'audio'];
}

const gestures: Gestures = {
  'xstate.done.actor.loadSubmission': ({ output }) => loaded(mediaIn((output as { data: unknown }).data)),
  'xstate.error.actor.loadSubmission': (event) =>
    fails(['تحميل المشاركة', 'loading the entry'], errorOf(event)),
  'link.expired': [
    'دع رابط الملف تنتهي صلاحيته ثم شغّل التسجيل، أو اضغط «{common:retry.again}» حيث يتعذّر التشغيل.',
    'Let the link of the file run out and play the recording, or press “{common:retry.again}” where it fails to play.',
  ],
  'playing.wished': ({ at }) =>
    at === wishes[0]
      ? ['انتقل إلى موضع آخر قبيل انتهاء صلاحية الرابط.', 'Seek just before the link ends.']
      : ['انتقل إلى موضع آخر بعد انتهاء صلاحية الرابط.', 'Seek after the link has ended.'],
  'entry.changed': [
    'اسحب المشاركة أو تراجع عن سحبها في الصفحة نفسها.',
    'Withdraw the entry on the same page, or undo that.',
  ],
  'retry.requested': retry,
  'login.requested': press('entries:submissions.ended.logIn'),
  'notice.closed': press('entries:submissions.ended.stay'),
};

const player =
  (kind: Sentence, more: readonly Sentence[] = []) =>
  ({ context }: AnyMachineSnapshot): Sentence[] => {
    const media = mediaIn((context as { data: unknown }).data)!;
    return [
      [`مشغّل ${kind[0]}.`, `A player for ${kind[1]}.`],
      ...(media.state === 'playable' ? [] : [shows(`entries:submissions.media.${media.state}`)]),
      ...more,
    ];
  };

function nothing({ context }: AnyMachineSnapshot): Sentence[] {
  const media = mediaIn((context as { data: unknown }).data);
  return [shows(media?.state === 'checking' ? 'entries:player.noPreview' : 'entries:player.missing')];
}

const played = (name: string, kind: Sentence): Sights => ({
  [`${name}.standing`]: player(kind),
  [`${name}.refreshing`]: player(kind),
  [`${name}.renewing`]: player(kind, [shows('entries:player.renewing')]),
  [`${name}.lost`]: player(kind, [shows('entries:player.failed')]),
});

const sights: Sights = {
  loading: shows('entries:viewer.loading'),
  ...played('video', ['فيديو', 'video']),
  ...played('audio', ['صوت', 'audio']),
  'unsupported.standing': shows('entries:player.unsupported'),
  'unsupported.refreshing': shows('entries:player.unsupported'),
  'empty.standing': nothing,
  'empty.refreshing': nothing,
  missing: shows('entries:viewer.missing'),
  unauthenticated: sessionEnded('entries:submissions.ended'),
  failed: failedLoad('entries:viewer.failed'),
};

export const submissionViewerWords: FlowWords = {
  title: ['عرض التسجيل وحده', 'A recording by itself'],
  begin: [
    'سجّل الدخول، وافتح مشاركة من «{entries:submissions.title}»، ثم اضغط «{entries:viewer.alone}».',
    'Log in, open an entry from “{entries:submissions.title}”, then press “{entries:viewer.alone}”.',
  ],
  gestures,
  sights,
};

export const submissionDetailsWords: FlowWords = {
  title: ['تفاصيل مشاركة', 'The details of an entry'],
  begin: [
    'سجّل الدخول، ثم افتح مشاركة من «{entries:submissions.title}».',
    'Log in, then open an entry from “{entries:submissions.title}”.',
  ],
  gestures,
  sights,
};
