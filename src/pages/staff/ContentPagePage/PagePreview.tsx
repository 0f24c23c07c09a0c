import { useMemo } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { localized } from '../../../../domain/localized.ts';
import type { FormTexts } from '../../../../domain/staff/mergeEdits.ts';
import { EventHero } from '../../../components/EventHero/EventHero.tsx';
import { Panel } from '../../../components/Panel/Panel.tsx';
import { Prose } from '../../../components/Prose/Prose.tsx';
import type { Language } from '../../../i18n/language.ts';
import { Phone } from '../Phone/Phone.tsx';
import * as styles from './ContentPagePage.css.ts';

export type PagePreviewProps = { texts: FormTexts };

const languages = ['ar', 'en'] as const;

/** What is typed, as visitors will see it on a phone, in both languages. */
export default function PagePreview({ texts }: PagePreviewProps) {
  const { t } = useTranslation('staffPages');
  return (
    <Panel title={t('preview.title')} hint={t('preview.hint')}>
      <div className={styles.phones}>
        {languages.map((language) => (
          <section key={language} className={styles.phone}>
            <h3 className={styles.phoneName}>{t(`preview.in_${language}`)}</h3>
            <Phone title={t(`preview.${language}`)} language={language}>
              <Shown texts={texts} language={language} />
            </Phone>
          </section>
        ))}
      </div>
    </Panel>
  );
}

function Shown({ texts, language }: PagePreviewProps & { language: Language }) {
  const { i18n } = useTranslation();
  const inLanguage = useMemo(() => i18n.cloneInstance({ lng: language }), [i18n, language]);
  const text = (name: 'title' | 'body') =>
    localized(
      { [`${name}_ar`]: texts[`${name}_ar`] ?? '', [`${name}_en`]: texts[`${name}_en`] ?? '' },
      name,
      language,
    );
  return (
    <I18nextProvider i18n={inLanguage}>
      <EventHero title={text('title')} waiting="" />
      <article className={styles.shown}>
        <Prose text={text('body')} />
      </article>
    </I18nextProvider>
  );
}
