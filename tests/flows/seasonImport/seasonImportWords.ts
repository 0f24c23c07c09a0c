/** Taking the file of a season, in testers' words. */
import type {
  FileRead,
  SeasonImportContext,
  SeasonImported,
} from '../../../src/machines/seasonImport/seasonImportTypes.ts';
import { accountErrors, failing } from '../accountWords.ts';
import type { FlowWords, Sentence } from '../flow.ts';
import { press, shows, showsWithButton } from '../phrases.ts';

function read(file: FileRead): Sentence {
  if ('taken' in file) return ['اختر ملفًا محفوظًا من هنا.', 'Choose a file that was saved here.'];
  return file.faults[0]?.code === 'tooLarge'
    ? ['اختر ملفًا أكبر من 150,000 حرف.', 'Choose a file of more than 150,000 characters.']
    : [
        'اختر ملفًا محفوظًا من هنا حذفت منه اسمًا وغيّرت فيه عددًا.',
        'Choose a file that was saved here, and in which you deleted a name and changed a number.',
      ];
}

const imported = (answer: SeasonImported): Sentence =>
  'event' in answer
    ? ['دع الاستيراد يتم.', 'Let the import end.']
    : [
        'دع وسيط الاختبار يجيب بالرمز 422 (`season_file`) ومواضع الخلل.',
        'Let the test proxy answer with status 422 (`season_file`) and the faults.',
      ];

/** The sentences about the whole file; of one with faults inside, its heading. */
const refusal = ({ context }: { context: unknown }): Sentence[] => {
  const { faults } = context as SeasonImportContext;
  const [first] = faults;
  return first?.code === 'tooLarge' || first?.code === 'unreadable'
    ? [shows('staffFiles:import.nothing'), shows(`staffFiles:fault.${first.code}`)]
    : [shows('staffFiles:import.nothing', 'staffErrors:problem.zoneUnknown', 'staffFiles:fault.overlap')];
};

export const seasonImportWords: FlowWords = {
  title: ['استيراد موسم من ملف', 'Bringing in a season from a file'],
  begin: [
    'ادخل بحساب مالك الجهة، ثم اضغط «{staffFiles:import.open}» في `/season`.',
    'Sign in as the owner of an organisation, then press “{staffFiles:import.open}” at `/season`.',
  ],
  gestures: {
    'file.chosen': press('staffFiles:import.choose'),
    'xstate.done.actor.readFile': ({ output }) => read(output as FileRead),
    'xstate.error.actor.readFile': [
      'احذف الملف من الجهاز بعد اختياره.',
      'Delete the file from the device after you have chosen it.',
    ],
    'import.requested': press('staffFiles:import.act'),
    'retry.requested': press('common:retry.again'),
    'xstate.done.actor.importSeason': ({ output }) => imported(output as SeasonImported),
    'xstate.error.actor.importSeason': failing(['الاستيراد', 'the import']),
  },
  sights: {
    choosing: shows('staffFiles:import.choose'),
    reading: shows('staffFiles:import.reading'),
    refused: refusal,
    ready: (snapshot) => [
      shows('staffFiles:import.notYet', 'staffFiles:import.act'),
      ...accountErrors(snapshot),
    ],
    importing: shows('staffFiles:import.importing'),
    unsure: showsWithButton('staffFiles:import.unsure', 'common:retry.again'),
    done: shows('staffFiles:import.openDraft'),
    signedOut: shows('staffFiles:import.title'),
  },
};
