import { useTranslation } from 'react-i18next';
import type { MessageSample } from '../../../../domain/staff/staffContract.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { Panel } from '../../../components/Panel/Panel.tsx';
import { dirOf } from '../../../i18n/language.ts';
import * as words from '../TemplatePage/TemplatePage.css.ts';

type Props = { sample: MessageSample; isLooking: boolean; onAnother: () => void };

/** The words as one real candidate reads them. */
export function SampleWords({ sample, isLooking, onAnother }: Props) {
  const { t } = useTranslation('staffSent');
  const { full_name: name, channel, language, subject, text, parts } = sample;
  return (
    <Panel
      title={t('sample.title')}
      aside={
        <Button variant="quiet" busy={isLooking ? t('sample.looking') : undefined} onClick={onAnother}>
          {t('sample.another')}
        </Button>
      }
    >
      <p className={words.size}>
        {t('sample.of', { name })} · {t(`channel.${channel}`)} {t(`language.${language}`)}
        {parts !== null && <> · {t('sample.parts', { count: parts })}</>}
      </p>
      <article className={words.message} lang={language} dir={dirOf(language)}>
        {subject !== null && <p className={words.subject}>{subject}</p>}
        <p className={words.words}>{text}</p>
      </article>
    </Panel>
  );
}
