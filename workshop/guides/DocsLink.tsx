import { guides } from './guides.ts';

/** A link to the Docs page of a component, from any page of the workshop. */
export function DocsLink({ name }: { name: string }) {
  return (
    <a
      href={`./?path=/docs/${groupOf(name)}-${name}--docs`.toLowerCase()}
      target="_top"
      style={{ fontSize: 'inherit' }}
    >
      {name}
    </a>
  );
}

function groupOf(name: string): string {
  const group = Object.keys(guides).find((each) => name in guides[each]!);
  if (group === undefined) throw new Error(`no guide for ${name}`);
  return group;
}
