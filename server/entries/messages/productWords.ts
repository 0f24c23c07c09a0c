import { automaticKinds, type AutomaticKind } from '../../../domain/messages/automaticTemplates.ts';
import type { TemplateTexts } from '../../../domain/messages/readTemplate.ts';
import ar from '../../../locales/ar/mail.json' with { type: 'json' };
import en from '../../../locales/en/mail.json' with { type: 'json' };

const texts = { ar: ar.entry, en: en.entry };

/** Parts of sentences that values of messages about entries are made of. */
export const messageParts = { ar: texts.ar.part, en: texts.en.part };

/** The product's own words of each automatic message. They stand where an organisation has not changed them. */
export const productWords = Object.fromEntries(
  automaticKinds.map((kind) => [
    kind,
    {
      subject_ar: texts.ar[kind].subject,
      subject_en: texts.en[kind].subject,
      mail_ar: texts.ar[kind].text,
      mail_en: texts.en[kind].text,
      sms_ar: texts.ar[kind].sms,
      sms_en: texts.en[kind].sms,
    },
  ]),
) as Record<AutomaticKind, TemplateTexts>;
