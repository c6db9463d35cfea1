import { character } from './actors/characters';
import { openChat, say } from './actors/chat';
import { test } from './test';
test('loop', async ({ page }) => {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const { slug } = character(11);
  page.on('console', (m) => { if (m.type() === 'error') console.log('ERR', m.text().slice(0, 300)); });
  page.on('request', (r) => { if (r.method() === 'POST') console.log(r.method(), r.url().slice(-40), r.isNavigationRequest()); });
  await openChat(page, slug);
  await say(page, `This is message number 1`);
  await page.waitForTimeout(7000);
  console.log('crashed', await page.getByText('went out').count());
});
