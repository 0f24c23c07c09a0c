import Download from '@lucide/icons/icons/download';
import { useTranslation } from 'react-i18next';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './TransparencyGuide.css.ts';

export type RecountFiles = {
  ledgerHref: string;
  checkpointsHref: string;
  /** The recount program. */
  scriptHref: string;
};

/** The files are saved under the names that the command uses. */
const names = { ledger: 'ledger.ndjson', checkpoints: 'checkpoints.json', script: 'recount.mjs' };

/** How to recount: three files, one command, one comparison. */
export function RecountSteps({ ledgerHref, checkpointsHref, scriptHref }: RecountFiles) {
  const { t } = useTranslation('receipt');
  const files = [
    { name: 'ledger', href: ledgerHref },
    { name: 'checkpoints', href: checkpointsHref },
    { name: 'script', href: scriptHref },
  ] as const;
  return (
    <ol>
      <li>
        {t('transparency.recount.download')}
        <div className={styles.downloads}>
          {files.map(({ name, href }) => (
            <Button
              key={name}
              variant="secondary"
              wraps
              href={href}
              download={names[name]}
              iconStart={<Icon of={Download} size="sm" />}
            >
              {t(`transparency.recount.${name}`)}
            </Button>
          ))}
        </div>
      </li>
      <li>
        {t('transparency.recount.run')}
        <code dir="ltr" className={styles.command}>
          {`node ${names.script} ${names.ledger} ${names.checkpoints} --key KEY`}
        </code>
        {t('transparency.recount.key')}
      </li>
      <li>{t('transparency.recount.compare')}</li>
    </ol>
  );
}
