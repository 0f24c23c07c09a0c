/** How long (ms) a file stays in memory after it was handed over: a browser may start reading after the click. */
const READ_WITHIN_MS = 10_000;

/** Hands a file to the browser, which saves it under a name. */
export function saveFile(file: Blob, download: string): void {
  const href = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href, download });
  link.click();
  setTimeout(() => URL.revokeObjectURL(href), READ_WITHIN_MS);
}
