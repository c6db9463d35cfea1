import { describe, expect, it } from 'vitest';
import { drawTraits } from './draw-traits';
import { render } from './render-pool';

/** A module that does nothing: as a worker it ends immediately. */
const idle = new URL('./ai-mark.ts', import.meta.url);
const traits = drawTraits('vera');
const task = { kind: 'cast' as const, slug: 'vera', traits, wanted: ['avatar' as const] };
const ignore = () => Promise.resolve();

describe('render', { timeout: 60_000 }, () => {
  it('passes on each result with its owner, task by task', async () => {
    const files: string[] = [];
    const road = { name: 'a', still: 'road', traits } as const;
    await render({
      tasks: [task, { kind: 'shots', of: 'x', shots: [road] }],
      workers: 1,
      store: async ({ of, name }) => void files.push(`${of} ${name}`),
    });
    expect(files).toEqual(['vera avatar', 'x a']);
  });

  it('names the task that could not be drawn', async () => {
    const broken = { ...task, slug: 'x', traits: { ...traits, light: Number.NaN as 1 } };
    await expect(render({ tasks: [broken], store: ignore })).rejects.toThrow('x: ');
  });

  it('fails when a worker ends before its task', async () => {
    const run = render({ tasks: [task], store: ignore, worker: idle });
    await expect(run).rejects.toThrow('ended early');
  });
});
