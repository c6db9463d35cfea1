import * as z from 'zod';
import type { Held, NoticeListed, OpenedNotice } from '~/domain/takedowns/list-notices';
import { subjectKinds, takedownCauses, takedownOutcomeSchema } from '~/domain/takedowns/schema';
import { urgencies, urgencyOf } from '~/domain/takedowns/urgency';
import { staffOnly } from '../../staff/presenters/staff-only';
import { stamp, stampSchema } from '../../staff/presenters/stamp';

const listedNoticeSchema = z.object({
  caseId: z.uuid(),
  reference: z.string(),
  openedAt: staffOnly(stampSchema),
  dueAt: staffOnly(stampSchema),
  urgency: z.enum(urgencies),
  addresses: z.number().int(),
  found: z.number().int(),
  outcome: staffOnly(takedownOutcomeSchema.nullable()),
});
export type ListedNotice = z.infer<typeof listedNoticeSchema>;

/** One line of the list. */
export const presentNotice = (notice: NoticeListed, now: Date): ListedNotice =>
  listedNoticeSchema.parse({
    ...notice,
    openedAt: stamp(notice.openedAt),
    dueAt: stamp(notice.dueAt),
    urgency: urgencyOf(notice.dueAt, now),
  });

const heldSchema = z.object({
  kind: z.enum(subjectKinds),
  subject: staffOnly(z.string()),
  cause: staffOnly(z.enum(takedownCauses)),
  takenDownAt: staffOnly(stampSchema),
  restoredAt: staffOnly(stampSchema.nullable()),
});
export type ShownHeld = z.infer<typeof heldSchema>;

export const presentHeld = ({ takenDownAt, restoredAt, ...held }: Held): ShownHeld =>
  heldSchema.parse({
    ...held,
    takenDownAt: stamp(takenDownAt),
    restoredAt: restoredAt && stamp(restoredAt),
  });

const openedNoticeSchema = z.object({
  name: staffOnly(z.string()),
  standing: z.string(),
  shows: z.string(),
  message: staffOnly(z.string().optional()),
  signature: staffOnly(z.string()),
  addresses: staffOnly(z.array(z.object({ line: z.string(), isFound: z.boolean() }))),
  /** What it took down, as `data:` addresses. */
  pictures: staffOnly(z.array(z.string())),
});
export type ShownNotice = z.infer<typeof openedNoticeSchema>;

export const presentOpened = (opened: OpenedNotice, pictures: string[]): ShownNotice =>
  openedNoticeSchema.parse({ ...opened, pictures });
