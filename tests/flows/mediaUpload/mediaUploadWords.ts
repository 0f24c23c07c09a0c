/** The upload of a recording in testers' words; it shows in a registration and in a replacement. */
import type { FlowWords, Sentence } from '../flow.ts';
import { errorOf, press, shows } from '../phrases.ts';
import { fails } from '../worldWords.ts';

const uploading: Sentence = [
  '«{entries:upload.title.uploading}»، وشريط التقدّم.',
  '“{entries:upload.title.uploading}”, and the bar of the progress.',
];

export const mediaUploadWords: FlowWords = {
  title: ['رفع التسجيل', 'Uploading a recording'],
  begin: [
    'املأ استمارة تسجيل بفيديو كبير، وأبطئ الشبكة من أدوات المطوّر، ثم اضغط «{entries:register.submit}».',
    'Fill in a registration with a large video, slow the network down in the developer tools, then press “{entries:register.submit}”.',
  ],
  gestures: {
    'address.known': ['دع الخادم يقبل الرفع.', 'Let the server take the upload.'],
    'bytes.sent': ({ sent, total }) =>
      sent === total
        ? ['دع آخر جزء من الملف يُرسل.', 'Let the last part of the file be sent.']
        : ['دع جزءًا من الملف يُرسل.', 'Let a part of the file be sent.'],
    'bytes.taken': ['دع الخادم يؤكد ما وصله.', 'Let the server confirm what it has.'],
    'upload.completed': ['دع الرفع يكتمل.', 'Let the upload complete.'],
    'upload.broke': (event) => fails(['الرفع', 'the upload'], errorOf(event)),
    'network.lost': ['اقطع الشبكة.', 'Cut the network.'],
    'network.returned': ['أعد الشبكة.', 'Bring the network back.'],
    'cancel.requested': press('entries:upload.cancel'),
    'xstate.after.pause.mediaUpload.paused': [
      'انتظر حتى تُعاد المحاولة تلقائيًا.',
      'Wait until it is tried again by itself.',
    ],
  },
  sights: {
    'sending.preparing': shows('entries:upload.title.preparing'),
    'sending.resuming': shows('entries:upload.title.paused'),
    'sending.uploading': uploading,
    'sending.finalizing': shows('entries:upload.title.finalizing'),
    paused: shows('entries:upload.title.paused'),
    done: ['يُرسل التسجيل بعد الرفع.', 'The registration is sent after the upload.'],
    cancelled: shows('entries:register.note.cancelled'),
    failed: ['جملة تقول ما الذي أوقف الرفع.', 'A sentence that says what stopped the upload.'],
  },
};
