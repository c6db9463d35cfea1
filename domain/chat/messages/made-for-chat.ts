/** A photo that was ordered in a chat. The subject is the message that shows it. */
export const chatPhoto = 'chat_photo';

/** Speech that was ordered for a message. The subject is that message. */
export const messageSpeech = 'message_speech';

/** A spoken reply. The subject is its message. */
export const voiceReply = 'voice_reply';

/** A video that was ordered. The subject is the video message that shows it. */
export const chatVideo = 'chat_video';
