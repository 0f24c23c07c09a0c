import { languageTags } from '../../../domain/languageTags.ts';
import type { Language } from '../../../domain/localized.ts';

/**
 * An amount with its currency, as a message says it.
 * @param baisa such as 7500 for OMR 7.500
 */
export const writtenMoney = (language: Language, baisa: number): string =>
  new Intl.NumberFormat(languageTags[language], { style: 'currency', currency: 'OMR' }).format(baisa / 1_000);
