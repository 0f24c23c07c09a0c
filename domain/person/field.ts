/** What the fields about a person have in common (specification section 5). */
import { toPlainText } from '../plainText.ts';

/** A field in its canonical form, or the key of the sentence that says what is wrong with it. */
export type ReadField<T, Code> = { value: T } | { error: Code };

/** What was typed, on one line and without the invisible marks that phones and word processors paste. */
export const oneLine = (text: string) => toPlainText(text.replaceAll(/\s+/g, ' ')).trim();
