import * as z from 'zod';
import * as accounts from '~/domain/accounts/schema';
import { caseKinds } from '~/domain/cases/kinds';
import { caseFormSchema, followCaseSchema, reportCharacterFormSchema } from '~/domain/cases/schema';
import { sendMessageSchema } from '~/domain/chat/schema';
import * as credentials from '~/domain/credentials/schema';
import { typedCodeSchema } from '~/app/redeem-codes/typed-code';
import * as profile from '~/app/profile/profile-fields';
import { buyerSchema } from '~/domain/invoices/buyer';
import { deletionFormSchema } from '~/domain/deletions/schema';
import { passkeyNameSchema } from '~/domain/second-factors/schema';
import { staffCodeSchema } from '~/domain/staff/schema';

/** The schema of each form. */
export const schemas: [form: string, schema: z.ZodObject][] = [
  ['sign-up', accounts.signUpFormSchema],
  ['log-in', accounts.logInSchema],
  ['code', z.object({ code: credentials.codeSchema })],
  ['staff’s code', z.object({ code: staffCodeSchema })],
  ['reset', credentials.requestResetSchema],
  ['new password', credentials.newPasswordFormSchema],
  ['password of the settings', credentials.changePasswordSchema],
  ['address of the settings', credentials.initiateChangeEmailSchema],
  ['personalize', profile.personalizeFormSchema],
  ['profile', profile.profileFormSchema],
  ['leaving', deletionFormSchema('fan@example.com')],
  ['passkey', z.object({ name: passkeyNameSchema })],
  ['following a case', followCaseSchema],
  ['redeem code', typedCodeSchema],
  ['buyer of an invoice', buyerSchema],
  ['reporting a character', reportCharacterFormSchema],
  // A form always has the field.
  ['message', z.object({ content: sendMessageSchema.shape.content.default('') })],
  ...caseKinds.map((kind): [string, z.ZodObject] => [kind, caseFormSchema(kind)]),
];

const hostile = [undefined, '', ' ', 'x', '\0', 'no address', '12', 'x'.repeat(70_000)];
/** Fields that the site itself fills in. */
const unseen = ['accountType', 'postId', 'messageId', 'chatId', 'idempotencyKey', 'recipient'];

/** Returns all messages of a schema about people's input. */
export function messagesOf(schema: z.ZodObject): string[] {
  const fields = Object.keys(schema.shape);
  const issues = hostile.flatMap((value) => {
    const typed = Object.fromEntries(fields.map((field) => [field, value]));
    return schema.safeParse(typed).error?.issues ?? [];
  });
  return issues
    .filter(({ path }) => !unseen.includes(String(path[0])))
    .map(({ message }) => message);
}
