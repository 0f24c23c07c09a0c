/**
 * The address of a story in a frame of its own.
 *
 * `canvas` in `globals` is `window` for a story that fills its window, `frame` for one that is as high as its content,
 * and `looks` for its four looks side by side.
 */
export function embedded(id: string, globals: Readonly<Record<string, string>>): string {
  const pairs = Object.entries({ ...globals, 'a11y.manual': '!true' });
  const query = new URLSearchParams({
    id,
    viewMode: 'story',
    globals: pairs.map(([name, value]) => `${name}:${value}`).join(';'),
    // Without play functions: frames would take the focus from one another.
    embed: 'true',
  });
  return `./iframe.html?${query}`;
}
