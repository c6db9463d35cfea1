import { expect, it } from 'vitest';
import { openTestContext } from '~/db/testing/open-test-context';
import { newId } from '~/domain/shared/ids';
import type { Mailer } from '~/providers/mail/mail';
import { mailHandlers } from './handlers';

const { context } = await openTestContext();

it.each([
  ['de-DE', 'Dein Nocturne-Passwort wurde geändert'],
  ['fr', 'Votre mot de passe Nocturne a été modifié'],
  ['nl-NL', 'Your Nocturne password was changed'],
])('a mail to a reader of %s is written in their language, once', async (locale, subject) => {
  const subjects: string[] = [];
  const mailer: Mailer = {
    send: (mail) => Promise.resolve(void subjects.push(mail.subject)),
    close: () => undefined,
  };
  const [sendMail] = mailHandlers({
    context,
    mailer,
    productName: 'Nocturne',
    publicUrl: 'https://nocturne.example',
  });
  const mail = {
    eventId: newId(),
    to: `${newId()}@example.com`,
    locale,
    template: 'password-changed',
    data: {},
    requestId: 'test',
  };
  await sendMail?.handle(mail);
  await sendMail?.handle(mail);
  expect(subjects).toEqual([subject]);
});
