import { useEffect, useState, type CSSProperties } from 'react';

type Entry = { id: string; title: string; name: string; type: string; tags: string[] };
type Look = { locale: string; theme: string; viewport: string; name: string };

const looks: Look[] = [
  ['ar', 'العربية'],
  ['en', 'English'],
].flatMap(([locale = '', language]) =>
  ['light', 'dark'].flatMap((theme) =>
    [
      ['phone', '390'],
      ['tablet', '768'],
      ['desktop', '1280'],
    ].map(([viewport = '', width]) => ({
      locale,
      theme,
      viewport,
      name: `${language} · ${theme} · ${width}`,
    })),
  ),
);

const row: CSSProperties = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  padding: 0,
  margin: 0,
  listStyle: 'none',
};
const chipOf = (chosen: boolean): CSSProperties => ({
  padding: '6px 12px',
  borderRadius: 999,
  border: '1px solid #8d7d7f',
  background: chosen ? '#c2125c' : 'transparent',
  color: chosen ? '#fff' : 'inherit',
  font: 'inherit',
  cursor: 'pointer',
});

const addressOf = (story: Entry, { locale, theme, viewport }: Look) =>
  `./?path=/story/${story.id}&globals=locale:${locale};theme:${theme};viewport.value:${viewport}`;

/** Every state of every page in the chosen look, within two clicks. */
export function Screens() {
  const [look, choose] = useState(looks[0]!);
  const [stories, setStories] = useState<Entry[]>([]);
  useEffect(() => {
    void fetch('./index.json')
      .then(async (response) => (await response.json()) as { entries: Record<string, Entry> })
      .then(({ entries }) => setStories(Object.values(entries).filter(isScreen)));
  }, []);
  const pages = [...Map.groupBy(stories, ({ title }) => title)];
  return (
    <>
      <fieldset aria-label="Look" style={{ ...row, border: 0 }}>
        {looks.map((each) => (
          <button
            key={each.name}
            type="button"
            aria-pressed={each === look}
            style={chipOf(each === look)}
            onClick={() => choose(each)}
          >
            {each.name}
          </button>
        ))}
      </fieldset>
      {pages.map(([title, states]) => (
        <section key={title}>
          <h3 style={{ marginBlock: '24px 8px' }}>{title.replace('Pages/', '')}</h3>
          <ul style={row}>
            {states.map((story) => (
              <li key={story.id}>
                <a href={addressOf(story, look)} target="_top">
                  {story.name}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

const isScreen = ({ type, tags }: Entry) => type === 'story' && tags.includes('page');
