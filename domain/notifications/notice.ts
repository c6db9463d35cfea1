import * as z from 'zod';
import { taskKindSchema, taskScopeSchema } from '../gamification/schema';
import { refusedCategories } from '../moderation/verdict';
import { factorChangeSchema } from '../second-factors/events';
import { idSchema } from '../shared/ids';
import { appealOutcomeSchema, consequenceSchema } from '../strikes/schema';

const price = z.object({ minor: z.number().int(), currency: z.string() });
const moment = z.iso.datetime();
const ofCharacter = { characterId: idSchema };

const club = {
  /** The name of the character. */
  name: z.string(),
  price: price.nullable(),
  tokens: z.number().int().nullable(),
};

/** A notice's kind and details, as stored in rows and jobs. */
export const noticeSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('message'),
    ...ofCharacter,
    chatId: idSchema,
    messageId: idSchema,
    seq: z.number().int().positive(),
  }),
  z.object({
    kind: z.literal('reply-given-up'),
    characterName: z.string(),
    isRefunded: z.boolean(),
  }),
  z.object({ kind: z.literal('post'), ...ofCharacter, postId: idSchema }),
  z.object({ kind: z.literal('story'), ...ofCharacter, storyId: idSchema, expiresAt: moment }),
  z.object({ kind: z.literal('offer'), amount: z.number().int().positive(), expiresAt: moment }),
  z.object({
    kind: z.literal('payment'),
    outcome: z.enum(['paid', 'refunded', 'disputed']),
    orderNumber: z.string(),
    productName: z.string(),
    money: price,
  }),
  z.object({ kind: z.literal('renewal'), renewsAt: moment, price, isByHand: z.boolean() }),
  z.object({ kind: z.literal('card-ends'), renewsAt: moment, last4: z.string() }),
  z.object({
    kind: z.literal('renewal-failed'),
    price,
    triesAgainAt: moment.nullable(),
    openUntil: moment,
  }),
  z.object({ kind: z.literal('subscription-canceled'), openUntil: moment }),
  z.object({ kind: z.literal('subscription-ended') }),
  z.object({ kind: z.literal('club-renewal'), ...club, renewsAt: moment }),
  z.object({
    kind: z.literal('club-renewal-failed'),
    ...club,
    triesAgainAt: moment.nullable(),
    openUntil: moment,
  }),
  z.object({ kind: z.literal('club-ended'), ...ofCharacter }),
  z.object({
    kind: z.literal('new-sign-in'),
    device: z.object({ browser: z.string(), system: z.string() }).nullable(),
  }),
  z.object({ kind: z.literal('password-changed') }),
  z.object({ kind: z.literal('email-changed'), maskedNewEmail: z.string() }),
  z.object({ kind: z.literal('identity-linked'), provider: z.string() }),
  z.object({ kind: z.literal('factor-changed'), change: factorChangeSchema }),
  z.object({ kind: z.literal('archive-ready'), path: z.string(), expiresAt: moment }),
  z.object({
    kind: z.literal('legal-change'),
    document: z.enum(['terms', 'privacy']),
    effectiveOn: z.iso.date(),
  }),
  z.object({
    kind: z.literal('rule-broken'),
    rule: z.enum(refusedCategories),
    leadsTo: consequenceSchema,
    pausedUntil: moment.nullable(),
  }),
  z.object({ kind: z.literal('decision-withdrawn') }),
  z.object({ kind: z.literal('appeal-answered'), outcome: appealOutcomeSchema }),
  z.object({
    kind: z.literal('quest-completed'),
    /** The activity of the quest that was completed last. */
    activity: taskKindSchema,
    scope: taskScopeSchema,
    goal: z.number().int().positive(),
  }),
  z.object({ kind: z.literal('character-made'), ...ofCharacter }),
  z.object({ kind: z.literal('character-failed'), ...ofCharacter, isRefused: z.boolean() }),
  z.object({ kind: z.literal('flow-taken-over'), manager: z.string() }),
  z.object({ kind: z.literal('flow-handed-back'), manager: z.string() }),
  z.object({ kind: z.literal('trial') }),
]);
export type Notice = z.infer<typeof noticeSchema>;

/**
 * Returns the subject of a notice; facts with the same subject share one notice. It consists of a word and
 * an identifier. A fact that is not grouped is its own subject. Completed quests share one subject.
 */
export function subjectOf(notice: Notice, factId: string): string {
  if (notice.kind === 'message') return `chat:${notice.chatId}`;
  if (notice.kind === 'quest-completed') return 'quests:completed';
  return `${notice.kind}:${factId}`;
}
