/** Saving entries as a file, in testers' words. */
import type { EntryFileContext } from '../../../src/machines/entryFile/entryFileMachine.ts';
import type { EntryCount } from '../../../domain/staff/staffContract.ts';
import { accountErrors, failing } from '../accountWords.ts';
import type { FlowWords } from '../flow.ts';
import { press, retry, shows, showsWithButton } from '../phrases.ts';

export const entryFileWords: FlowWords = {
  title: ['حفظ المشاركات في ملف', 'Saving entries as a file'],
  begin: [
    'ادخل بحساب مالك الجهة، ثم اضغط «{staffTables:file.open}» في `/entries`.',
    'Sign in as the owner of an organisation, then press “{staffTables:file.open}” at `/entries`.',
  ],
  gestures: {
    'xstate.done.actor.countEntries': ({ output }) =>
      (output as EntryCount).count > 0
        ? ['دع العدّ يتم في جهة لها مشاركات.', 'Let the count end in an organisation with entries.']
        : ['دع العدّ يتم بمرشّح لا تطابقه مشاركة.', 'Let the count end with a filter that no entry matches.'],
    'xstate.error.actor.countEntries': failing(['العدّ', 'the count']),
    'retry.requested': retry,
    'choice.changed': ['اختر صيغة أخرى.', 'Choose another format.'],
    'save.requested': press('staffTables:file.act'),
    'save.cancelled': press('staffTables:file.cancel'),
    'xstate.done.actor.saveFile': ['دع الحفظ يتم.', 'Let the file be saved.'],
    'xstate.error.actor.saveFile': failing(['الحفظ', 'the file']),
  },
  sights: {
    counting: shows('staffTables:file.title'),
    failed: showsWithButton('staffTables:file.failed', 'common:retry.again'),
    ready: (snapshot) =>
      (snapshot.context as EntryFileContext).counted!.count > 0
        ? [shows('staffTables:file.act'), ...accountErrors(snapshot)]
        : [shows('staffTables:file.none')],
    saving: showsWithButton('staffTables:file.saving', 'staffTables:file.cancel'),
    saved: shows('staffTables:file.savedMore'),
    signedOut: shows('staffTables:file.title'),
  },
};
