import type { DialectParts } from './dialectParts.ts';
import { replaceShippedText } from './replaceOnPage.ts';

/**
 * Lets candidates be found who share a phone number, a portrait or the file of an identity document (decision D251). Documents
 * from before this step have no hash. The database notes at an entry that its candidate shares something as soon as that is so,
 * and leaves the note: a list reads the noted entries alone, and looks whether it still is so.
 */
export const duplicateMarks = ({ kind, integer }: DialectParts): string[] => [
  'ALTER TABLE identity_documents ADD COLUMN content_hash TEXT CHECK (length(content_hash) = 64)',
  `CREATE INDEX identity_documents_by_content ON identity_documents (content_hash)
    WHERE content_hash IS NOT NULL`,
  'CREATE INDEX users_by_portrait ON users (image_url) WHERE image_url IS NOT NULL',
  `ALTER TABLE entries ADD COLUMN may_be_duplicate ${integer} NOT NULL DEFAULT 0 CHECK (may_be_duplicate IN (0, 1))`,
  noteAll,
  'CREATE INDEX entries_perhaps_duplicate ON entries (created_at, id) WHERE may_be_duplicate = 1',
  ...(kind === 'sqlite' ? sqliteTriggers() : postgresTriggers()),
];

/** Those who share a mark with a candidate, also without an entry. */
const sharing = {
  phone: (candidate: string) => `SELECT other.user_id FROM accounts AS mine
    INNER JOIN accounts AS other ON other.phone = mine.phone AND other.user_id <> mine.user_id
    WHERE mine.user_id = ${candidate}`,
  portrait: (candidate: string) => `SELECT other.id FROM users AS mine
    INNER JOIN users AS other ON other.image_url = mine.image_url AND other.id <> mine.id
    WHERE mine.id = ${candidate}`,
  document: (candidate: string) => `SELECT others.user_id FROM entries AS own
    INNER JOIN identity_documents AS mine ON mine.entry_id = own.id
    INNER JOIN identity_documents AS other ON other.content_hash = mine.content_hash
    INNER JOIN entries AS others ON others.id = other.entry_id AND others.user_id <> own.user_id
    WHERE own.user_id = ${candidate}`,
};
type Mark = keyof typeof sharing;

const note = 'UPDATE entries SET may_be_duplicate = 1 WHERE may_be_duplicate = 0 AND';

const noteBoth = (candidate: string, marks: readonly Mark[]) =>
  marks
    .map((mark) => sharing[mark](candidate))
    .map((others) => `${note} user_id IN (${others}); ${note} user_id = ${candidate} AND EXISTS (${others});`)
    .join(' ');

/** No document has a hash yet. */
const noteAll = `${note} (
  user_id IN (SELECT user_id FROM accounts WHERE phone IN
    (SELECT phone FROM accounts WHERE phone IS NOT NULL GROUP BY phone HAVING count(*) > 1))
  OR user_id IN (SELECT id FROM users WHERE image_url IN
    (SELECT image_url FROM users WHERE image_url IS NOT NULL GROUP BY image_url HAVING count(*) > 1)))`;

/** When two candidates can begin to share a mark, by the name of the trigger; whose it is; and the mark. */
const moments: Readonly<Record<string, [when: string, whose: string, marks: readonly Mark[]]>> = {
  entries_note_duplicates: ['AFTER INSERT ON entries', 'NEW.user_id', ['phone', 'portrait', 'document']],
  phones_note_duplicates: ['AFTER UPDATE OF phone ON accounts', 'NEW.user_id', ['phone']],
  portraits_note_duplicates: ['AFTER UPDATE OF image_url ON users', 'NEW.id', ['portrait']],
  documents_note_duplicates: [
    'AFTER INSERT ON identity_documents',
    '(SELECT user_id FROM entries WHERE id = NEW.entry_id)',
    ['document'],
  ],
};

const sqliteTriggers = () =>
  Object.entries(moments).map(
    ([name, [when, whose, marks]]) => `CREATE TRIGGER ${name} ${when} BEGIN ${noteBoth(whose, marks)} END`,
  );

/** A function keeps the plan of its first calls, which may be from when the tables were empty: it must find rows by indexes alone. */
const byIndexes = ['seqscan', 'hashjoin', 'mergejoin'].map((plan) => `SET enable_${plan} = off`).join(' ');

const postgresTriggers = () =>
  Object.entries(moments).flatMap(([name, [when, whose, marks]]) => [
    `CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql ${byIndexes} AS
      $$ BEGIN ${noteBoth(whose, marks)} RETURN NULL; END $$`,
    `CREATE TRIGGER ${name} ${when} FOR EACH ROW EXECUTE FUNCTION ${name}()`,
  ]);

/** When these texts were written (UTC ms). */
const WRITTEN_AT = Date.UTC(2026, 10, 29);

const forEnglish = '- The copy of your ID or passport shows that these details are yours.\n';
const forArabic = '- نسخة الهوية أو جواز السفر للتحقق من أن هذه البيانات لصاحبها.\n';

/** Says on the privacy page how organisers notice who registered twice, and who sees a document. */
export const sayWhatFindsDuplicates = replaceShippedText('privacy', WRITTEN_AT, [
  {
    column: 'body_en',
    old: forEnglish,
    now: `${forEnglish}- Your phone number, your picture and a fingerprint of that copy show organisers whether somebody registered twice. The fingerprint does not reveal the copy, and is deleted with it.\n`,
  },
  {
    column: 'body_ar',
    old: forArabic,
    now: `${forArabic}- رقم الهاتف والصورة وبصمة تلك النسخة لينتبه المنظمون إلى من سجّل مرتين. لا تُستخرج النسخة من بصمتها، وتُحذف البصمة معها.\n`,
  },
  {
    column: 'body_en',
    old: 'The site gives it to you alone, and notes each time.',
    now: 'The site gives it to you, and shows it to organisers who give a reason. It notes each time.',
  },
  {
    column: 'body_ar',
    old: 'لا يسلّمها الموقع إلا لصاحبها، ويُدوَّن ذلك في كل مرة.',
    now: 'يسلّمها الموقع لصاحبها، ويعرضها على من يذكر سببًا من المنظمين، ويُدوَّن ذلك في كل مرة.',
  },
]);
