import { Fragment, type CSSProperties } from 'react';
import { green, raml, shafaq } from '../../src/theme/palette.ts';
import type { Guide } from './guide.ts';
import { DocsLink } from './DocsLink.tsx';

/** How to use a component, on its Docs page. */
export function GuideView({ guide }: { guide: Guide }) {
  return (
    <>
      <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fit, minmax(16rem, 1fr))' }}>
        <Advice title="Do" colour={green[600]} sentence={guide.do} />
        <Advice title="Don't" colour={shafaq[600]} sentence={guide.dont} />
      </div>
      {guide.keys && (
        <table>
          <thead>
            <tr>
              <th>Key</th>
              <th>Effect</th>
            </tr>
          </thead>
          <tbody>
            {guide.keys.map(([keys, effect]) => (
              <tr key={keys}>
                <td>{keys}</td>
                <td>{effect}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p>
        Related:{' '}
        {guide.related.map((name, index) => (
          <Fragment key={name}>
            {index > 0 && ', '}
            <DocsLink name={name} />
          </Fragment>
        ))}
      </p>
    </>
  );
}

type AdviceProps = { title: string; colour: string; sentence: string };

function Advice({ title, colour, sentence }: AdviceProps) {
  return (
    <div style={{ ...card, borderBlockStart: `4px solid ${colour}` }}>
      <strong>{title}</strong>
      <p style={{ margin: 0 }}>{sentence}</p>
    </div>
  );
}

const card: CSSProperties = { padding: 16, border: `1px solid ${raml[300]}`, borderRadius: 10 };
