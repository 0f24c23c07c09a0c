import { useLanguage } from '../../../i18n/useLanguage.ts';
import type { EditFormSnapshot } from '../../../machines/editForm/editFormMachine.ts';
import { editedFields } from '../../../machines/editForm/editTexts.ts';
import type { seasonLifeMachine } from '../../../machines/seasonLife/seasonLifeMachine.ts';
import { nameIn } from '../RecordForm/nameIn.ts';
import { LifePanel, type LifePanelProps } from './LifePanel.tsx';

type Props = Pick<LifePanelProps, 'kind' | 'mayAct' | 'onGone'> & {
  deletion: typeof seasonLifeMachine;
  snapshot: EditFormSnapshot;
};

/** The deletion of a round or a group, below its form. A save leads away from the page. */
export function DeletionPanel({ deletion, snapshot, ...props }: Props) {
  const { context } = snapshot;
  const name = nameIn(context.start, useLanguage()) ?? '';
  return (
    <LifePanel {...props} life={deletion} name={name} isDirty={editedFields(context).length > 0} saves={0} />
  );
}
