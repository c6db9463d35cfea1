import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { caseKinds, caseLimits, reportReasons } from './kinds';
import { caseDetails, caseFormSchema, contactUsSchema, reportCharacterSchema } from './schema';

const contact = {
  name: 'Ada Moreau',
  email: 'ada@example.com',
  subject: 'A question',
  message: 'How do I change my name?',
};

const faultsOf = (input: unknown) =>
  (contactUsSchema.safeParse(input).error?.issues ?? []).map(({ path, message }) => [
    path.join('.'),
    message,
  ]);

describe('a message to the operator', () => {
  it('needs a name, an address, a subject and words', () => {
    expect(faultsOf({})).toEqual([
      ['name', 'name is required'],
      ['subject', 'subject is required'],
      ['message', 'message is required'],
      ['email', 'email is required'],
    ]);
    expect(faultsOf({ ...contact, name: ' \n ', message: '\u200b' })).toEqual([
      ['name', 'name is required'],
      ['message', 'message is required'],
    ]);
  });

  it('keeps names and words of every script, and emoji', () => {
    for (const name of ['Łukasz Żółć', 'Ольга', 'محمد علي', '山田 花子', '👩‍👩‍👧 Zoë']) {
      expect(contactUsSchema.parse({ ...contact, name, message: name })).toMatchObject({
        name: name.normalize('NFC'),
        message: name.normalize('NFC'),
      });
    }
  });

  it('drops marks that make a text read otherwise than it is written', () => {
    const message = 'See photo_\u202egnp.exe\u202c and pay\u200bpal';
    expect(contactUsSchema.parse({ ...contact, message }).message).toBe(
      'See photo_gnp.exe and paypal',
    );
    const subject = 'Two\r\nBcc: all@example.com\tlines\u0007';
    expect(contactUsSchema.parse({ ...contact, subject }).subject).toBe(
      'Two Bcc: all@example.com lines',
    );
  });

  it('rejects characters that cannot be stored, other types, and oversized input', () => {
    const notStorable = 'the text holds a character that cannot be stored';
    expect(faultsOf({ ...contact, message: 'a\0b' })).toEqual([['message', notStorable]]);
    expect(faultsOf({ ...contact, message: 'a\ud83d' })).toEqual([['message', notStorable]]);
    expect(faultsOf({ ...contact, name: ['Ada'] })).toEqual([['name', 'name is required']]);
    const long = 'x'.repeat(caseLimits.message + 1);
    expect(faultsOf({ ...contact, message: long })).toEqual([['message', 'the text is too long']]);
  });

  it('refuses an address in look-alike letters', () => {
    for (const email of ['аda@example.com', 'ada@exаmple.com', 'ada@example.com\0', 'a b@c.de']) {
      expect(faultsOf({ ...contact, email })).toEqual([['email', 'invalid email address']]);
    }
  });

  it('fails only with its own error messages, and never lets a control character through', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (message) => {
        const parsed = contactUsSchema.safeParse({ ...contact, message });
        if (parsed.success) expect(parsed.data.message).not.toMatch(/[^\P{Cc}\n\t]|\u202e/u);
        else expect(parsed.error.issues).toHaveLength(1);
      }),
    );
  });
});

it('shows the host of a look-alike link in punycode', () => {
  const place = 'https://exаmple.com/characters/luna';
  const parsed = caseDetails.complaint.parse({ name: 'Ada', message: 'Look', place });
  expect(parsed.place).toBe('https://xn--exmple-4nf.com/characters/luna');
});

describe('a report', () => {
  it('defaults to spam, and accepts the contract’s reasons in any case', () => {
    expect(reportCharacterSchema.parse({})).toEqual({ reportReason: 'spam' });
    expect(reportCharacterSchema.parse({ reportReason: 'Spam', postId: null })).toEqual({
      reportReason: 'spam',
      postId: null,
    });
    expect(
      reportCharacterSchema.parse({ reportReason: 'I’m in this post and want it removed' }),
    ).toEqual({ reportReason: "i'm in this post and want it removed" });
    for (const reportReason of reportReasons) {
      expect(reportCharacterSchema.parse({ reportReason })).toEqual({ reportReason });
    }
  });

  it('refuses another reason, and a post that is no id', () => {
    expect(reportCharacterSchema.safeParse({ reportReason: 'boring' }).success).toBe(false);
    expect(reportCharacterSchema.safeParse({ reportReason: {} }).success).toBe(false);
    expect(reportCharacterSchema.safeParse({ postId: '1' }).success).toBe(false);
  });
});

it('every kind of case has a form that requires an address and accepts no undeclared field', () => {
  for (const kind of caseKinds) {
    const faults = caseFormSchema(kind).safeParse({ isAdmin: true }).error?.issues ?? [];
    expect(faults.map(({ message }) => message)).toContain('email is required');
  }
});
