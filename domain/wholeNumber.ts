/** Whether a text holds Latin digits only. */
export const isWholeNumber = (text: string): boolean => /^\d+$/.test(text);
