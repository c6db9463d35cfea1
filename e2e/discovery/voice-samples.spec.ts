import { character } from '../actors/discovery/characters';
import { expect, test } from '../test';

test('a profile plays a sample of the character’s voice', { tag: '@layout' }, async ({ page }) => {
  const { slug, firstName } = character(9);
  const sample = page.getByRole('figure', { name: `How ${firstName} sounds` });
  // Samples are created in the background, for the oldest characters first.
  await expect(async () => {
    await page.goto(`/characters/${slug}`);
    await expect(sample).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 80_000 });
  await expect(sample.getByText(/^“.+”$/)).toBeVisible();
  const play = sample.getByRole('link', { name: 'Play the voice sample' });
  const sound = await page.request.get((await play.getAttribute('href')) ?? '');
  expect(sound.headers()['content-type']).toBe('audio/mp4');
  expect((await sound.body()).length).toBeGreaterThan(1_000);
});
