import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { auditActionKey, isAuditAction } from '../../../../domain/staff/auditActions.ts';
import type { AuditLine } from '../../../../domain/staff/staffContract.ts';
import { useFormat } from '../../../i18n/useFormat.ts';

type Field = NonNullable<AuditLine['after']>[string];

/** Words of the audit: its actions, who acted, and the fields that changed. What has no words shows as it is. */
export function useAuditWords() {
  const { t, i18n } = useTranslation(['staffAudit', 'staff']);
  const { date, timeOfDay, zone, money } = useFormat();
  const has = (key: string) => i18n.exists(key, { ns: 'staffAudit' });
  const at = (instant: number) => ({ date: date(instant), time: timeOfDay(instant) });
  const moment = (instant: number) => t('moment', at(instant));

  const action = (name: string) =>
    isAuditAction(name) ? t(`do.${auditActionKey(name)}` as 'do.login') : name;

  const actor = ({ kind, name }: AuditLine['actor']) => {
    if (name === null) return t(`kind.${kind}`);
    return kind === 'command' ? t('commandBy', { name }) : name;
  };

  const fieldName = (name: string) => (has(`name.${name}`) ? t(`name.${name}` as 'name.role') : name);

  const one = (name: string, value: string) => {
    if (name.startsWith('role')) return t(`staff:role.${value}` as 'staff:role.owner');
    return has(`value.${value}`) ? t(`value.${value}` as 'value.open') : value;
  };
  const fieldValue = (name: string, value: Field | undefined): ReactNode => {
    if (value === null || value === undefined) return t('nothing');
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    if (typeof value === 'number')
      return name.endsWith('_baisa') ? money(value) : name.endsWith('_at') ? moment(value) : String(value);
    const words = (typeof value === 'string' ? [value] : value).map((each) => one(name, each));
    return <bdi>{words.join(t('comma'))}</bdi>;
  };
  /** A person's own words, or the code of a role or of an act of two persons. */
  const reason = (text: string) => {
    const known = [`staff:role.${text}`, `staff:approvals.act.${text}`].find((key) => i18n.exists(key));
    return known === undefined ? text : t(known as 'staff:role.owner');
  };
  return { action, actor, reason, fieldName, fieldValue, at, moment, zone };
}

export type AuditWords = ReturnType<typeof useAuditWords>;
