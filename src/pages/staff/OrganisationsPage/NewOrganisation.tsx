import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { editFormMachine } from '../../../machines/editForm/editFormMachine.ts';
import type { EditRow } from '../../../machines/editForm/editFormTypes.ts';
import { readNamesForm } from '../../../machines/editForm/readNamesForm.ts';
import { NamesForm } from './NamesForm.tsx';
import * as styles from '../PeoplePage/PeoplePage.css.ts';

type Props = { machine: () => typeof editFormMachine; onMade: (row: EditRow) => void };

/** Makes an organisation by its names. */
export function NewOrganisation({ machine, onMade }: Props) {
  const { t } = useTranslation('staff');
  const [made] = useState(machine);
  const [snapshot, send] = useMachine(made, { input: { read: readNamesForm } });
  return (
    <section className={styles.wide}>
      <h2 className={styles.heading}>{t('organisations.new')}</h2>
      <p className={styles.hint}>{t('organisations.newHint')}</p>
      {snapshot.context.start && (
        <NamesForm snapshot={snapshot} send={send} save={t('organisations.make')} onSaved={onMade} />
      )}
    </section>
  );
}
