/** Whether a text holds Latin digits only. */
export const isWholeNumber = (text: string): boolean => /^\d+$/.test(text);

/** The number in a text; 0 if it holds no whole number. */
export const wholeNumberIn = (text: string): number => (isWholeNumber(text) ? Number(text) : 0);
