import { useEffect, useRef } from 'react';
import type { Trouble } from '../../../domain/accountRefusals.ts';
import { useFaultWords } from '../../i18n/useFaultWords.ts';
import { Note } from '../Note/Note.tsx';
import { Reference } from '../Reference/Reference.tsx';

type Props = { trouble: Trouble | null };

/**
 * Why a form was not accepted, above its fields. It scrolls into view, because the submit button may be far
 * below.
 */
export function FormTrouble({ trouble }: Props) {
  const { trouble: words } = useFaultWords();
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (trouble) ref.current?.scrollIntoView({ block: 'nearest' });
  }, [trouble]);
  if (!trouble) return null;
  return (
    <div ref={ref}>
      <Note alert kind="error" title={words(trouble)}>
        {trouble.reference === undefined ? undefined : <Reference id={trouble.reference} />}
      </Note>
    </div>
  );
}
