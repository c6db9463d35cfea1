import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CoverPicture } from './cover-picture';

const none = {
  portrait: null,
  card: null,
  cover: null,
  avatar: null,
  preview: null,
  videoPreview: null,
  poster: null,
};

it('draws the placeholder instead of a gap when no picture is left to show', () => {
  const empty = renderToStaticMarkup(<CoverPicture media={none} />);
  expect(empty).toContain('<svg');
  const whole = renderToStaticMarkup(
    <CoverPicture media={{ ...none, portrait: '/media/a.webp' }} />,
  );
  expect(whole).toContain('/media/a.webp');
  expect(whole).not.toContain('<svg');
});
