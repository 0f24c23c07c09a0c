import { useTranslation } from 'react-i18next';
import { auditActions } from '../../../../domain/staff/auditActions.ts';
import {
  type AuditFilterName,
  type AuditFilters,
  noAuditFilters,
} from '../../../../domain/staff/auditAddress.ts';
import { isFiltered } from '../../../../domain/staff/filters.ts';
import type { AuditLine, AuditPage } from '../../../../domain/staff/staffContract.ts';
import {
  FilterBar,
  type FilterChip,
  FilterDay,
  FilterSelect,
} from '../../../components/FilterBar/FilterBar.tsx';
import type { AuditWords } from './useAuditWords.tsx';

type Props = {
  filters: AuditFilters;
  onFilters: (filters: AuditFilters) => void;
  people: AuditPage['people'];
  /** The lines that are shown, which may know the name behind an id. */
  lines: readonly AuditLine[];
  words: AuditWords;
  /** Whose lines, where the person may choose. */
  scope: { isWhole: boolean; onWhole: (isWhole: boolean) => void } | undefined;
};

/** The filters of the audit; those by an id that no choice has are chips. */
export function AuditFilterBar({ filters, onFilters, people, lines, words, scope }: Props) {
  const { t } = useTranslation('staffAudit');
  const set = (name: AuditFilterName) => (value: string) => onFilters({ ...filters, [name]: value });
  const chip = (name: 'actor' | 'subject', text: string): FilterChip => ({
    key: name,
    words: text,
    removeLabel: t('remove', { filter: text }),
    onRemove: () => set(name)(''),
  });
  const { actor, subject } = filters;
  const isListed = people.some(({ id }) => id === actor);
  const known = lines.find((line) => line.actor.id === actor)?.actor;
  const about = lines.find((line) => line.subject.id === subject)?.subject.name ?? subject;
  const chips = [
    ...(actor === '' || isListed
      ? []
      : [chip('actor', t('actorIs', { actor: known ? words.actor(known) : actor }))]),
    ...(subject === '' ? [] : [chip('subject', t('subjectIs', { subject: about }))]),
  ];
  return (
    <FilterBar
      label={t('filters')}
      chips={chips}
      clearLabel={t('clear')}
      onClear={isFiltered(filters) ? () => onFilters(noAuditFilters) : undefined}
    >
      {scope && (
        <FilterSelect
          label={t('of')}
          choices={[
            { value: '', label: t('ofOrganisation') },
            { value: 'all', label: t('ofInstallation') },
          ]}
          value={scope.isWhole ? 'all' : ''}
          onChange={(value) => scope.onWhole(value === 'all')}
        />
      )}
      <FilterSelect
        label={t('action')}
        every={t('every')}
        choices={auditActions.map((value) => ({ value, label: words.action(value) }))}
        value={filters.action}
        onChange={set('action')}
      />
      <FilterSelect
        label={t('actor')}
        every={t('every')}
        choices={people.map(({ id, name }) => ({ value: id, label: name }))}
        value={isListed ? actor : ''}
        onChange={set('actor')}
      />
      <FilterDay label={t('from')} value={filters.from} onChange={set('from')} />
      <FilterDay label={t('to')} value={filters.to} onChange={set('to')} />
    </FilterBar>
  );
}
