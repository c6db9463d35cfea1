import { sendTrials } from '../actors/chat/notices';
import { untilHydrated } from '../actors/pages';
import { noteShown, pushedTo, shownBy, subscribeAtSandbox, workersOf } from '../actors/chat/push';
import { expect, test } from '../test';

test.use({
  storageState: async ({ member }, use) => use(member.state),
  contextOptions: { reducedMotion: 'reduce' },
  serviceWorkers: 'allow',
  permissions: ['notifications'],
});

test('a device gets a push notification with the site closed, without a name or content', async ({
  page,
  context,
  member,
}) => {
  await subscribeAtSandbox(page);
  await page.goto('/settings/notifications');
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Switch on here' }).click();
  const devices = page.getByRole('region', { name: 'Push on your devices' });
  await expect(devices.getByRole('listitem')).toContainText('This browser');
  const path = await sendTrials(member.state, 1);
  const { body, sender } = await pushedTo(path);
  expect(sender.subject).toBe('mailto:hello@nocturne.example');

  const workers = await workersOf(context);
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('no service worker runs');
  await noteShown(worker);
  await page.close();
  await workers.deliver(body);
  await expect
    .poll(() => shownBy(worker))
    .toEqual([
      { title: 'Nocturne', body: 'It works. This is how Nocturne reaches you.', url: path },
    ]);
  const opened = await context.newPage();
  await opened.goto(path);
  await expect(opened).toHaveURL(/\/settings\/notifications$/);
});
