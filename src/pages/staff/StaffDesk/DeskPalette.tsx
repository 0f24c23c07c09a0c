import Building from '@lucide/icons/icons/building';
import User from '@lucide/icons/icons/user';
import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { localized } from '../../../../domain/localized.ts';
import type { Desk } from '../../../../domain/staff/deskOf.ts';
import { recordKinds, recordSections, recordsOf } from '../../../../domain/staff/foundRecords.ts';
import { type PaletteTarget, paletteTargets } from '../../../../domain/staff/paletteTargets.ts';
import { CommandPalette, type PaletteOption } from '../../../components/CommandPalette/CommandPalette.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { useErrorWords } from '../../../i18n/useErrorWords.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import type { commandPaletteMachine } from '../../../machines/commandPalette/commandPaletteMachine.ts';
import { sectionIcons } from './sectionIcons.ts';

export type DeskPaletteProps = {
  machine: typeof commandPaletteMachine;
  desk: Desk;
  onGo: (href: string) => void;
  onOrganisation: (id: string) => void;
  onClose: () => void;
};

/** The command palette of a person's desk. */
export function DeskPalette({ machine, desk, onGo, onOrganisation, onClose }: DeskPaletteProps) {
  const { t } = useTranslation('staff');
  const words = useErrorWords();
  const language = useLanguage();
  const { list } = useFormat();
  const readsPeople = desk.sections.includes('people');
  const [records] = useState(recordsOf(desk.sections));
  const [started] = useState(machine);
  const [snapshot, send] = useMachine(started, { input: { readsPeople, records } });
  const { text, formError } = snapshot.context;
  const targets = paletteTargets(desk, snapshot.context, text, (section) => t(`desk.${section}`));
  const isSearching = snapshot.matches({ open: 'pausing' }) || snapshot.matches({ open: 'searching' });

  const optionOf = (target: PaletteTarget): PaletteOption => {
    const id = idOf(target);
    if (target.kind === 'section')
      return { id, icon: <Icon of={sectionIcons[target.id]} size="sm" />, label: t(`desk.${target.id}`) };
    if (target.kind === 'order')
      return { id, icon: <Icon of={sectionIcons.orders} size="sm" />, label: t('palette.order') };
    if (target.kind === 'organisation')
      return {
        id,
        icon: <Icon of={Building} size="sm" />,
        label: <bdi>{localized(target, 'name', language)}</bdi>,
      };
    const label = <bdi>{target.name}</bdi>;
    if (target.kind === 'person')
      return {
        id,
        icon: <Icon of={User} size="sm" />,
        label,
        detail: t('palette.person', {
          email: target.email,
          roles: list(target.roles.map((role) => t(`role.${role}`))),
        }),
      };
    const competition = localized(target.competition, 'name', language);
    return {
      id,
      icon: <Icon of={sectionIcons[recordSections[target.kind]]} size="sm" />,
      label,
      detail:
        target.code === null ? (
          <bdi>{competition}</bdi>
        ) : (
          t('palette.record', { code: target.code, competition })
        ),
    };
  };
  const groupOf = (kind: PaletteTarget['kind'], label: string) => ({
    id: kind,
    label,
    options: targets.filter((target) => target.kind === kind).map(optionOf),
  });
  const choose = (option: string) => {
    const target = targets.find((each) => idOf(each) === option)!;
    if (target.kind === 'organisation') onOrganisation(target.id);
    else onGo(target.href);
    onClose();
  };
  return (
    <CommandPalette
      text={text}
      onText={(typed) => send({ type: 'text.changed', text: typed })}
      hint={t(`palette.hint.${records.length > 0 ? 'records' : readsPeople ? 'people' : 'pages'}`)}
      groups={[
        groupOf('section', t('palette.pages')),
        groupOf('order', t('desk.orders')),
        groupOf('person', t('palette.people')),
        ...recordKinds.map((kind) => groupOf(kind, t(`desk.${recordSections[kind]}`))),
        groupOf('organisation', t('palette.organisations')),
      ]}
      isSearching={isSearching}
      failure={snapshot.matches({ open: 'failed' }) && formError ? words.formError(formError) : undefined}
      onRetry={() => send({ type: 'retry.requested' })}
      onChoose={choose}
      afterChoice={() => document.querySelector('h1')}
      onClose={onClose}
    />
  );
}

const idOf = ({ kind, id }: PaletteTarget) => `${kind}-${id}`;
