import { useTranslation } from 'react-i18next';
import type { AutomaticKind } from '../../../../domain/messages/automaticTemplates.ts';
import { readTemplate, templateFields } from '../../../../domain/messages/readTemplate.ts';
import { typedTexts } from '../../../../domain/messages/templateForm.ts';
import type { FormTexts } from '../../../../domain/staff/mergeEdits.ts';
import { Note } from '../../../components/Note/Note.tsx';
import { useFormat } from '../../../i18n/useFormat.ts';
import * as styles from './TemplatePage.css.ts';

type Props = { texts: FormTexts; kind: AutomaticKind | null };

/** The lines with a placeholder that the message does not have, and the values that it needs and lacks. */
export function TemplateFindings({ texts, kind }: Props) {
  const { t } = useTranslation('staffMessages');
  const { list } = useFormat();
  const read = readTemplate(typedTexts(texts), kind);
  const faults = 'faults' in read ? read.faults : {};
  const lines = templateFields.flatMap((field) => {
    const { faults: found = [], missing = [] } = (texts[field] ?? '') === '' ? {} : (faults[field] ?? {});
    const named = { field: t(`field.${field}`) };
    return [
      ...found.map(({ fault, line, found: value }) => t(`finding.${fault}`, { ...named, line, value })),
      ...(missing.length > 0
        ? [t('finding.missing', { ...named, values: list(missing.map((each) => `{{${each}}}`)) })]
        : []),
    ];
  });
  if (lines.length === 0) return null;
  return (
    <Note kind="warning" title={t('finding.title')}>
      <ul className={styles.list}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Note>
  );
}
