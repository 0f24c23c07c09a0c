import { expect, it } from 'vitest';
import { linkedHtml } from './linkedHtml.ts';

it('makes addresses into links, and keeps all else as text', () => {
  expect(linkedHtml('<b>"Huda" & co</b>: https://vote.example/new-password#a-b.c')).toBe(
    '&lt;b&gt;&quot;Huda&quot; &amp; co&lt;/b&gt;: <a href="https://vote.example/new-password#a-b.c" dir="ltr">https://vote.example/new-password#a-b.c</a>',
  );
});

it('lets no address end its own attribute', () => {
  expect(linkedHtml('http://a.example/"onclick=x')).toBe(
    '<a href="http://a.example/&quot;onclick=x" dir="ltr">http://a.example/&quot;onclick=x</a>',
  );
});
