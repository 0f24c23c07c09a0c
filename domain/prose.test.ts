import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linesOf, proseBlocks } from './prose.ts';

describe('a text', () => {
  it('has headings, paragraphs and lists', () => {
    const text = 'First line\nof one.\n\nSecond.\n## من نحن\nText\n- one\n-  two\r\n\r\n- three\n';
    expect(proseBlocks(text)).toEqual([
      { kind: 'paragraph', text: 'First line of one.' },
      { kind: 'paragraph', text: 'Second.' },
      { kind: 'heading', text: 'من نحن' },
      { kind: 'paragraph', text: 'Text' },
      { kind: 'list', items: ['one', 'two'] },
      { kind: 'list', items: ['three'] },
    ]);
  });

  it('has no other markup', () => {
    const text = '<b>bold</b> # no\n*no* [no](javascript:no)';
    expect(proseBlocks(text)).toEqual([{ kind: 'paragraph', text: text.replace('\n', ' ') }]);
    expect(proseBlocks('-3 degrees')).toEqual([{ kind: 'paragraph', text: '-3 degrees' }]);
  });

  it('loses no word, and has no empty block', () => {
    const line = fc.constantFrom('', 'word', '## head', '- item', '  spaced  ', '##', '-', 'كلمة');
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        const blocks = proseBlocks(lines.join('\n'));
        const texts = blocks.flatMap((block) => (block.kind === 'list' ? block.items : [block.text]));
        const words = lines.map((each) => each.trim().replace(/^(##|-) +/, '')).filter((each) => each !== '');
        expect(texts.join(' ')).toBe(words.join(' '));
        expect(texts.filter((text) => text.trim() === '')).toEqual([]);
      }),
    );
  });
});

describe('the lines of a text', () => {
  it('are those that hold something, with or without a mark', () => {
    expect(linesOf('- one\n\n two \r\n-three\n')).toEqual(['one', 'two', '-three']);
    expect(linesOf('')).toEqual([]);
  });
});
