import { createHash } from 'node:crypto';
import * as z from 'zod';
import type { PoliceNoticesRow } from '~/db/rows';
import { placeOf, type Seal } from '../shared/sealing/seal';

export const noticeGrounds = [
  'threat-to-life',
  'danger-to-child',
  'terrorism',
  'other-danger',
] as const;

export const noticeStates = ['waiting', 'approved', 'declined', 'sent'] as const;
export type NoticeState = (typeof noticeStates)[number];

export const noticeStateOf = ({
  is_approved,
  sent_at,
}: Pick<PoliceNoticesRow, 'is_approved' | 'sent_at'>): NoticeState =>
  sent_at ? 'sent' : is_approved === null ? 'waiting' : is_approved ? 'approved' : 'declined';

/** The content of a notice, as it was when it was requested. */
const contentSchema = z.object({
  facts: z.string(),
  person: z.object({
    kind: z.enum(['user', 'guest']),
    id: z.string(),
    email: z.string().nullable(),
    registeredAt: z.string().nullable(),
  }),
  evidence: z.array(z.object({ text: z.string(), category: z.string(), at: z.string() })),
});
export type NoticeContent = z.output<typeof contentSchema>;

const placeOfContent = (id: string) => placeOf('police_notices', 'sealed_content', id);

/** Seals the content of a notice, and returns it with its hash. */
export function sealContent(seal: Seal, id: string, content: NoticeContent) {
  const text = JSON.stringify(content);
  return {
    sealed_content: seal.seal(text, placeOfContent(id)),
    content_hash: createHash('sha256').update(text).digest('hex'),
  };
}

/** Returns the content of a stored notice. Throws if it is not what was hashed when it was requested. */
export function openContent(
  seal: Seal,
  { id, sealed_content, content_hash }: PoliceNoticesRow,
): NoticeContent {
  const text = seal.open(sealed_content, placeOfContent(id));
  if (createHash('sha256').update(text).digest('hex') !== content_hash) {
    throw new Error(`the content of the notice to the police ${id} was changed`);
  }
  return contentSchema.parse(JSON.parse(text));
}
