import { useMemo } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import type { AutomaticKind } from '../../../../domain/messages/automaticTemplates.ts';
import { type Examples, examples, exampleValues } from '../../../../domain/messages/exampleValues.ts';
import { filled } from '../../../../domain/messages/filled.ts';
import { smsParts } from '../../../../domain/messages/smsParts.ts';
import { smsText } from '../../../../domain/messages/smsText.ts';
import type { FormTexts } from '../../../../domain/staff/mergeEdits.ts';
import { Panel } from '../../../components/Panel/Panel.tsx';
import { dirOf, type Language } from '../../../i18n/language.ts';
import * as styles from './TemplatePage.css.ts';

type Props = { texts: FormTexts; kind: AutomaticKind | null };

const languages = ['ar', 'en'] as const;

/** What is typed, as a candidate reads it in both languages, with invented values. */
export function TemplatePreview({ texts, kind }: Props) {
  const { t } = useTranslation('staffMessages');
  return (
    <Panel title={t('preview.title')} hint={t('preview.hint')}>
      <div className={styles.sides}>
        {languages.map((language) => (
          <Side key={language} {...{ texts, kind, language }} />
        ))}
      </div>
    </Panel>
  );
}

function Side({ language, ...props }: Props & { language: Language }) {
  const { i18n } = useTranslation();
  const inLanguage = useMemo(() => i18n.cloneInstance({ lng: language }), [i18n, language]);
  return (
    <I18nextProvider i18n={inLanguage}>
      <Shown {...props} language={language} />
    </I18nextProvider>
  );
}

function Shown({ texts, kind, language }: Props & { language: Language }) {
  const { t } = useTranslation('staffMessages');
  const words = Object.fromEntries(examples.map((each) => [each, t(`example.${each}`)])) as Examples;
  const textOf = (field: 'subject' | 'mail' | 'sms') =>
    filled(texts[`${field}_${language}`] ?? '', exampleValues(kind, field === 'sms' ? 'sms' : 'mail', words));
  const sms = smsText(textOf('sms'));
  const { encoding, units, parts, left } = smsParts(sms);
  const direction = { lang: language, dir: dirOf(language) };
  return (
    <section className={styles.side} {...direction}>
      <h3 className={styles.sideName}>{t('preview.name')}</h3>
      <article className={styles.message}>
        <p className={styles.subject}>{textOf('subject')}</p>
        <p className={styles.words}>{textOf('mail')}</p>
      </article>
      <article className={styles.message}>
        <p className={styles.words}>{sms}</p>
      </article>
      <p className={styles.size}>
        {t('sms.parts', { count: parts })} {t('sms.units', { count: units })} {t(`sms.${encoding}`)}{' '}
        {parts > 0 && t('sms.left', { count: left })}
      </p>
    </section>
  );
}
