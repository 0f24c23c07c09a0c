import Lock from '@lucide/icons/icons/lock';
import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './EditForm.css.ts';

type Props = { hint: ReactNode; locked: string | undefined };

/** What to know before one types: how a value is read, and why it cannot change now. */
export function EditHint({ hint, locked }: Props) {
  return (
    <>
      {hint}
      {locked !== undefined && (
        <span className={styles.locked}>
          <Icon of={Lock} size="sm" />
          {locked}
        </span>
      )}
    </>
  );
}
