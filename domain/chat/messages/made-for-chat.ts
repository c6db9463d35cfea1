/** What shows a photo that was ordered in a chat: the message of that id. */
export const chatPhoto = 'chat_photo';

/** What shows speech that was ordered of a message: the message of that id. */
export const messageSpeech = 'message_speech';

/** What shows an answer that is said aloud: the message of that id. */
export const voiceReply = 'voice_reply';

/** What shows a video that was ordered: the video message of that id. */
export const chatVideo = 'chat_video';
