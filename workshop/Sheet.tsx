import type { CSSProperties, ReactNode } from 'react';
import { useLanguage } from '../src/i18n/useLanguage.ts';
import { text } from '../src/theme/text.css.ts';
import { vars } from '../src/theme/theme.css.ts';
import { space } from '../src/theme/tokens.ts';

/** Storybook's own texts describe the site and are not part of it, so they are not in the locales. */
export type BilingualText = { ar: string; en: string };

export const useBilingualText = () => {
  const language = useLanguage();
  return (said: BilingualText) => said[language];
};

type SheetProps = { title: BilingualText; lead: BilingualText; children: ReactNode };

export function Sheet({ title, lead, children }: SheetProps) {
  const say = useBilingualText();
  return (
    <main style={{ display: 'grid', gap: space[48], maxInlineSize: '75rem', marginInline: 'auto' }}>
      <header style={{ display: 'grid', gap: space[12] }}>
        <h1 className={text.h1}>{say(title)}</h1>
        <p className={text.lead} style={{ maxInlineSize: '44rem', color: vars.text.secondary }}>
          {say(lead)}
        </p>
      </header>
      {children}
    </main>
  );
}

type PartProps = { title: BilingualText; children: ReactNode };

export function Part({ title, children }: PartProps) {
  const say = useBilingualText();
  return (
    <section style={{ display: 'grid', gap: space[16] }}>
      <h2 className={text.h2}>{say(title)}</h2>
      {children}
    </section>
  );
}

export const tiles: CSSProperties = {
  display: 'grid',
  gap: space[12],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(14rem, 100%), 1fr))',
};

/** Scrolls wide content by itself, also by keyboard. */
export function Scroller({ label, children }: { label: string; children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard
    <section tabIndex={0} aria-label={label} style={{ overflow: 'auto', maxBlockSize: '80vh' }}>
      {children}
    </section>
  );
}
