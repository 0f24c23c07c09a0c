import { useTranslation } from 'react-i18next';
import { BulkBar } from '../../../components/BulkBar/BulkBar.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { FormErrorNote } from '../../../components/FormErrorNote/FormErrorNote.tsx';
import type { BulkActsProps } from './bulkActsProps.ts';
import { BulkDialog } from './BulkDialog.tsx';

/** The bar below a table, and the dialog of its act: preview, progress and results. */
export function BulkActs({ table, snapshot, send, words }: BulkActsProps & { table: string }) {
  const { t } = useTranslation('staff');
  const { chosen, formError } = snapshot.context;
  const isChoosing = snapshot.matches('choosing');
  return (
    <>
      {isChoosing && <FormErrorNote formError={formError} />}
      <BulkBar table={table} count={chosen.length} onClear={() => send({ type: 'rows.chosen', rows: [] })}>
        <Button
          variant="secondary"
          busy={snapshot.matches('previewing') ? t('bulk.previewing') : undefined}
          onClick={() => send({ type: 'act.requested' })}
        >
          {words.act}
        </Button>
      </BulkBar>
      {!isChoosing && !snapshot.matches('previewing') && !snapshot.matches('signedOut') && (
        <BulkDialog snapshot={snapshot} send={send} words={words} />
      )}
    </>
  );
}
