import { describe, expect, it } from 'vitest';
import { readOptions } from './options.mjs';

describe('the options of the demo', () => {
  it('are off by default', () => {
    expect(readOptions([])).toEqual({ reset: false, dev: false, model: undefined });
  });

  it.each([
    [['--model', 'llama3.1:8b', '--dev'], 'llama3.1:8b'],
    [['--dev', '--model=http://10.0.0.1:8000/v1'], 'http://10.0.0.1:8000/v1'],
    [['--dev', '--model', 'off'], 'off'],
    [['--model', '/models/a=b.gguf', '--dev'], '/models/a=b.gguf'],
  ])('read the model from %j', (args, model) => {
    expect(readOptions(args)).toEqual({ reset: false, dev: true, model });
  });

  it.each([[['--model']], [['--model=']], [['--model', '--dev']]])(
    'say what %j leaves out',
    (args) => {
      expect(() => readOptions(args)).toThrow('--model needs a name');
    },
  );

  it('name one that is unknown, and those that are not', () => {
    expect(() => readOptions(['--modell', 'x'])).toThrow('--modell is unknown');
    expect(() => readOptions(['x'])).toThrow('--reset, --dev, --model');
  });
});
