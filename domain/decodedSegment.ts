/** The text of a segment of a path; undefined if its percent-encoding is invalid, as in a truncated path. */
export function decodedSegment(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
