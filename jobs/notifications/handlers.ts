import { announceDigests } from '~/domain/notifications/announce-digests';
import { endDigests } from '~/domain/notifications/end-digests';
import { forgetDevicesOf } from '~/domain/notifications/forget-devices';
import { noteMessage } from '~/domain/notifications/note-message';
import { pushNotice } from '~/domain/notifications/push-notice';
import { notifyFollowers } from '~/domain/notifications/notify-followers';
import { writeNotice } from '~/domain/notifications/write-notice';
import { handleJob, type HandlerOptions } from '../handler';
import {
  announceDigestsJob,
  endDigestsJob,
  forgetDevicesJob,
  noteMessageJob,
  pushNoticeJob,
  notifyFollowersJob,
  writeNoticeJob,
} from './notices.job';

/** Handlers of notifications outside chats; without a push service nothing is pushed. */
export const notificationsHandlers = ({
  context,
  push,
  productName,
}: Pick<HandlerOptions, 'context' | 'push' | 'productName'>) => [
  handleJob(writeNoticeJob, async (notice) => ({ notified: await writeNotice(context, notice) })),
  handleJob(noteMessageJob, (message) => noteMessage(context, message)),
  handleJob(pushNoticeJob, async (pushed) => ({
    devices: push ? await pushNotice(context, push, { ...pushed, productName }) : 0,
  })),
  handleJob(forgetDevicesJob, async (ended) => ({
    devices: await forgetDevicesOf(context, ended),
  })),
  handleJob(endDigestsJob, ({ email }) => endDigests(context, email)),
  handleJob(notifyFollowersJob, async () => ({ publications: await notifyFollowers(context) })),
  handleJob(announceDigestsJob, async () => ({ digests: await announceDigests(context) })),
];
