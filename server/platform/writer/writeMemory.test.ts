import { describe, expect, it } from 'vitest';
import { WriteMemory } from './writeMemory.ts';

describe("the writer's memory", () => {
  const made = async (memory: WriteMemory) => {
    let times = 0;
    await memory.recall('count', async () => (times += 1));
    return times;
  };

  it('is made once, and again if the write that made it was rolled back', async () => {
    const memory = new WriteMemory();
    expect([await made(memory), await made(memory)]).toEqual([1, 0]);
    memory.rollBack();
    expect(await made(memory)).toBe(1);
    memory.commit();
    memory.rollBack();
    expect(await made(memory)).toBe(0);
  });

  it('rolls back to a mark, the latest change first', () => {
    const memory = new WriteMemory();
    const list = ['a'];
    const add = (letter: string) => {
      const { length } = list;
      list.push(letter);
      memory.onRollback(() => (list.length = length));
    };
    add('b');
    const mark = memory.mark();
    add('c');
    add('d');
    memory.rollBack(mark);
    expect(list).toEqual(['a', 'b']);
    memory.rollBack();
    expect(list).toEqual(['a']);
  });

  it('is forgotten by name', async () => {
    const memory = new WriteMemory();
    await memory.recall('other', async () => 1);
    await made(memory);
    memory.forget((name) => name === 'count');
    expect(await made(memory)).toBe(1);
    expect(await memory.recall('other', async () => 2)).toBe(1);
  });
});
