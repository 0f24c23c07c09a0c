/** Stores a cookie among those of a browser, or removes it. @param line the `set-cookie` of a reply */
export function keepCookie(cookies: Map<string, string>, line: string): void {
  const [pair = ''] = line.split(';');
  const [name = '', value = ''] = pair.split('=');
  if (value === '') cookies.delete(name);
  else cookies.set(name, value);
}
