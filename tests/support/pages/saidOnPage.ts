/** All that a page says or calls something; its live regions tell of it, and are no part of it. Runs in browsers: it needs nothing. */
export function saidOnPage(): string {
  const copy = document.body.cloneNode(true) as HTMLElement;
  for (const silent of copy.querySelectorAll('[aria-live], script')) silent.remove();
  const names = Array.from(copy.querySelectorAll('[aria-label], [title], [alt], [placeholder]'), (element) =>
    ['aria-label', 'title', 'alt', 'placeholder'].map((name) => element.getAttribute(name) ?? '').join(' '),
  );
  return [copy.textContent, ...names, document.title].join(' ');
}
