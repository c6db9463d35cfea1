import * as z from 'zod';
import { isOpenTo, type MessageDetails } from '~/domain/chat/messages/message-details';
import type { Message } from '~/domain/chat/schema';
import { renditionKeys } from '~/domain/media/rendition-keys';
import { messageSchema, presentMessage } from '~/realtime/protocol/message';
import type { PostMediaAddress } from '../../kit/http/context/media-addresses';
import { pictureSchema, presentPicture } from '../../media/presenters/picture';
import { postHref } from '../../posts/post-href';
import type { Post } from '../../posts/presenters/post-for-fan';

const aboutPostSchema = z.object({
  text: z.string(),
  href: z.string(),
  /** In all sizes; null of what the fan may not see. */
  picture: pictureSchema.nullable(),
  /** Blurred where there is no picture. */
  assetUrl: z.string(),
  createdAt: z.iso.datetime(),
});
/** The post that a message is about, as its reader may see it. */
export type AboutPost = z.infer<typeof aboutPostSchema>;

/** A message with the addresses of what belongs to it. */
export const shownMessageSchema = messageSchema.extend({
  /** The photo, or the video's first frame; blurred where it has yet to be unlocked. */
  imageUrl: z.string().nullable(),
  /** The same in all sizes, where it is open. */
  picture: pictureSchema.nullable(),
  videoUrl: z.string().nullable(),
  audioUrl: z.string().nullable(),
  /** Of a message that somebody had read to them. */
  textToSpeechUrl: z.string().nullable(),
  /** The words in which its reader ordered the photo; null of any other message. */
  orderedWords: z.string().nullable(),
  /** What its `post` is; null where there is none, or nobody can see it any more. */
  aboutPost: aboutPostSchema.nullable(),
});
export type ShownMessage = z.infer<typeof shownMessageSchema>;

type Files = Pick<ShownMessage, 'imageUrl' | 'picture' | 'videoUrl' | 'audioUrl'>;

const noFiles: Files = { imageUrl: null, picture: null, videoUrl: null, audioUrl: null };

/** A message with addresses signed for everybody or for whoever reads. */
export function presentShownMessage(
  message: Message,
  address: PostMediaAddress,
  {
    post,
    orderedWords = null,
  }: { post?: Post | undefined; orderedWords?: string | undefined | null },
): ShownMessage {
  return {
    ...presentMessage(message),
    ...presentFiles(message.details, address),
    textToSpeechUrl: presentSpeech(message.speech, address),
    orderedWords,
    aboutPost: post ? presentAboutPost(post) : null,
  };
}

const presentSpeech = (
  speech: Message['speech'],
  { forViewer }: PostMediaAddress,
): string | null => (speech?.state === 'ready' ? forViewer(speech.storageKey) : null);

function presentAboutPost(post: Post): AboutPost {
  const { textContent: text, createdAt, assets } = post;
  const [first] = assets;
  const { picture = null, assetUrl = '' } = first ?? {};
  return { text, href: postHref(post), picture, assetUrl, createdAt };
}

function presentFiles(details: MessageDetails | null, address: PostMediaAddress): Files {
  if (!details) return noFiles;
  if (details.type === 'audio') {
    const { storageKey } = details;
    const isHeard = storageKey !== null && isOpenTo(details);
    return { ...noFiles, audioUrl: isHeard ? address.forViewer(storageKey) : null };
  }
  if (!('folder' in details) || details.folder === null) return noFiles;
  const { folder, width } = details;
  if (!isOpenTo(details)) {
    return { ...noFiles, imageUrl: address.forEverybody(renditionKeys.locked(folder)) };
  }
  const picture = presentPicture(folder, width, address.forViewer);
  const isVideo = details.type === 'video';
  return {
    ...noFiles,
    picture,
    imageUrl: picture.url,
    videoUrl: isVideo ? address.forViewer(renditionKeys.video(folder)) : null,
  };
}
