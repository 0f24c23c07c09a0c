/** Longest description (characters) that search engines and previews show. */
const MOST = 200;

/** A text on one line, cut between words if it is too long for previews. */
export function shortened(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= MOST) return line;
  const cut = line.slice(0, MOST);
  const words = cut.slice(0, Math.max(cut.lastIndexOf(' '), 0));
  return `${(words || cut).replace(/[،؛,;:.]$/, '')}…`;
}
