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
  /** The picture in all sizes; null if the fan may not see it. */
  picture: pictureSchema.nullable(),
  /** The address of the asset; blurred if `picture` is null. */
  assetUrl: z.string(),
  createdAt: z.iso.datetime(),
});
/** The post that a message is about, in the form that its reader may see. */
export type AboutPost = z.infer<typeof aboutPostSchema>;

/** A message with the addresses of its media. */
export const shownMessageSchema = messageSchema.extend({
  /** The photo, or a video's first frame; blurred if locked. */
  imageUrl: z.string().nullable(),
  /** The same picture in all sizes, if unlocked. */
  picture: pictureSchema.nullable(),
  videoUrl: z.string().nullable(),
  audioUrl: z.string().nullable(),
  /** The speech of a message that was ordered to be read aloud. */
  textToSpeechUrl: z.string().nullable(),
  /** The text of the reader's order for the photo; null for any other message. */
  orderedWords: z.string().nullable(),
  /** The post behind `post`; null if there is none or it is no longer visible to anyone. */
  aboutPost: aboutPostSchema.nullable(),
});
export type ShownMessage = z.infer<typeof shownMessageSchema>;

type Files = Pick<ShownMessage, 'imageUrl' | 'picture' | 'videoUrl' | 'audioUrl'>;

const noFiles: Files = { imageUrl: null, picture: null, videoUrl: null, audioUrl: null };

/** Returns a message with addresses signed for everyone or for the reader. */
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
    const isPlayable = storageKey !== null && isOpenTo(details);
    return { ...noFiles, audioUrl: isPlayable ? address.forViewer(storageKey) : null };
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
