/**
 * An amount as a command prints it, in Latin letters and digits.
 * @param baisa such as 7500 for OMR 7.500
 */
export const rials = (baisa: number): string => `OMR ${(baisa / 1_000).toFixed(3)}`;
