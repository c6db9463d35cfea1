import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { StandInNote } from './stand-in-note';

it('is shown without scripts, explains how to connect a model, and has no button without effect', () => {
  const drawn = renderToStaticMarkup(<StandInNote />);
  expect(drawn).toContain('<details');
  expect(drawn).toContain('MODEL_URL=http://localhost:11434/v1');
  expect(drawn).not.toContain('<button');
});
