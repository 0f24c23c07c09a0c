/**
 * The site shows Latin digits everywhere and accepts Arabic-Indic and Persian ones in input (decision D32).
 */

const ARABIC_ZERO = '٠'.codePointAt(0)!;
const PERSIAN_ZERO = '۰'.codePointAt(0)!;

/** Replaces ٠ to ٩ and ۰ to ۹ by 0 to 9. */
export function toLatinDigits(text: string): string {
  return text
    .replace(/[٠-٩]/g, (digit) => String(digit.codePointAt(0)! - ARABIC_ZERO))
    .replace(/[۰-۹]/g, (digit) => String(digit.codePointAt(0)! - PERSIAN_ZERO));
}
