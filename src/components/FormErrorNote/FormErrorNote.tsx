import { useEffect, useRef } from 'react';
import type { FormError } from '../../../domain/accountRefusals.ts';
import { useErrorWords } from '../../i18n/useErrorWords.ts';
import { Note } from '../Note/Note.tsx';
import { Reference } from '../Reference/Reference.tsx';

type Props = { formError: FormError | null };

/**
 * Why a form was not accepted, above its fields. The note scrolls into view, because the submit button may be
 * far below.
 */
export function FormErrorNote({ formError }: Props) {
  const { formError: words } = useErrorWords();
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (formError) ref.current?.scrollIntoView({ block: 'nearest' });
  }, [formError]);
  if (!formError) return null;
  return (
    <div ref={ref}>
      <Note alert kind="error" title={words(formError)}>
        {formError.reference === undefined ? undefined : <Reference id={formError.reference} />}
      </Note>
    </div>
  );
}
