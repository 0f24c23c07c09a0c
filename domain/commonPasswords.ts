/**
 * Words in commonly guessed passwords. Password rules make people add digits and signs to a common word, so a
 * list of whole passwords would miss most.
 */
const commonWords: ReadonlySet<string> = new Set(
  `password passwort passord passcode passwd pass secret letmein welcome login signin signup admin administrator root
  user username guest test testing tester demo sample default change changeme temp temporary master manager system
  computer internet server network mobile android iphone samsung apple google facebook instagram twitter snapchat
  whatsapp youtube tiktok amazon microsoft windows office qwerty qwertyuiop qwertz azerty asdf asdfgh asdfghjkl zxcvbn
  zxcvbnm qazwsx abc abcd abcde abcdef abcdefg abcdefgh iloveyou loveyou love lovely princess prince queen king angel
  baby sunshine sunny flower monkey dragon tiger lion shadow superman batman spiderman pokemon naruto football soccer
  basketball baseball hockey cricket ronaldo messi barcelona realmadrid madrid liverpool chelsea arsenal juventus
  michael jordan jennifer jessica ashley daniel thomas charlie andrew joshua matthew robert hunter killer ninja freedom
  money dollar summer winter spring autumn january february march april june july august september october november
  december monday tuesday wednesday thursday friday saturday sunday hello hi world family mother father mama baba
  sister brother friend friends chocolate coffee cookie banana orange cherry pepper ginger
  oman muscat salalah sohar nizwa sur ibri rustaq dubai riyadh doha kuwait bahrain manama jeddah makkah madinah cairo
  amman beirut baghdad damascus tripoli tunis rabat khartoum sanaa aden
  arab arabic islam muslim allah bismillah alhamdulillah mashallah inshallah habibi habibti hayati
  mohammed mohamed muhammad mohammad ahmed ahmad ali omar khalid salim salem said saeed hassan hussain fatma fatima
  maryam mariam aisha noor sara layla abdullah abdulrahman
  singer singing song music voice vote star talent contest competition sawt`.split(/\s+/),
);

const lookalikes: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/**
 * Three readings of a password's letters, without duplicates: as typed; with look-alikes (`0`) read as
 * letters; and the latter up to the last typed letter, so that digits and signs at the end add none.
 */
export function coresOf(password: string): string[] {
  const lower = password.toLowerCase();
  const spelled = (text: string) =>
    lettersOf(text.replaceAll(/[013457@$!]/g, (sign) => lookalikes[sign] ?? sign));
  return [...new Set([lettersOf(lower), spelled(lower), spelled(upToLastLetter(lower))])];
}

/**
 * Whether any reading of a password's letters (`coresOf`) is a common word or only repeats a word or
 * letter.
 */
export const isCommonPassword = (password: string): boolean =>
  coresOf(password).some((letters) => commonWords.has(letters) || isRepetition(letters));

const upToLastLetter = (text: string) => /^[\s\S]*\p{L}/u.exec(text)?.[0] ?? '';

const lettersOf = (text: string) => text.replaceAll(/[^\p{L}]/gu, '');

/** Whether the letters only repeat one letter or one common word; also true for fewer than two letters. */
function isRepetition(letters: string): boolean {
  const unit = letters.slice(0, `${letters}${letters}`.indexOf(letters, 1));
  const isRepeated = unit.length < letters.length;
  return letters.length < 2 || (isRepeated && (unit.length === 1 || commonWords.has(unit)));
}
