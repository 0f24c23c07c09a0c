/** A page that cannot be fetched, such as one of an older site, is asked for by the browser itself. */
export function startAnew(): Promise<never> {
  location.reload();
  return new Promise(() => {});
}
