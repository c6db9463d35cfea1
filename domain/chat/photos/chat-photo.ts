/** What shows a photo that was ordered in a chat: the message of that id. */
export const chatPhoto = 'chat_photo';
