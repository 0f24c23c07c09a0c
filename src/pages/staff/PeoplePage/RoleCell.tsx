import { useTranslation } from 'react-i18next';
import { localized } from '../../../../domain/localized.ts';
import type { NamedCompetition, Role } from '../../../../domain/staff/staffContract.ts';
import { DataMinor } from '../../../components/DataTable/DataTable.tsx';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import * as styles from './PeoplePage.css.ts';

/** A role, and the competitions to which it is limited: one by name, several by number and a list to open. */
export function RoleCell({ role, competitions }: { role: Role; competitions: NamedCompetition[] | null }) {
  const { t } = useTranslation('staff');
  const language = useLanguage();
  const names = competitions?.map((each) => ({ id: each.id, name: localized(each, 'name', language) })) ?? [];
  const [first] = names;
  return (
    <>
      {t(`role.${role}`)}
      {competitions && (
        <DataMinor>
          {names.length > 1 ? (
            <details>
              <summary className={styles.summary}>{t('competitions.count', { count: names.length })}</summary>
              <ul className={styles.names}>
                {names.map(({ id, name }) => (
                  <li key={id}>
                    <bdi>{name}</bdi>
                  </li>
                ))}
              </ul>
            </details>
          ) : (
            <bdi>{first?.name ?? t('competitions.gone')}</bdi>
          )}
        </DataMinor>
      )}
    </>
  );
}
