import mermaid from 'mermaid';
import { expect, it } from 'vitest';
import { languages } from '../../src/i18n/language.ts';
import { diagramOf, partsOf } from '../../tests/flows/diagram.ts';
import { flows } from '../../tests/flows/flows.ts';
import { arrowWords } from './arrowWords.ts';

it('draws every machine, with its gestures in both languages', async () => {
  for (const flow of flows) {
    const wordsOf = (event: string) =>
      languages.map((language) => arrowWords(flow, event, language)).join('<br/>');
    for (const node of new Set([flow.machine.root, ...partsOf(flow.machine)])) {
      const drawing = mermaid.parse(diagramOf(node, wordsOf), { suppressErrors: true });
      expect([node.id, await drawing]).toEqual([
        node.id,
        expect.objectContaining({ diagramType: 'stateDiagram' }),
      ]);
    }
  }
});
