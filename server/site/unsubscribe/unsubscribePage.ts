import { localized } from '../../../domain/localized.ts';
import { filled } from '../../../domain/messages/filled.ts';
import { isolate } from '../../../domain/messages/isolate.ts';
import ar from '../../../locales/ar/unsubscribe.json' with { type: 'json' };
import en from '../../../locales/en/unsubscribe.json' with { type: 'json' };
import { escapeHtml } from '../../platform/http/escapeHtml.ts';
import type { Language } from '../../platform/http/language.ts';
import { plainPage } from '../plainPage.ts';

const words = { ar: ar.page, en: en.page };

/** Whose news a link ends. */
export type NamedOrganisation = { name_ar: string; name_en: string | null };

/** `failed` also where the organisation could not be read. */
export type UnsubscribeStep = 'ask' | 'done' | 'broken' | 'failed';

/** The page behind an unsubscribe link. Its buttons send the form to the address of the page. */
export function unsubscribePage(
  language: Language,
  step: UnsubscribeStep,
  organisation: NamedOrganisation | undefined,
): string {
  const said = words[language];
  const name = organisation ? isolate(localized(organisation, 'name', language)) : '';
  const heading = filled(said[step], { organisation: name });
  const button = step === 'ask' ? said.end : step === 'failed' ? said.again : undefined;
  const form = button && `\n<form method="post"><button>${escapeHtml(button)}</button></form>`;
  return plainPage(language, {
    title: said.title,
    main: `<main>
<h1>${escapeHtml(heading)}</h1>
<p>${escapeHtml(said[`${step}Text`])}</p>${form ?? ''}
</main>`,
  });
}
