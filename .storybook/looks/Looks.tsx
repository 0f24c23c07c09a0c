import type { CSSProperties } from 'react';
import { widthOf } from '../tools.ts';
import { Framed } from './Framed.tsx';

export type LooksProps = {
  id: string;
  /** What the story itself sets; only the other settings vary. */
  storyGlobals: Readonly<Record<string, unknown>>;
  height?: number | undefined;
};

const languages = { ar: 'العربية', en: 'English' };
const themes = { light: 'light', dark: 'dark' };

/** A story in Arabic and English, light and dark, side by side. */
export function Looks({ id, storyGlobals, height }: LooksProps) {
  const looks = entriesFor(languages, storyGlobals['locale']).flatMap(([locale, language]) =>
    entriesFor(themes, storyGlobals['theme']).map(([theme, tone]) => ({
      globals: { locale, theme },
      name: `${language} · ${tone}`,
    })),
  );
  return (
    <div style={grid}>
      {looks.map(({ globals, name }) => (
        <figure key={name} style={{ margin: 0 }}>
          <figcaption style={{ paddingBlockEnd: 4, fontSize: 13 }}>{name}</figcaption>
          <Framed title={name} id={id} globals={globals} width={widthOf(storyGlobals)} height={height} />
        </figure>
      ))}
    </div>
  );
}

/** Two beside each other, so that themes stand side by side and languages below each other. */
const grid: CSSProperties = {
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(18rem, 40%)), 1fr))',
};

/** All choices, or the one that the story makes. */
function entriesFor(choices: Record<string, string>, chosen: unknown): [value: string, name: string][] {
  if (typeof chosen !== 'string') return Object.entries(choices);
  return [[chosen, choices[chosen] ?? chosen]];
}
