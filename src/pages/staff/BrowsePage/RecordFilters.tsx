import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { localized } from '../../../../domain/localized.ts';
import { type Filters, isFiltered } from '../../../../domain/staff/filters.ts';
import type { NamedCompetition } from '../../../../domain/staff/staffContract.ts';
import { FilterBar, FilterSelect, FilterText } from '../../../components/FilterBar/FilterBar.tsx';
import type { Choice } from '../../../components/SelectInput/SelectInput.tsx';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import type { BrowseArea } from './browseArea.ts';

type Props<Chosen extends Filters> = {
  area: Exclude<BrowseArea, 'staffAudit' | 'staffSent'>;
  filters: Chosen;
  onFilters: (filters: Chosen) => void;
  /** The filters of which none is set. */
  none: Chosen;
  /** The filter by what a record is now, and what it may be. */
  state: { name: keyof Chosen & string; choices: readonly Choice[] };
  competitions: readonly NamedCompetition[];
  /** A further filter, after the others. */
  children?: ReactNode;
};

/** The filters of records: a text, what each is now, and the competition where there are several. */
export function RecordFilters<Chosen extends Filters & Record<'search' | 'competition', string>>({
  area,
  filters,
  onFilters,
  none,
  state,
  competitions,
  children,
}: Props<Chosen>) {
  const { t } = useTranslation(area);
  const language = useLanguage();
  const set = (name: string) => (value: string) => onFilters({ ...filters, [name]: value });
  return (
    <FilterBar
      label={t('filters')}
      clearLabel={t('clear')}
      onClear={isFiltered(filters) ? () => onFilters(none) : undefined}
    >
      <FilterText
        label={t('search')}
        hint={t('searchHint')}
        value={filters.search}
        onChange={set('search')}
      />
      <FilterSelect
        label={t('column.state')}
        every={t('every')}
        choices={state.choices}
        value={filters[state.name] ?? ''}
        onChange={set(state.name)}
      />
      {competitions.length > 1 && (
        <FilterSelect
          label={t('competition')}
          every={t('every')}
          choices={competitions.map((each) => ({ value: each.id, label: localized(each, 'name', language) }))}
          value={filters.competition}
          onChange={set('competition')}
        />
      )}
      {children}
    </FilterBar>
  );
}
