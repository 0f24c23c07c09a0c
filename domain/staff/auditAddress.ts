/** The filters of the audit, as the address of its page holds them: a shared link opens the same view. */
import { DEFAULT_ZONE } from '../defaultZone.ts';
import { nextMidnight, startOfDay } from '../zonedTime.ts';

export const auditFilterNames = ['action', 'actor', 'subject', 'from', 'to'] as const;
export type AuditFilterName = (typeof auditFilterNames)[number];

/** Empty where nothing is filtered. `from` and `to` are days (`YYYY-MM-DD`) of the default zone, both included. */
export type AuditFilters = Readonly<Record<AuditFilterName, string>>;

export const noAuditFilters: AuditFilters = { action: '', actor: '', subject: '', from: '', to: '' };

const MOST_CHARACTERS = { action: 64, actor: 128, subject: 128, from: 10, to: 10 } as const;

/** The filters in the query of an address. What no filter can hold is left out. */
export function readAuditFilters(search: string): AuditFilters {
  const query = new URLSearchParams(search);
  const read = (name: AuditFilterName) => {
    const value = query.get(name) ?? '';
    const isDay = name !== 'from' && name !== 'to' ? true : isDate(value);
    return isDay && value.length <= MOST_CHARACTERS[name] ? value : '';
  };
  return {
    action: read('action'),
    actor: read('actor'),
    subject: read('subject'),
    from: read('from'),
    to: read('to'),
  };
}

/** Whether the query of an address asks for the whole installation, not for the organisation. */
export const readsWholeAudit = (search: string): boolean => new URLSearchParams(search).get('of') === 'all';

/** The query of an address with these filters, with its question mark; empty without any. */
export function auditSearch(filters: AuditFilters, isWhole = false): string {
  const query = new URLSearchParams(isWhole ? { of: 'all' } : {});
  for (const name of auditFilterNames) if (filters[name] !== '') query.set(name, filters[name]);
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

/** The filters as the API takes them: instants are UTC ms, `until` is not included. */
export function auditQuery({ action, actor, subject, from, to }: AuditFilters) {
  return {
    ...(action !== '' && { action }),
    ...(actor !== '' && { actor }),
    ...(subject !== '' && { subject }),
    ...(from !== '' && { from: startOfDay(noonOf(from), DEFAULT_ZONE) }),
    ...(to !== '' && { until: nextMidnight(noonOf(to), DEFAULT_ZONE) }),
  };
}

/** An instant of a day in the default zone, which is less than 12 hours from UTC. */
const noonOf = (day: string) => Date.parse(`${day}T12:00:00Z`);

const isDate = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && Number.isFinite(noonOf(text));
