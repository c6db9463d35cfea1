import type { LoaderFunctionArgs } from '@remix-run/node';
import { Outlet, useLoaderData } from '@remix-run/react';
import { hasVideos } from '~/domain/chat/videos/list-videos';
import { personOf } from '~/domain/viewers/person-of';
import { readRecentChats, recentChats } from '../../chat/server/read-recent-chats.server';
import { countNotifications } from '../../notifications/server/count-notifications.server';
import { readPlayFrame } from '../../gamification/server/read-play-frame.server';
import { useDailyReward } from '../../gamification/use-daily-reward';
import { useWelcomeBack } from '../../offers/use-welcome-back';
import { Frame } from '../../frame';
import { Farewell } from '../../deletions/farewell';
import { presentChat } from '../../chat/presenters/chat-for-fan';
import { BalanceProvider } from '../../wallet/balance-provider';
import { readOwnBalance } from '../../wallet/server/read-own-balance.server';
import { isLooking } from '../../kit/http/guards/look-guard';
import { EventStreamProvider } from '../../kit/realtime/event-stream-provider';
import { RealtimeProvider } from '../../chat/live/realtime-provider';

export { reloadAroundChat as shouldRevalidate } from '../../chat/thread/ignore-moves';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const person = personOf(context.viewer);
  // Staff who look as a person see nothing of chats.
  if (!person || isLooking(context.viewer)) {
    return {
      balance: null,
      unread: 0,
      notifications: 0,
      recent: [],
      isVideoStored: false,
      play: null,
    };
  }
  const [balance, notifications, { items, unread }, isVideoStored, play] = await Promise.all([
    person.kind === 'user' ? readOwnBalance(context, person.id) : null,
    person.kind === 'user' ? countNotifications(request, context, person.id) : 0,
    readRecentChats(request, context, person),
    person.kind === 'user' && hasVideos(context.domain, person.id),
    person.kind === 'user' ? readPlayFrame(context, person.id) : null,
  ]);
  return {
    balance,
    unread,
    notifications,
    isVideoStored,
    play,
    recent: items.slice(0, recentChats).map((chat) => presentChat(chat, context.mediaAddress)),
  };
}

export default function ShellRoute() {
  const { balance, ...shown } = useLoaderData<typeof loader>();
  useWelcomeBack();
  useDailyReward(shown.play);
  return (
    <EventStreamProvider>
      <RealtimeProvider hasChats={shown.recent.length > 0}>
        <BalanceProvider loaded={balance}>
          <Frame {...shown}>
            <Farewell />
            <Outlet />
          </Frame>
        </BalanceProvider>
      </RealtimeProvider>
    </EventStreamProvider>
  );
}
