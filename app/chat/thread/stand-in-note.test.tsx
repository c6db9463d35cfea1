import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import { serverI18n } from '../../kit/i18n/translator.server';
import { StandInNote } from './stand-in-note';
import type { DemoAuthor } from './thread-data';

const english = await serverI18n('en-GB');

const draw = (author: DemoAuthor) =>
  renderToStaticMarkup(
    <I18nextProvider i18n={english}>
      <StandInNote author={author} />
    </I18nextProvider>,
  );

it('is shown without scripts, explains how to connect a model, and has no button without effect', () => {
  const drawn = draw({ model: null, isStandIn: true });
  expect(drawn).toContain('<details');
  expect(drawn).toContain('npm run demo -- --model');
  expect(drawn).toContain('replies come from an offline stand-in');
  expect(drawn).not.toContain('<button');
});

it('says that a model replies, and that the stand-in does while it is unavailable', () => {
  expect(draw({ model: 'llama3.1', isStandIn: false })).toContain('llama3.1 answers in this demo.');
  expect(draw({ model: 'llama3.1', isStandIn: true })).toContain('llama3.1 can’t be reached');
});
