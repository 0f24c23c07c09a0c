import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useLayoutEffect, type PropsWithChildren } from 'react';
import { raml } from '../../src/theme/palette.ts';

/** Around every Docs page. It is in English, left to right, also after an Arabic story in the same window. */
export function DocsRoot({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.lang = 'en';
    root.dir = 'ltr';
    root.dataset['theme'] = 'light';
  }, []);
  return (
    <DocsContainer {...props}>
      {/* A story may turn the whole window dark; the page stays light. */}
      <div style={{ color: raml[900] }}>{children}</div>
    </DocsContainer>
  );
}
