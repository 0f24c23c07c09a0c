import { useTranslation } from 'react-i18next';
import { type AutomaticKind, valuesOfTemplate } from '../../../../domain/messages/automaticTemplates.ts';
import { Panel } from '../../../components/Panel/Panel.tsx';
import * as styles from './TemplatePage.css.ts';

/** The values that the texts of a message may name, and what each becomes. */
export function PlaceholderHelp({ kind }: { kind: AutomaticKind | null }) {
  const { t } = useTranslation('staffMessages');
  const { needed, optional } = valuesOfTemplate(kind);
  return (
    <Panel title={t('values.title')} hint={t('values.hint')}>
      <dl className={styles.values}>
        {[...needed, ...optional].map((each) => (
          <div key={each} className={styles.value}>
            <dt>
              <bdi dir="ltr" className={styles.code}>
                {`{{${each}}}`}
              </bdi>
            </dt>
            <dd className={styles.meaning}>
              {t(`placeholder.${each}`)} {needed.includes(each) && t('values.needed')}
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
