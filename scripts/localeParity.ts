export type Messages = { [key: string]: string | Messages };

export const PLURAL = /_(zero|one|two|few|many|other)$/;
const arabicForms = ['zero', 'one', 'two', 'few', 'many', 'other'];
const englishForms = ['one', 'other'];

/**
 * How the texts of the two languages differ: keys that one lacks, other variables, missing plural forms.
 */
export function compareLocales(ar: Record<string, Messages>, en: Record<string, Messages>): string[] {
  const areas = new Set([...Object.keys(ar), ...Object.keys(en)]);
  return [...areas].flatMap((area) => {
    const arabic = ar[area];
    const english = en[area];
    if (!arabic || !english) return [`${area}: only in ${arabic ? 'ar' : 'en'}`];
    return compareArea(area, flatten(arabic), flatten(english));
  });
}

function compareArea(area: string, arabic: Map<string, string>, english: Map<string, string>): string[] {
  const keys = new Set([...stems(arabic), ...stems(english)]);
  return [...keys].flatMap((key) => [
    ...missing(`ar/${area} ${key}`, arabic, key, english, arabicForms),
    ...missing(`en/${area} ${key}`, english, key, arabic, englishForms),
    ...variableDifferences(`${area} ${key}`, arabic, english, key),
  ]);
}

function missing(
  name: string,
  own: Map<string, string>,
  key: string,
  other: Map<string, string>,
  forms: string[],
): string[] {
  const plural = isPlural(own, key) || isPlural(other, key);
  const wanted = plural ? forms.map((form) => `${key}_${form}`) : [key];
  return wanted
    .filter((each) => !own.get(each)?.trim())
    .map((each) => `${name}: '${each}' is missing or empty`);
}

function variableDifferences(
  name: string,
  arabic: Map<string, string>,
  english: Map<string, string>,
  key: string,
): string[] {
  const inArabic = variables(arabic, key);
  const inEnglish = variables(english, key);
  return inArabic === inEnglish ? [] : [`${name}: variables differ: ar {${inArabic}} en {${inEnglish}}`];
}

/**
 * The variables of a message in all its plural forms together, because a form may leave out the count ("one
 * vote").
 */
function variables(messages: Map<string, string>, key: string): string {
  const texts = [...messages].filter(([each]) => each.replace(PLURAL, '') === key).map(([, text]) => text);
  const names = texts.flatMap((text) =>
    [...text.matchAll(/{{\s*-?\s*([\w.]+)/g)].map((match) => match[1] ?? ''),
  );
  return [...new Set(names)].toSorted((a, b) => a.localeCompare(b)).join(', ');
}

const isPlural = (messages: Map<string, string>, key: string) =>
  arabicForms.some((form) => messages.has(`${key}_${form}`));

const stems = (messages: Map<string, string>) =>
  new Set([...messages.keys()].map((key) => key.replace(PLURAL, '')));

export function flatten(messages: Messages, prefix = ''): Map<string, string> {
  const flat = new Map<string, string>();
  for (const [key, value] of Object.entries(messages)) {
    if (typeof value === 'string') flat.set(prefix + key, value);
    else for (const [inner, text] of flatten(value, `${prefix}${key}.`)) flat.set(inner, text);
  }
  return flat;
}
