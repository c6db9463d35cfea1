import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { StandInNote } from './stand-in-note';
import type { ThreadVoice } from './thread-data';

const draw = (voice: ThreadVoice) => renderToStaticMarkup(<StandInNote voice={voice} />);

it('is shown without scripts, explains how to connect a model, and has no button without effect', () => {
  const drawn = draw({ model: null, isStandIn: true });
  expect(drawn).toContain('<details');
  expect(drawn).toContain('npm run demo -- --model');
  expect(drawn).toContain('stand-in.text');
  expect(drawn).not.toContain('<button');
});

it('says that a model replies, and that the stand-in does while it is unavailable', () => {
  expect(draw({ model: 'llama3.1', isStandIn: false })).toContain('stand-in.model');
  expect(draw({ model: 'llama3.1', isStandIn: true })).toContain('stand-in.replaces');
});
