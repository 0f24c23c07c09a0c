/** Shared by the readers of all personal fields (specification section 5). */
import { toPlainText } from '../plainText.ts';

/** What a form field holds: the value in its canonical form, or the code of its error. */
export type ReadField<T, Code> = { value: T } | { error: Code };

/** A typed text on one line, without control and bidi characters that phones and word processors paste. */
export const oneLine = (text: string) => toPlainText(text.replaceAll(/\s+/g, ' ')).trim();
