import ChevronRight from '@lucide/icons/icons/chevron-right';
import { useTranslation } from 'react-i18next';
import { useSection } from '../AppHeader/useSection.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Breadcrumb.css.ts';

export type BreadcrumbProps = {
  /** Parent pages, the highest first. */
  above: readonly { href: string; label: string }[];
  /** Name of this page; left out while it loads. */
  current?: string | undefined;
};

/** The pages above this one, each as a link. */
export function Breadcrumb({ above, current }: BreadcrumbProps) {
  const { t } = useTranslation('events');
  useSection(above[0]?.href);
  return (
    <nav aria-label={t('breadcrumb')}>
      <ol className={styles.trail}>
        {above.map(({ href, label }) => (
          <li key={href} className={styles.step}>
            <a className={styles.link} href={href}>
              <bdi>{label}</bdi>
            </a>
            <Icon of={ChevronRight} size="sm" mirror />
          </li>
        ))}
        <li className={styles.here} aria-current="page">
          {current !== undefined && <bdi>{current}</bdi>}
        </li>
      </ol>
    </nav>
  );
}
