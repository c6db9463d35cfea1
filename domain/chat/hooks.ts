import { generationMoved } from '../generations/generation';
import { on } from '../shared/hooks';
import { guestAttached } from '../viewers/attach-guest';
import { guestForgotten } from '../viewers/forget-guest';
import { attachGuestChats } from './chats/attach-guest-chats';
import { removeGuestChats } from './chats/remove-guests';
import { showPhoto } from './photos/show-photo';
import { showSpeech } from './speech/show-speech';
import { showVoiceReply } from './speech/show-voice-reply';
import { showVideo } from './videos/show-video';

export const chatHooks = [
  on(guestAttached, (context, trx, { guestId, userId }) =>
    attachGuestChats(context, trx, guestId, userId),
  ),
  on(generationMoved, (context, trx, generation) => showPhoto(context, trx, generation)),
  on(generationMoved, (context, trx, generation) => showSpeech(context, trx, generation)),
  on(generationMoved, (context, trx, generation) => showVoiceReply(context, trx, generation)),
  on(generationMoved, (context, trx, generation) => showVideo(context, trx, generation)),
  on(guestForgotten, (_context, trx, { guestId }) => removeGuestChats(trx, guestId)),
];
