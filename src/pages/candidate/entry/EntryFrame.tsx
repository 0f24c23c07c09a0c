import ArrowLeft from '@lucide/icons/icons/arrow-left';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { submissionPaths } from '../../../../domain/submissionPaths.ts';
import { Icon } from '../../../components/Icon/Icon.tsx';
import * as styles from './EntryFrame.css.ts';

type Props = {
  /** The one h1 of the page. */
  title: string;
  lead?: string | undefined;
  children: ReactNode;
};

/** A page about one entry, with a link back to all entries. */
export function EntryFrame({ title, lead, children }: Props) {
  const { t } = useTranslation('entries');
  return (
    <div className={styles.page}>
      <a className={styles.back} href={submissionPaths.submissions}>
        <Icon of={ArrowLeft} size="sm" mirror />
        {t('viewer.back')}
      </a>
      <div>
        <h1 tabIndex={-1} className={styles.title}>
          <bdi>{title}</bdi>
        </h1>
        {lead && (
          <p className={styles.lead}>
            <bdi>{lead}</bdi>
          </p>
        )}
      </div>
      {children}
    </div>
  );
}
