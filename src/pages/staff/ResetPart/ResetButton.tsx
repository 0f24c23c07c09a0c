import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button.tsx';
import type {
  AccessResetEvent,
  AccessResetSnapshot,
} from '../../../machines/accessReset/accessResetMachine.ts';

/** Resets of other people's access, as a page runs them. */
export type Resetting = {
  snapshot: AccessResetSnapshot;
  send: (event: AccessResetEvent) => void;
};

type Props = Resetting & {
  id: string;
  /** Whose access it is, for screen readers. */
  name: string;
  /** Whether a reset is open, which can only be withdrawn. */
  isOpen: boolean;
};

/** Starts the reset of a person's access, or withdraws the open one. */
export function ResetButton({ snapshot, send, id, name, isOpen }: Props) {
  const { t } = useTranslation('staff');
  const act = isOpen ? 'withdraw' : 'start';
  const isWorking = snapshot.matches('starting') || snapshot.matches('withdrawing');
  const isBusy = isWorking && snapshot.context.choice?.id === id;
  return (
    <Button
      variant="quiet"
      aria-label={isBusy ? undefined : t(`reset.named.${act}`, { name })}
      busy={isBusy ? t('reset.working') : undefined}
      onClick={() => send({ type: 'reset.requested', choice: { act, id } })}
    >
      {t(`reset.${act}`)}
    </Button>
  );
}
