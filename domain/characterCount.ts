/** How many characters a text has, counting each code point as one: no writing gets less room than another. */
export function characterCount(text: string): number {
  return Array.from(text).length;
}
