import type { AnyStateNode } from 'xstate';
import type { Language } from '../../src/i18n/language.ts';
import { darkTone } from '../../src/theme/darkTone.ts';
import { lightTone } from '../../src/theme/lightTone.ts';
import { diagramOf } from '../../tests/flows/diagram.ts';
import type { Flow } from '../../tests/flows/flow.ts';
import { arrowWords } from './arrowWords.ts';

type Look = { language: Language; dark: boolean };

let drawn = 0;

export type Drawing = {
  /** The address of an image. */
  address: string;
  /** Where the machine starts, as a fraction of the width. */
  start: number;
};

/** Draws a part of a flow's machine with Mermaid. */
export async function drawPart(flow: Flow, part: AnyStateNode, { language, dark }: Look): Promise<Drawing> {
  const { default: mermaid } = await import('mermaid');
  const tone = dark ? darkTone : lightTone;
  mermaid.initialize({
    startOnLoad: false,
    securityLevel: 'strict',
    theme: 'base',
    themeVariables: {
      darkMode: dark,
      background: tone.bg.canvas,
      primaryColor: tone.bg.surface,
      primaryTextColor: tone.text.primary,
      primaryBorderColor: tone.border.control,
      lineColor: tone.text.secondary,
      textColor: tone.text.primary,
      edgeLabelBackground: tone.bg.canvas,
      labelBackgroundColor: tone.bg.canvas,
      compositeBackground: tone.bg.canvas,
      compositeTitleBackground: tone.bg.subtle,
      altBackground: tone.bg.subtle,
    },
    // In its own size: the page decides whether it shrinks.
    state: { useMaxWidth: false },
  });
  const words = diagramOf(part, (event) => arrowWords(flow, event, language));
  drawn += 1;
  const { svg } = await mermaid.render(`diagram${drawn}`, words);
  const drawing = new DOMParser().parseFromString(svg, 'text/html').querySelector('svg')!;
  return { address: addressOf(drawing), start: startIn(drawing) };
}

/** Mermaid writes HTML, but an image must be XML. */
const addressOf = (drawing: SVGSVGElement) =>
  `data:image/svg+xml;utf8,${encodeURIComponent(new XMLSerializer().serializeToString(drawing))}`;

function startIn(drawing: SVGSVGElement): number {
  const place = drawing.querySelector('[id*="root_start"]')?.getAttribute('transform') ?? '';
  const [, x] = /translate\(([\d.]+)/.exec(place) ?? [];
  return x === undefined ? 0 : Number(x) / drawing.viewBox.baseVal.width;
}
