/** Reloads when a chunk is missing, such as one of an older build. */
export function reloadPage(): Promise<never> {
  location.reload();
  return new Promise(() => {});
}
