import { bundledI18n } from '../../src/i18n/bundledI18n.ts';

function keysIn(words: object, path: string): string[] {
  return Object.entries(words).flatMap(([name, word]: [string, unknown]) =>
    typeof word === 'object' && word !== null
      ? keysIn(word, `${path}${name}.`)
      : name.endsWith('_zero')
        ? [`${path}${name.slice(0, -'_zero'.length)}`]
        : [],
  );
}

/** Every key of the locales with plural forms, as `area:key`. */
export const countedKeys = Object.entries(bundledI18n('ar').getDataByLanguage('ar') ?? {}).flatMap(
  ([area, words]) => keysIn(words as object, `${area}:`),
);
